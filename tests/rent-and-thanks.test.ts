import { describe, expect, test } from "vitest";
import { unitOf } from "../views/content/content.ts";
import { allForms } from "../views/enquiries/all-forms.ts";
import { arrivedWith, freshValues } from "./support/enquiries/fresh-posts.ts";
import { postForm } from "./support/enquiries/post.ts";
import { mainOf, wordsOf } from "./support/pages/page-text.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";

const site = siteForFile({ env: { RATE_LIMIT_REQUESTS: "10000" } });

describe("The rent form", () => {
  test("sends the unit's own area, building and floor, and ignores the browser's values", async () => {
    const values = freshValues(allForms.rent);
    const forged = { ...values, square: "1", body: "77", floor: "99", pavilionName: "дворец" };
    await postForm(site, "/requests/rent", forged);
    const unit = unitOf(site.content, 1001);
    expect(arrivedWith(site, values.phone)[0]?.body).toMatchObject({
      pavilionId: 1001,
      square: unit?.square,
      body: unit?.building.number,
      floor: unit?.floor.number,
    });
    expect(arrivedWith(site, values.phone)[0]?.body).not.toHaveProperty("pavilionName");
  });
  test("for an unknown unit is a 404, on opening and on sending", async () => {
    expect((await site.get("/requests/rent?pavilionId=999999")).status).toBe(404);
    const values: Record<string, string> = {
      ...allForms.rent.example,
      ...{ pavilionId: "999999", pavilionName: "302-04" },
    };
    const { status, html } = await postForm(site, "/requests/rent", values);
    const phone = site.content.park.contacts.departments.find(({ role }) => role === "rent")?.phone ?? "";
    expect(status).toBe(404);
    expect(wordsOf(mainOf(html))).toContain("Заявка не отправлена Этого помещения на сайте нет");
    expect(html).toContain('action="/requests/callback"');
    expect(html).toContain(`value="${values.phone ?? ""}"`);
    expect(html).toContain(`Помещение 302-04\n${values.comment ?? ""}</textarea>`);
    expect(html).toContain(phone);
    const dialog = await postForm(site, "/requests/rent", values, { "HX-Request": "true" });
    expect(dialog.status).toBe(404);
    expect(dialog.html).toMatch(/^<p class="req-limit"><b>Заявка не отправлена/);
    expect(dialog.html).toContain(phone);
  });
});

describe("The thanks page without script", () => {
  const thanks = (query: string) => site.read(`/requests/success${query}`);
  test("for a presentation names the manager of the unit", async () => {
    const { words } = await thanks("?form=presentation&pavilionId=1001");
    expect(words).toMatch(/Спросим, куда прислать план и условия\. Анна перезвонит/);
  });
  test("says who calls and when, and links to the unit; it is not cached because it depends on the clock", async () => {
    const { headers, words } = await thanks("?form=rent&pavilionId=1001");
    const unit = unitOf(site.content, 1001);
    expect(headers["cache-control"]).toBe("no-store");
    expect(words).toContain(`К помещению ${unit?.number}`);
    expect(words).toMatch(/Анна перезвонит (?:завтра|сегодня|в|\d+) /);
  });
  test.each(["", "?form=rent&pavilionId=999999", "?form=rent&pavilionId=x", "?form=nothing", "?form=rent"])(
    "also answers %j",
    async (query) => {
      const { status, words } = await thanks(query);
      expect(status).toBe(200);
      expect(words).toContain("Спасибо!");
      expect(words).not.toContain("undefined");
    },
  );
});
