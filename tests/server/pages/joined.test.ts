import { describe, expect, test } from "vitest";
import { sitemapOf } from "../../support/pages/every-address.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

describe("The page of neighbours together", () => {
  test("has one sum, one date and one request that names both", async () => {
    const { status, html, words } = await site.read("/pavilions/1040+1041");
    expect(status).toBe(200);
    expect(words).toContain("Офис 187,2 м²: два соседних помещения");
    expect(words).toContain("356 850 ₽ в месяц");
    expect(words).toContain("Свободно сейчас");
    expect(html).toContain('href="/requests/rent?pavilionId=1040&amp;pavilionId=1041"');
    expect(html).toContain('href="/compare?compare=1040+1041"');
  });
  test("counts three neighbours up in its drawings: a comma, then «и»", async () => {
    const titles = [...(await site.read("/pavilions/1082+1083+1084")).html.matchAll(/<title>(.*?)<\/title>/gs)];
    const named = titles.map(([, title = ""]) => wordsOf(title)).filter((title) => /407-14.*407-16/.test(title));
    expect(named.slice(-2)).toEqual([
      "Вместе: 407-14, 407-15 и 407-16, 369,6 м²",
      "407-14, 407-15 и 407-16: корпус 4, этаж 7",
    ]);
  });
  test("tells the promotion that holds for every unit, and none that holds for one", async () => {
    expect((await site.read("/pavilions/1040+1041")).words).toContain("Первый месяц — 178 425 ₽");
    expect((await site.read("/pavilions/1082+1083")).words).not.toContain("Первый месяц");
  });
  test("has its ids in rising order: another order redirects, with the team", async () => {
    const { status, headers } = await site.read("/pavilions/1041+1040?people=35");
    expect([status, headers.location]).toEqual([308, "/pavilions/1040+1041?people=35"]);
  });
  test.each(["1001+1133", "1040+999999", "1040+1040", "1040+", "1040+1041+1042+1043", "1040+x", "1040+1061"])(
    "does not exist for %s",
    async (ids) => {
      expect((await site.read(`/pavilions/${ids}`)).status).toBe(404);
    },
  );
  test("is in the sitemap, and carries the data of an offer", async () => {
    expect(await sitemapOf(site)).toContain("/pavilions/1040+1041");
    const { html } = await site.read("/pavilions/1040+1041");
    expect(html).toContain('"price":356850');
  });
  test.each(["/pavilions/1040", "/plan?body=2&floor=6"])("is where %s leads", async (path) => {
    expect((await site.read(path)).html).toContain('href="/pavilions/1040+1041"');
  });
});
