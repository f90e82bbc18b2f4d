import { describe, expect, test } from "vitest";
import { postForm } from "../support/enquiries/post.ts";
import { wordsOf } from "../support/pages/page-text.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";

// The content must be read in time, on a busy machine too. No fault here waits for this limit.
const sites = frontedSites({ API_TIMEOUT_MS: "10000" });

describe("A request while the content API fails", () => {
  test("an enquiry for a unit of an unknown park is accepted with the form's values", async () => {
    sites.front.mode = "reset";
    const site = await sites.start({ DELIVERY_RETRY_SECONDS: "1" });
    const phone = "+79165550002";
    const values = { phone, pavilionId: "1002", square: "44,5", body: "3", floor: "2" };
    expect((await postForm(site, "/requests/rent", values)).status).toBe(303);
    sites.front.mode = "up";
    await expect
      .poll(() => sites.standIn.received.find(({ body }) => body.phone === phone)?.body)
      .toMatchObject({ pavilionId: 1002, square: 44.5, body: "3", floor: 2 });
  });

  test("a basement floor is shown with a real minus and sent as a number, also of a unit known from its list", async () => {
    // A park whose unit 1001 is below ground.
    sites.front.rewrite = (_, json) =>
      JSON.parse(JSON.stringify(json, (key, value) => (key === "floor" ? { ...value, number: -1 } : value)));
    const site = await sites.start();
    const html = (await site.get("/requests/rent?pavilionId=1001")).text;
    expect(/<input[^>]*name="floor"[^>]*>/.exec(html)?.[0]).toContain('value="−1"');

    const values = { phone: "+79165550006", pavilionId: "1002", square: "23,4", body: "1", floor: "−1" };
    await postForm(site, "/requests/rent", values);
    const sent = JSON.parse(sites.front.submissions.at(-1)?.body ?? "{}");
    expect(sent).toMatchObject({ phone: values.phone, floor: -1, square: 93.6 });
  });
});

describe("The rejection of an enquiry by the API", () => {
  test.each([{}, { "HX-Request": "true" }])(
    "is a 502 with the unchanged form and no error text (%j)",
    async (headers) => {
      const site = await sites.start();
      sites.front.only = /^\/callbacks/;
      sites.front.mode = "refused";
      const values = { phone: "+79165550004", name: "Вера", comment: `Позвоните ${JSON.stringify(headers)}` };
      const { status, html } = await postForm(site, "/requests/callback", values, headers);
      expect(status).toBe(502);
      expect(html).toContain('value="Вера"');
      expect(html).toContain("+79165550004");
      expect(html).not.toContain("is-bad");
      expect(html).not.toMatch(/Не получилось/);
      sites.front.mode = "up";
      expect((await postForm(site, "/requests/callback", values)).status).toBe(303);
    },
  );
  test("shows one polite line with the phone number if the owner configures it", async () => {
    const site = await sites.start({ REQUEST_ERROR_NOTICE: "true" });
    sites.front.only = /^\/callbacks/;
    sites.front.mode = "refused";
    const { status, html } = await postForm(site, "/requests/callback", { phone: "+79165550005" });
    expect(status).toBe(502);
    const notice = /role="status"[^>]*>(<p class="req-limit">.*?<\/p>)/s.exec(html)?.[1] ?? "";
    expect(wordsOf(notice)).toBe("Не получилось отправить. Позвоните нам, пожалуйста: +7 (495) 000-00-55");
  });
});
