import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import { AdvertisingPage } from "../../../views/advertising/AdvertisingPage.tsx";
import { pricePerThousand } from "../../../views/content/surface.ts";
import { readElevation, SurfaceElevation } from "../../../views/drawings/SurfaceElevation.tsx";
import { plain } from "../../support/pages/page-text.ts";
import { content } from "./stand-in-content.ts";

const { surfaces } = content;
const { buildings } = content.park;
type Surface = (typeof surfaces)[number];
const first = (): Surface => surfaces[0] ?? expect.fail("no surfaces");
const read = (surface: Surface) => readElevation(surface, buildings) ?? expect.fail(surface.name);
/** The page of advertising with this surface alone. */
const page = (surface: Surface) =>
  plain(fragmentHtml(<AdvertisingPage banners={[]} buildings={buildings} solutions={[surface]} claims={undefined} />));

describe("An advertising surface", () => {
  test("is framed whole, beside people, whatever its size", () => {
    const tallInLift: Surface = { ...first(), setting: "lift", width: 1, height: 4, bottom: 0 };
    for (const surface of [...surfaces, tallInLift]) {
      const elevation = read(surface);
      const svg = fragmentHtml(<SurfaceElevation surface={surface} buildings={buildings} sign="Парк 1" />);
      const [left, top, across, high] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "")
        .split(" ")
        .map((at) => Number(at) / 10);
      const { x, bottom } = elevation;
      expect(left).toBeLessThan(x);
      expect((left ?? 0) + (across ?? 0)).toBeGreaterThan(x + surface.width);
      expect(top).toBeLessThan(-(bottom + surface.height));
      expect((across ?? 0) / (high ?? 1)).toBeCloseTo(1.5, 1);
      expect(svg).toContain("somebody");
    }
  });
  test("of unknown height or surroundings, or that exceeds its building, has no drawing: the list tells it", () => {
    expect(readElevation({ ...first(), setting: undefined }, buildings)).toBeUndefined();
    expect(readElevation({ ...first(), bottom: undefined }, buildings)).toBeUndefined();
    expect(readElevation({ ...first(), bottom: 40 }, buildings)).toBeUndefined();
    expect(page(first())).toContain('<svg class="elevation"');
    expect(page({ ...first(), bottom: undefined })).not.toContain('<svg class="elevation"');
    expect(page({ ...first(), bottom: undefined })).toContain(first().name);
  });
  test("on a facade whose side or building is not told has no wall", () => {
    expect(read({ ...first(), side: undefined }).wall).toBeUndefined();
    expect(read({ ...first(), building: undefined }).wall).toBeUndefined();
  });
});

test("A surface whose price is not told says so, without a term", () => {
  expect(page({ ...first(), price: 0 })).toContain("<b>Цена по запросу</b>");
  expect(page({ ...first(), contactsPerDay: 3202 })).toContain("видят 3 202 человека в день");
});

test("A wall has no windows where the module is not told, and none of two thousand storeys is drawn", () => {
  const on = (building: object) =>
    fragmentHtml(
      <SurfaceElevation
        surface={first()}
        sign="Парк 1"
        buildings={buildings.map((each) => ({ ...each, ...building }))}
      />,
    );
  expect(on({})).toContain("el-windows");
  expect(on({ grid: undefined })).toContain("el-wall");
  expect(on({ grid: undefined })).not.toContain("el-windows");
  const floors = Array.from({ length: 2001 }, (_, id) => ({ id, number: id }));
  expect(on({ floors })).not.toContain("<svg");
});

test("The price of 1000 contacts follows from the days of the surface's own price and the people who see it", () => {
  expect(pricePerThousand(first())).toBe(1471);
  expect(pricePerThousand({ ...first(), contactsPerDay: undefined })).toBeUndefined();
  expect(pricePerThousand({ ...first(), prices: [{ days: 7, price: 190_000 }] })).toBeUndefined();
});
