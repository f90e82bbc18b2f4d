import { beforeAll, describe, expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { foundOf, getFrom, linksOf, text, unitsOf } from "../../support/pages/lists.ts";
import { mainOf } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const get = async (query = "") => getFrom(site, `/arenda-ofisov${query && `?${query}`}`);
/** The rows of its groups: each starts with the place on the floor, or a photograph. */
const rowsOf = (html: string) => mainOf(html).match(/<(?:summary|a href="[^"]*")><(?:svg|picture|img)/g) ?? [];
let offices: Unit[];
beforeAll(async () => {
  offices = (await site.content.allUnits()).filter(({ category }) => category === "office");
});

describe("a rental page", () => {
  test("folds equal units; its headings count the whole choice, not the page", async () => {
    const { html } = await get();
    const kinds = new Set(offices.map(({ building, square }) => `${building.id} ${square}`));
    expect(unitsOf(html)).toHaveLength(offices.length);
    expect(rowsOf(html)).toHaveLength(kinds.size);
    const large = offices.filter(({ square }) => square >= 150);
    expect(text(html)).toContain(`150–500 м² — ${large.length} офисов`);
  });

  test("shows the floors, the lowest rent and the number free now in a folded row", async () => {
    const { html } = await get("bodies=4");
    const units = offices.filter(({ building, square }) => building.id === 4 && square === 37);
    const now = units.filter(({ status }) => status === "free").length;
    const row = text(/id="kind-4-37".*?<\/summary>/s.exec(html)?.[0] ?? "");
    for (const words of [`${units.length} варианта`, `${now} из ${units.length} сейчас`, "этажи 8, 11, 13, 14"])
      expect(row).toContain(words);
  });

  test("sorts by rate and by date too", async () => {
    const first = async (sort: string) => {
      const [id] = unitsOf((await getFrom(site, `/arenda-skladov?sort=${sort}`)).html);
      return site.content.unit(id ?? 0);
    };
    const warehouses = (await site.content.allUnits()).filter(({ category }) => category === "warehouse");
    expect((await first("rate"))?.rate).toBe(Math.min(...warehouses.map(({ rate }) => rate)));
    expect((await first("date"))?.status).toBe("free");
  });

  test("shows an empty result for a building without units of the category, never all units", async () => {
    const { html } = await get("bodies=7");
    expect(foundOf(html)).toBe(0);
    expect(text(mainOf(html))).toContain("корпус 7");
  });

  test.each([
    "squareFrom=100&squareTo=70&priceTo=50000&floor=7&bodies=5",
    "priceTo=1",
    "floor=200",
    "squareSize=s&squareFrom=1&priceFrom=900000000",
    "floor=7&bodies=1&bodies=2&bodies=3&bodies=4&bodies=5&squareSize=s&priceTo=10",
  ])("offers at least two links that find units if nothing matches: %s", async (query) => {
    const { html } = await get(query);
    expect(foundOf(html)).toBe(0);
    const empty = /class="nothing".*?list-foot/s.exec(mainOf(html))?.[0] ?? "";
    const ways = linksOf(empty).filter((address) => address.startsWith("/arenda"));
    expect(ways.length).toBeGreaterThanOrEqual(2);
    for (const address of ways) expect(foundOf((await getFrom(site, address)).html), address).toBeGreaterThan(0);
  });

  test("shows every unit exactly once over its pages", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`limit=10&page=${page}`)));
    const ids = pages.flatMap(({ html }) => unitsOf(html));
    expect(ids.sort()).toEqual(offices.map(({ id }) => id).sort());
  });

  test.each([
    ["squareSize=m&floor=3&sort=price", "", true],
    ["view=table&bodies=4", "", false],
    ["page=2", "", false],
  ])(
    "with ?%s has the canonical address of its category%s, and is excluded from search indexes: %s",
    async (...row) => {
      const [query, canonical, excluded] = row;
      const { status, html } = await get(query);
      expect(status).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="http://site.test/arenda-ofisov${canonical}"/>`);
      expect(html.includes('content="noindex, follow"')).toBe(excluded);
    },
  );
});
