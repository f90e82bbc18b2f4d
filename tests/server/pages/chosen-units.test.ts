import { describe, expect, test } from "vitest";
import type { Content } from "../../../server/content/content.ts";
import { chosenUnits } from "../../../server/pages/units/chosen-units.ts";
import { pavilionsFilter } from "../../../views/units/pavilions.filter.ts";
import { siteForFile } from "../../support/site-for-file.ts";

describe("the units of a choice", () => {
  const site = siteForFile();

  /** Reads a filtered list of offices, and records the content calls. */
  async function asked(query: string, changed: (units: Awaited<ReturnType<Content["unitsOf"]>>) => typeof units) {
    const calls: string[] = [];
    const content: Content = {
      ...site.content,
      pavilions: (wanted) => {
        calls.push("first page");
        return site.content.pavilions(wanted);
      },
      unitsOf: (wanted) => {
        calls.push("all pages");
        return site.content.unitsOf(wanted);
      },
    };
    const stock = changed(await site.content.unitsOf({ category: "office", limit: 100 }));
    const units = await chosenUnits(content, "office", stock, pavilionsFilter.read(new URLSearchParams(query)));
    return { units, calls };
  }

  test("need one call if the upstream count equals the site's", async () => {
    const { units, calls } = await asked("priceFrom=45000", (stock) => stock);
    expect(calls).toEqual(["first page"]);
    expect(units.length).toBeGreaterThan(100);
    expect(units).toEqual(await site.content.unitsOf({ category: "office", priceFrom: 45_000, limit: 100 }));
  });
  test("are read page by page if the upstream count is higher", async () => {
    const { units, calls } = await asked("priceFrom=45000", (stock) => stock.slice(1));
    expect(calls).toEqual(["first page", "all pages"]);
    expect(units).toEqual(await site.content.unitsOf({ category: "office", priceFrom: 45_000, limit: 100 }));
  });
  test("are the upstream's units, not the site's own count, if they fill one page", async () => {
    const { units, calls } = await asked("bodies=4", () => []);
    expect(calls).toEqual(["first page"]);
    expect(units).toHaveLength(27);
  });
});
