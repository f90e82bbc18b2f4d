import { beforeAll, describe, expect, test } from "vitest";
import { unitOf } from "../../../views/content/content.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { monthAhead, writtenDay } from "../../support/moment.ts";
import { foundOf, linksOf, text, unitsOf } from "../../support/pages/lists.ts";
import { mainOf } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const get = async (query = "") => site.read(`/arenda-ofisov${query && `?${query}`}`);
/** The rows of its groups. */
const rowsOf = (html: string) => mainOf(html).match(/<li class="row"/g) ?? [];
let offices: Unit[];
beforeAll(async () => {
  offices = site.content.units.filter(({ category }) => category === "office");
});

describe("a rental page", () => {
  test("shows six rows of each size, equal units as one; its headings count the whole choice", async () => {
    const { html } = await get();
    expect(rowsOf(html)).toHaveLength(18);
    const large = offices.filter(({ square }) => square >= 150);
    expect(text(html)).toContain(`${large.length} офисов от`);
    expect(text(html)).toMatch(/Ещё \d+ офис[а-я]* такого размера/);
  });

  test("a single result is followed by what comes closest, each with what it costs to give in", async () => {
    const bounds = offices.map(({ price }) => price).toSorted((a, b) => a - b);
    const { html } = await get(`priceTo=${Math.floor(((bounds[0] ?? 0) + (bounds[1] ?? 0)) / 2)}`);
    const [own = "", near = ""] = mainOf(html).split("Ближе всего");
    expect(foundOf(html)).toBe(1);
    expect(own.match(/<li class="row"/g)).toHaveLength(1);
    const notes = [...near.matchAll(/class="row-more">(.*?)<\/div>/g)].map(([, note]) => note);
    expect(notes.length).toBeGreaterThan(2);
    for (const note of notes) expect(note).toMatch(/дороже на/);
  });

  test("an empty choice of buildings for another use leads to what these buildings let", async () => {
    const { html } = await get("bodies=7");
    const halls = site.content.units.filter(({ category, building }) => category === "warehouse" && building.id === 7);
    expect(mainOf(html)).toContain(`href="/arenda-skladov?bodies=7">${halls.length} складов в корпусе 7</a>`);
    const { html: reverse } = await site.read("/arenda-skladov?bodies=1");
    expect(mainOf(reverse)).toMatch(/href="\/arenda-ofisov\?bodies=1">\d+ офис\S* в корпусе 1<\/a>/);
  });

  test("a choice far larger than all that is let shows no near offers, and its map no zeros", async () => {
    const { html } = await get("squareFrom=900");
    expect(text(html)).not.toContain("Ближе всего");
    expect(text(html)).not.toContain("сообщим, когда освободится");
    expect(text(html)).toContain("Соберём соседние офисы или этаж");
    expect(html).toContain('class="tag none"');
    expect(html).not.toMatch(/class="count">0</);
    const beyondAll = await get("squareFrom=99999");
    expect(text(beyondAll.html)).not.toContain("Соберём");
    // A little more than the largest: that one may do.
    expect(text((await get("squareFrom=410")).html)).toContain("Ближе всего");
  });

  test("a row leads to the cheapest of equal units, and says the floors of the others", async () => {
    const { html } = await get("bodies=4");
    const equal = offices.filter(({ building, square }) => building.id === 4 && square === 37);
    const [cheapest, ...others] = equal.toSorted((a, b) => a.price - b.price);
    const row =
      mainOf(html)
        .split('<li class="row"')
        .find((part) => part.includes("<b>37 м²</b>")) ?? "";
    expect(row).toContain(`href="/pavilions/${cheapest?.id}"`);
    for (const { id, floor } of others)
      expect(row).toMatch(new RegExp(`href="/pavilions/${id}"[^>]*>${floor.number}</a>`));
  });

  test("a row says what the heading counts as free now, also where its cheapest unit comes later", async () => {
    const { html } = await get("bodies=3&squareFrom=184&squareTo=185");
    expect(text(html)).toContain("2 офиса 1 свободен сейчас");
    expect(rowsOf(html)).toHaveLength(1);
    expect(text(html)).toMatch(new RegExp(`под отделку, на 7-м этаже есть сейчас .* С ${writtenDay.source}`));
    // Equal in everything, and free now: that one comes first.
    const { html: alike } = await site.read("/arenda-skladov?bodies=7&squareFrom=180&squareTo=180");
    expect(text(alike)).toContain("2 склада 1 свободен сейчас");
    expect(mainOf(alike)).toContain('<span class="free">Сейчас</span>');
  });

  test("sorts each size by rate and by date too", async () => {
    const first = async (sort: string) => {
      const [id] = unitsOf((await site.read(`/arenda-skladov?sort=${sort}`)).html);
      return unitOf(site.content, id ?? 0);
    };
    const warehouses = site.content.units.filter(({ category, square }) => category === "warehouse" && square < 150);
    expect((await first("rate"))?.rate).toBe(Math.min(...warehouses.map(({ rate }) => rate)));
    expect((await first("date"))?.status).toBe("free");
  });

  test("carries the question to the units", async () => {
    const { html } = await get(`people=35&freeBy=${monthAhead(2)}&priceTo=1500000&bodies=4&bodies=1`);
    const asked = linksOf(mainOf(html)).filter((address) => address.startsWith("/pavilions/"));
    expect(asked.length).toBeGreaterThan(0);
    for (const address of asked)
      expect(address).toMatch(new RegExp(`\\?freeBy=${monthAhead(2)}&people=35&priceTo=1500000$`));
  });

  test.each(
    `
    squareFrom=100&squareTo=70&priceTo=50000&floor=7&bodies=5 priceTo=1 floor=200
    squareSize=s&squareFrom=1&priceFrom=900000000
    floor=7&bodies=1&bodies=2&bodies=3&bodies=4&bodies=5&squareSize=s&priceTo=10`
      .trim()
      .split(/\s+/),
  )("offers at least two ways on if nothing matches: %s", async (query) => {
    const { html } = await get(query);
    expect(foundOf(html)).toBe(0);
    const empty = /class="nothing".*?list-foot/s.exec(mainOf(html))?.[0] ?? "";
    const ways = linksOf(empty).filter((address) => address.startsWith("/arenda"));
    const near = linksOf(empty).filter((address) => address.startsWith("/pavilions"));
    expect(ways.length + near.length).toBeGreaterThanOrEqual(2);
    for (const address of ways) expect(foundOf((await site.read(address)).html), address).toBeGreaterThan(0);
  });

  test("shows the six nearest offers if nothing matches", async () => {
    expect(rowsOf((await get("priceTo=1")).html)).toHaveLength(6);
  });

  test("shows as many rows as the limit asks for, each unit once", async () => {
    const { html } = await get("limit=600");
    const marks = [...mainOf(html).matchAll(/class="mark"/g)];
    expect(marks).toHaveLength(new Set(offices.map(({ building, square }) => `${building.id} ${square}`)).size);
    expect(rowsOf((await get("limit=10")).html)).toHaveLength(10);
  });

  test.each([
    ["squareSize=m&floor=3&sort=rate", "", true],
    ["view=table&bodies=4", "?bodies=4", false],
    ["squareSize=m", "?squareSize=m", false],
    ["squareSize=m&sort=rate", "", false],
    ["priceTo=300000", "", false],
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
