import { expect, test, vi } from "vitest";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import { chosenUnits } from "../../../server/pages/units/chosen-units.ts";
import { unitQuery, unitsFilter } from "../../../views/units/units.filter.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

test.each([
  { units: "are counted by the upstream, not read", query: "priceFrom=45000", calls: 1 },
  {
    units: "are read page by page if the upstream counts more",
    query: "priceFrom=45000",
    unknown: 1,
    calls: 1,
    reads: 1,
  },
  { units: "need no call if the upstream knows none of its conditions", query: "sort=price", calls: 0 },
  { units: "are the known ones while the upstream does not answer", query: "priceFrom=45000", isDown: true, calls: 1 },
])("the units of a choice $units", async ({ query, unknown = 0, calls, reads = 0, isDown }) => {
  const chosen = unitsFilter.read(new URLSearchParams(query));
  const wanted = await site.content.unitsOf(unitQuery("office", chosen));
  const stock = await site.content.unitsOf({ category: "office", limit: 100 });
  const content = { ...site.content, units: vi.fn(site.content.units), unitsOf: vi.fn(site.content.unitsOf) };
  if (isDown) content.units.mockRejectedValue(new UpstreamFault("status 503"));
  const units = await chosenUnits(content, "office", stock.slice(unknown), chosen);
  expect(wanted.length).toBeGreaterThan(20);
  expect(units).toEqual(wanted);
  expect(content.units).toHaveBeenCalledTimes(calls);
  expect(content.unitsOf).toHaveBeenCalledTimes(reads);
});
