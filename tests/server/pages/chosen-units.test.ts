import { expect, test, vi } from "vitest";
import { chosenUnits } from "../../../server/pages/units/chosen-units.ts";
import { unitQuery, unitsFilter } from "../../../views/units/units.filter.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

test.each([
  ["need one call if the upstream counts as many as the site", "priceFrom=45000", 0, 0],
  ["are read page by page if the upstream counts more", "priceFrom=45000", 1, 1],
  ["are the upstream's, not the site's own, if they fill one page", "bodies=4", 1000, 0],
])("the units of a choice %s", async (_, query, unknown, furtherCalls) => {
  const chosen = unitsFilter.read(new URLSearchParams(query));
  const wanted = await site.content.unitsOf(unitQuery("office", chosen));
  const stock = await site.content.unitsOf({ category: "office", limit: 100 });
  const content = { ...site.content, units: vi.fn(site.content.units), unitsOf: vi.fn(site.content.unitsOf) };
  const units = await chosenUnits(content, "office", stock.slice(unknown), chosen);
  expect(wanted.length).toBeGreaterThan(20);
  expect(units).toEqual(wanted);
  expect(content.units).toHaveBeenCalledTimes(1);
  expect(content.unitsOf).toHaveBeenCalledTimes(furtherCalls);
});
