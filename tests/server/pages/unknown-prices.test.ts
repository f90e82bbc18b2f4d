import { expect, test } from "vitest";
import { answersOf } from "../../support/parks/answering-api.ts";
import { park } from "../../support/parks/park-of-the-day.ts";
import { parkSites } from "../../support/sites/park-sites.ts";

const start = parkSites();
/** Of every two units one has no price. */
const pavilions = park.pavilions.map((unit, at) => (at % 2 === 0 ? { ...unit, price: 0 } : unit));

/** The table of the cheapest units beside a low building. */
const cheapestIn = (html: string) => /<caption>Дешевле всего.*?<\/table>/s.exec(html)?.[0] ?? "";
/** The units that a promotion shows. */
const examplesIn = (html: string) => /По этой акции.*?<\/section>/s.exec(html)?.[0] ?? "";

test("a unit whose price is unknown is called the cheapest nowhere", async () => {
  const site = await start(answersOf({ ...park, pavilions }));
  const buildings = park.bodies.map(({ id }) => `/plan?body=${id}`);
  const promotions = park.news.filter(({ promotion }) => promotion).map(({ id }) => `/news/${id}`);
  const pages = await Promise.all([...buildings, ...promotions].map((address) => site.read(address)));
  const cheapest = pages.map(({ html }) => cheapestIn(html)).join("");
  const examples = pages.map(({ html }) => examplesIn(html)).join("");
  for (const units of [cheapest, examples]) {
    expect(units).toContain("₽");
    expect(units).not.toContain("по запросу");
  }
});
