import { describe, expect, test } from "vitest";
import { freshPhone, freshValues } from "../support/enquiries/fresh-posts.ts";
import { postForm } from "../support/enquiries/post.ts";
import { siteForFile, siteForTest } from "../support/sites/site-for-file.ts";

const site = siteForFile({ env: { RATE_LIMIT_REQUESTS: "10000" } });

const letters = (count: number) => ({ comment: "я".repeat(count) });

// `error-words.test.ts` has posts from another site, too large ones and those of plain text, `headers.test.ts` of JSON.
describe("A post", () => {
  test.each<[status: number, what: string, headers?: Record<string, string>, values?: Record<string, string>]>([
    [403, "from another host of the site", { "Sec-Fetch-Site": "same-site" }],
    [403, "from nowhere that browsers know", { "Sec-Fetch-Site": "nonsense" }],
    [303, "from the site", { "Sec-Fetch-Site": "same-origin" }],
    [303, "by the visitor's own hand", { "Sec-Fetch-Site": "none" }],
    [403, "of a foreign Origin", { Origin: "https://evil.example" }],
    [403, "of a hidden Origin", { Origin: "null" }],
    [303, "of the site's Origin", { Origin: "http://site.test" }],
    [415, "in parts", { "Content-Type": "multipart/form-data; boundary=x" }],
    [303, "with a comment of 4,000 letters", {}, letters(4000)],
    [422, "with a comment over 4,000 letters", {}, letters(4001)],
    [422, "with invisible characters alone for a phone", {}, { phone: "\u0000\u202e\u200f" }],
  ])("gets %i: %s", async (status, _, headers, values) => {
    const answer = await postForm(site, "/requests/callback", { ...freshValues(), ...values }, headers);
    expect(answer.status).toBe(status);
  });
  test("to an unknown form gets 404", async () => {
    expect((await postForm(site, "/requests/unknown", freshValues())).status).toBe(404);
  });
});

test("Invisible characters are removed from every field before delivery; line breaks stay in the comment", async () => {
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

test("Too many posts from one address get a 429 with Retry-After, RateLimit headers and the phone number", async () => {
  const limited = await siteForTest({ RATE_LIMIT_REQUESTS: "3" });
  for (let post = 0; post < 3; post += 1) {
    expect((await postForm(limited, "/requests/callback", freshValues())).status).toBe(303);
  }
  const typed = { phone: freshPhone(), name: "Анна Петрова", comment: "Нужен «склад» & <рампа> у ворот" };
  const { status, headers, html } = await postForm(limited, "/requests/callback", typed);
  expect(status).toBe(429);
  expect(headers["cache-control"]).toBe("no-store");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(headers.ratelimit).toBeTruthy();
  expect(headers["ratelimit-policy"], "ten minutes").toContain("q=3; w=600;");
  expect(html).toContain("+7 (495) 000-00-55");
  // The form returns with every value, so that the visitor can retry.
  expect(html).toContain('value="Анна Петрова"');
  expect(html).toContain(`value="${typed.phone}"`);
  expect(html).toContain(">Нужен «склад» &amp; &lt;рампа&gt; у ворот</textarea>");
  expect(html).toContain('action="/requests/callback" method="post"');
  expect((await limited.get("/")).status).toBe(200);
  const dialog = await postForm(limited, "/requests/callback", freshValues(), { "HX-Request": "true" });
  expect(dialog.status).toBe(429);
  expect(dialog.html).toMatch(
    /^<p class="req-limit" data-wait-seconds="\d+"><b>Пока не можем принять заявку.*\+7 \(495\) 000-00-55/s,
  );
});
