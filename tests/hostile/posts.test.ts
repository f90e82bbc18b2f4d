import { describe, expect, test } from "vitest";
import { callbackForm } from "../../views/requests/callback.form.ts";
import { freshPhone, freshValues } from "../support/fresh-posts.ts";
import { postForm } from "../support/post.ts";
import { startSite } from "../support/site.ts";
import { siteForFile } from "../support/site-for-file.ts";

const site = siteForFile({ env: { RATE_LIMIT_REQUESTS: "10000" } });

describe("A suspicious post", () => {
  const values = callbackForm.example;
  test.each(["cross-site", "same-site", "nonsense"])(
    "with Sec-Fetch-Site %s is rejected with 403",
    async (fetchSite) => {
      expect((await postForm(site, "/requests/callback", values, { "Sec-Fetch-Site": fetchSite })).status).toBe(403);
    },
  );
  test.each(["same-origin", "none"])("with Sec-Fetch-Site %s is accepted", async (fetchSite) => {
    const { status } = await postForm(site, "/requests/callback", freshValues(), {
      "Sec-Fetch-Site": fetchSite,
    });
    expect(status).toBe(303);
  });
  test("with a foreign Origin and no Sec-Fetch-Site is rejected with 403, with ours it is accepted", async () => {
    for (const origin of ["https://evil.example", "null"]) {
      expect((await postForm(site, "/requests/callback", values, { Origin: origin })).status).toBe(403);
    }
    const { status } = await postForm(site, "/requests/callback", freshValues(), {
      Origin: "http://site.test",
    });
    expect(status).toBe(303);
  });
  test("of another media type is rejected with 415", async () => {
    for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"]) {
      expect((await postForm(site, "/requests/callback", values, { "Content-Type": type })).status).toBe(415);
    }
  });
  test("over 64 KiB is rejected with 413", async () => {
    const long = { ...values, comment: "я".repeat(20_000) };
    expect((await postForm(site, "/requests/callback", long)).status).toBe(413);
  });
  test("with a comment over 4,000 letters is rejected with 422, with 4,000 it is accepted", async () => {
    const comment = "я".repeat(4000);
    expect((await postForm(site, "/requests/callback", { ...freshValues(), comment })).status).toBe(303);
    expect((await postForm(site, "/requests/callback", { ...values, comment: `${comment}я` })).status).toBe(422);
  });
  test("to an unknown form gets a 404", async () => {
    expect((await postForm(site, "/requests/unknown", values)).status).toBe(404);
  });
});

describe("Invisible characters", () => {
  test("are removed from every field before delivery; line breaks stay in the comment", async () => {
    const values = freshValues();
    const dirty = {
      phone: `\u202d${values.phone}\u202c`,
      name: "Анна\u0000\u001b[31m\u202e\tПетрова\r\nвторая",
      comment: "\ufeffПервая\u0007 строка\r\nвторая\u2028третья\u0000\u0085четвёртая",
    };
    expect((await postForm(site, "/requests/callback", { ...values, ...dirty })).status).toBe(303);
    const arrived = site.standIn?.received.find(({ body }) => body.phone === values.phone);
    expect(arrived?.body).toMatchObject({
      name: "Анна[31m Петрова вторая",
      comment: "Первая строка\nвторая\nтретья\nчетвёртая",
    });
  });
  test("alone count as an empty value", async () => {
    const { status } = await postForm(site, "/requests/callback", { ...freshValues(), phone: "\u0000\u202e\u200f" });
    expect(status).toBe(422);
  });
});

describe("Too many posts", () => {
  test("from one address get a 429 with Retry-After, RateLimit headers and the phone number", async () => {
    const limited = await startSite({ env: { RATE_LIMIT_REQUESTS: "3" } });
    try {
      for (let post = 0; post < 3; post += 1) {
        expect((await postForm(limited, "/requests/callback", freshValues())).status).toBe(303);
      }
      const typed = { phone: freshPhone(), name: "Анна Петрова", comment: "Нужен «склад» & <рампа> у ворот" };
      const { status, headers, html } = await postForm(limited, "/requests/callback", typed);
      expect(status).toBe(429);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(headers.get("RateLimit")).toBeTruthy();
      expect(html).toContain("+7 (495) 000-00-55");
      // The form returns with every value, so that the visitor can retry.
      expect(html).toContain('value="Анна Петрова"');
      expect(html).toContain(`value="${typed.phone}"`);
      expect(html).toContain(">Нужен «склад» &amp; &lt;рампа&gt; у ворот</textarea>");
      expect(html).toContain('action="/requests/callback" method="post"');
      expect((await fetch(`${limited.url}/`)).status).toBe(200);
      const dialog = await postForm(limited, "/requests/callback", freshValues(), { "HX-Request": "true" });
      expect(dialog.status).toBe(429);
      expect(dialog.html).toMatch(
        /^<p class="req-limit" data-wait-seconds="\d+"><b>Слишком много заявок подряд.*\+7 \(495\) 000-00-55/s,
      );
    } finally {
      await limited.close();
    }
  });
});
