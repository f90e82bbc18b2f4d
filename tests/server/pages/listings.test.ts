import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { foundOf, getFrom, linksOf, text, unitsOf } from "../../support/lists.ts";
import { mainOf } from "../../support/plain-text.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const listBytesMax = 14 * 1024;
const brotli = (html: string) => brotliCompressSync(html).length;

const site = siteForFile();
const get = (path: string) => getFrom(site, path);

describe("a rental page", () => {
  test("meets its byte budget with a hundred units", async () => {
    const { html } = await get("/arenda-ofisov");
    expect(unitsOf(html)).toHaveLength(100);
    expect(brotli(html)).toBeLessThan(listBytesMax);
  });

  test("folds equal units; its headings count the whole choice, not the page", async () => {
    const { html } = await get("/arenda-ofisov");
    const units = (await site.content.allPavilions()).filter(({ category }) => category === "office");
    const kinds = new Set(units.map(({ body, square }) => `${body.id} ${square}`));
    expect(html.match(/<summary><svg/g)?.length).toBeLessThanOrEqual(kinds.size);
    const large = units.filter(({ square }) => square >= 150);
    expect(text(html)).toContain(`150–500 м² — ${large.length} помещений`);
  });

  test("shows the floors, the lowest rent and the number free now in a folded row", async () => {
    const { html } = await get("/arenda-ofisov?bodies=4");
    const units = (await site.content.allPavilions()).filter(({ body, square }) => body.id === 4 && square === 37);
    const now = units.filter(({ status }) => status === "free").length;
    const row = text(
      html.slice(html.indexOf('id="kind-4-37"'), html.indexOf("</summary>", html.indexOf('id="kind-4-37"'))),
    );
    expect(row).toContain(`${units.length} варианта`);
    expect(row).toContain(`${now} сейчас`);
    expect(row).toContain("этажи 8, 11, 13, 14");
  });

  test("applies filters that the upstream lacks to all pages of its answer", async () => {
    const units = (await site.content.allPavilions()).filter(({ category }) => category === "office");
    const furnished = units.filter(({ facts }) =>
      facts.some(({ name, value }) => name === "Отделка" && value === "с отделкой и мебелью"),
    );
    const { html } = await get(`/arenda-ofisov?facts=${encodeURIComponent("Отделка: с отделкой и мебелью")}`);
    expect(foundOf(html)).toBe(furnished.length);
    const now = await get("/arenda-ofisov?free=now");
    expect(foundOf(now.html)).toBe(units.filter(({ status }) => status === "free").length);
  });

  test("sorts by rate and by date too", async () => {
    const byRate = await Promise.all(
      unitsOf((await get("/arenda-skladov?sort=rate")).html).map((id) => site.content.pavilion(id)),
    );
    expect(byRate[0]?.rate).toBe(Math.min(...byRate.map((unit) => unit?.rate ?? 0)));
    const [first] = unitsOf((await get("/arenda-skladov?sort=date")).html);
    expect((await site.content.pavilion(first ?? 0))?.status).toBe("free");
  });

  test("shows an empty result for a building without units of the category, never all units", async () => {
    const { html } = await get("/arenda-ofisov?bodies=7");
    expect(foundOf(html)).toBe(0);
    expect(text(mainOf(html))).toContain("Корпус 7");
  });

  test("still answers links of the former table", async () => {
    const { status, html } = await get("/arenda-ofisov?view=table&bodies=4");
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="http://site.test/arenda-ofisov"/>');
  });

  test("shows only matching units", async () => {
    const { html } = await get("/arenda-ofisov?squareFrom=70&squareTo=100&priceTo=200000&bodies=1&bodies=2");
    const units = await Promise.all(unitsOf(html).map((id) => site.content.pavilion(id)));
    expect(units.length).toBe(foundOf(html));
    expect(units.length).toBeGreaterThan(0);
    for (const unit of units) {
      expect(unit?.square).toBeGreaterThanOrEqual(70);
      expect(unit?.square).toBeLessThanOrEqual(100);
      expect(unit?.price).toBeLessThanOrEqual(200_000);
      expect([1, 2]).toContain(unit?.body.id);
    }
  });

  test.each([
    "squareFrom=100&squareTo=70&priceTo=50000&floor=7&bodies=5",
    "priceTo=1",
    "floor=200",
    "squareSize=s&squareFrom=1&priceFrom=900000000",
    "floor=7&bodies=1&bodies=2&bodies=3&bodies=4&bodies=5&squareSize=s&priceTo=10",
  ])("offers at least two links that find units if nothing matches: %s", async (query) => {
    const { html } = await get(`/arenda-ofisov?${query}`);
    expect(foundOf(html)).toBe(0);
    const empty = mainOf(html).slice(mainOf(html).indexOf('class="nothing"'));
    const ways = linksOf(empty.slice(0, empty.indexOf("find-foot"))).filter((address) => address.startsWith("/arenda"));
    expect(ways.length).toBeGreaterThanOrEqual(2);
    for (const address of ways) expect(foundOf((await get(address)).html), address).toBeGreaterThan(0);
  });

  test("shows every unit exactly once over its pages", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/arenda-ofisov?limit=30&page=${page}`)));
    const ids = pages.flatMap(({ html }) => unitsOf(html));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(foundOf(pages[0]?.html ?? ""));
  });

  test("keeps the ticks of its address, including units on other pages", async () => {
    const ids = unitsOf((await get("/arenda-ofisov")).html).slice(0, 2);
    const { html } = await get(`/arenda-ofisov?compare=${ids.join(",")}&limit=1&sort=-price`);
    for (const id of ids)
      expect(mainOf(html)).toMatch(new RegExp(`<input(?=[^>]*name="compare")(?=[^>]*value="${id}")[^>]*checked=""`));
    expect((await get("/arenda-ofisov?compare=999999")).html).not.toContain('value="999999"');
  });

  test("excludes filtered lists from search indexes, with the bare category as canonical address", async () => {
    const { html } = await get("/arenda-ofisov?squareSize=m&floor=3&sort=price");
    expect(html).toContain('content="noindex, follow"');
    expect(html).toContain('<link rel="canonical" href="http://site.test/arenda-ofisov"/>');
    const second = await get("/arenda-ofisov?page=2");
    expect(second.html).toContain('href="http://site.test/arenda-ofisov?page=2"');
    expect(second.html).not.toContain("noindex");
  });

  test.each([
    "squareFrom=NaN&priceTo=Infinity&page=-1&limit=x",
    "bodies[]=1&floor[a]=2&sort=__proto__",
    "squareFrom=%00&bodies=%FF",
    "compare=1,2,3,4,5,6,7,8,9&page=1e9",
  ])("ignores invalid values: %s", async (query) => {
    const { status, html } = await get(`/arenda-ofisov?${query}`);
    expect(status).toBe(200);
    expect(html).not.toContain("NaN");
  });
});
