import { expect, test } from "vitest";
import { mainOf, plain } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const unitsOf = (body: number, floor?: number) =>
  site.content.units.filter(
    ({ building, floor: storey }) => building.id === body && (floor === undefined || storey.number === floor),
  );
const planOf = async (query: string) => plain(mainOf((await site.read(`/plan?${query}`)).html));

test("a floor with units of one area says the area, one with several the least of them", async () => {
  const main = await planOf("body=1");
  const rows = [...main.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row).slice(1);
  expect(rows).not.toHaveLength(0);
  for (const row of rows) {
    const floor = Number(/floor=(\d+)/.exec(row)?.[1]);
    const areas = new Set(unitsOf(1, floor).map(({ square }) => square));
    const area = /class="plan-area">([^<]*)/.exec(row)?.[1];
    expect(area?.startsWith("от"), `floor ${floor}`).toBe(areas.size > 1);
  }
});

test("the units of a floor stand in the order of their numbers", async () => {
  const numbers = [...(await planOf("body=1&floor=7")).matchAll(/<tr><th[^>]*><a[^>]*>([\d-]+)</g)].map(([, n]) => n);
  expect(numbers).toHaveLength(unitsOf(1, 7).length);
  expect(numbers).toEqual(numbers.toSorted());
});

test("a table of all units of a building does not call them the cheapest", async () => {
  const isAll = unitsOf(7).length <= 6;
  expect((await planOf("body=7")).includes("<caption>Дешевле всего")).toBe(!isAll);
  expect(await planOf("body=9")).toContain("<caption>Дешевле всего");
});
