import { beforeAll, describe, expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import { monthAhead } from "../../support/moment.ts";
import { pathsOf } from "../../support/pages/drawn.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const unit = {} as Record<Unit["category"], Unit>;
beforeAll(async () => {
  for (const candidate of site.content.units) {
    if (candidate.square > 100) unit[candidate.category] ??= candidate;
  }
});

/** The page of an office, or of another unit, with this number of people. */
async function pageOf(people: string | number | undefined, { id } = unit.office) {
  const { headers, html } = await site.read(`/pavilions/${id}${people === undefined ? "" : `?people=${people}`}`);
  const plan = /<svg class="drawing unit-plan".*?<\/svg>/.exec(html)?.[0] ?? "";
  return {
    html,
    etag: headers.etag,
    desks: pathsOf(plan, "desk").match(/M/g)?.length ?? 0,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  };
}

describe("The number of people on a unit's page", () => {
  test("draws that many desks, and says how the team fits", async () => {
    const people = Math.floor(unit.office.square / 7);
    const { html, desks } = await pageOf(people);
    expect(desks).toBe(people);
    expect(html).toMatch(/м² каждому, удобно/);
  });
  test("says «тесно» below 6 m² a person, «с запасом» above 8 m²", async () => {
    expect((await pageOf(500)).html).toMatch(/тесно:\sпо/);
    expect((await pageOf(2)).html).toContain("каждому, с запасом");
  });
  test("goes along to the request with the rest of the question, and to nothing else", async () => {
    const { html } = await site.read(
      `/pavilions/${unit.office.id}?people=9&priceTo=900000&freeBy=${monthAhead(2)}&sort=x`,
    );
    const asked = `/requests/rent?pavilionId=${unit.office.id}&amp;freeBy=${monthAhead(2)}&amp;people=9&amp;priceTo=900000`;
    expect(html).toContain(`href="${asked}"`);
    expect(html).toContain('content="noindex');
  });
  test.each([
    ["9", "+9&utm_source=x&people=40"],
    ["99999", "500"],
    ["viele", "0"],
    ["-4", "0"],
  ])("has one address for every spelling of a number, which is clamped: %s and %s", async (a, b) => {
    const first = await pageOf(a);
    const other = await pageOf(b);
    expect(first.etag).toBe(other.etag);
    expect(first.html).toBe(other.html);
  });
  test("redirects an empty form to the unit's own address", async () => {
    const address = `/pavilions/${unit.office.id}`;
    await site.get(`${address}?people=`).expect(303).expect("Location", address);
  });
  test("is excluded from search, with the unit's own canonical address", async () => {
    const withDesks = await pageOf(9);
    const withoutDesks = await pageOf(undefined);
    expect(withDesks.html).toContain('content="noindex');
    expect(withoutDesks.html).not.toContain('content="noindex');
    expect(withDesks.canonical).toBe(withoutDesks.canonical);
  });
  test("is shown for offices only", async () => {
    const { html, desks } = await pageOf(9, unit.warehouse);
    expect(html).not.toContain("каждому");
    expect(desks).toBe(0);
  });
});
