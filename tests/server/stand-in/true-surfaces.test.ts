import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import type { MediaFacadeSolution } from "../../../views/content/surface.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { covers, windowsOf } from "./placed-content.ts";
import { buildingOf, factOf, parking, sides, surfaces, zones } from "./true-park.ts";

describe("An advertising surface", () => {
  test.each(surfaces.filter(({ building }) => building))(
    "$name is no higher than its building or storey",
    (surface) => {
      const { place, floors } = buildingOf(surface.building?.number ?? "");
      const room = surface.setting === "facade" ? place.height : place.height / floors.length;
      expect((surface.bottom ?? expect.fail("no bottom")) + surface.height).toBeLessThanOrEqual(room);
    },
  );

  test.each(surfaces.filter(({ setting }) => setting === "facade"))("$name covers no unit's windows", (surface) => {
    expect(hidden(surface)).toEqual([]);
  });

  test("in front of a unit's windows is detected", () => {
    const [first] = surfaces;
    if (!first) return expect.fail("no surfaces");
    expect(hidden({ ...first, bottom: 35 })).not.toEqual([]);
  });

  test("of LEDs has the resolution of its pixel pitch, and letters of the stated height", () => {
    for (const surface of surfaces) {
      const pitch = Number.parseFloat(factOf(surface, "Шаг пикселя").replace(",", "."));
      if (surface.kind !== "led") {
        expect(pitch, surface.name).toBeNaN();
        continue;
      }
      const [wide, high] = wordsOf(factOf(surface, "Разрешение"))
        .split("×")
        .map((side) => Number.parseInt(side.replace(/\s/g, ""), 10));
      expect((wide ?? 0) * pitch, surface.name).toBeCloseTo(surface.width * 1000);
      expect((high ?? 0) * pitch, surface.name).toBeCloseTo(surface.height * 1000);
      const letters = surface.requirements.map(wordsOf).join("; ");
      for (const [, pixels, size, unit] of letters.matchAll(/(\d+) пикселей — ([\d,]+) (см|м) на стене/g))
        expect(Number(pixels) * pitch).toBeCloseTo(Number(size?.replace(",", ".")) * (unit === "м" ? 1000 : 10));
    }
  });

  test("has the height of its description", () => {
    for (const surface of surfaces) {
      const [, metres] = /на высоте (\d+) метр/.exec(wordsOf(surface.description)) ?? [];
      const heightWords = metres ?? factOf(surface, "Высота до нижнего края").replace(" м", "");
      if (heightWords) expect(surface.bottom, surface.name).toBe(Number(heightWords));
    }
  });
});

/**
 * Numbers of the floors whose windows a surface may cover. Its place along the wall is unknown, so any place counts.
 */
function hidden({ building: on, bottom = 0, width, height, placement }: MediaFacadeSolution): string[] {
  const building = buildingOf(on?.number ?? "");
  const side = Object.entries(sides).find(([, word]) => new RegExp(`${word.slice(0, 4)}[а-я]*ый`).test(placement))?.[0];
  return covers(building, side, bottom, height).flatMap((floor) =>
    windowsOf(building, { floor, side, width }, park.pavilions),
  );
}

describe("A screen on a facade", () => {
  test("hangs no lower than the machinery behind it begins", () => {
    const [screen] = surfaces.filter(({ name }) => name === "Медиафасад корпуса 4");
    const { place, floors } = buildingOf("4");
    const storey = place.height / floors.length;
    const first = floors.find(({ rooms = [] }) => rooms.some(({ name }) => name === "технические помещения"));
    expect(first?.number).toBe(2);
    const slab = 0.3;
    expect(screen?.bottom ?? 0).toBeGreaterThanOrEqual(storey - slab);
  });
});

describe("The texts", () => {
  test("state as many meeting rooms as the floor has", () => {
    const rooms = buildingOf("4").floors.flatMap((floor) => floor.rooms ?? []);
    expect(rooms.filter(({ name }) => name === "переговорная")).toHaveLength(5);
    expect(texts).toContain("Пять комнат расположены за стойкой холла корпуса 4");
  });

  const texts = wordsOf(
    JSON.stringify([park.news, park.services, park.shops, park.mediaFacadeSolutions, park.vacancies]),
  );
  test("state the same number of parking places as the zones", () => {
    const residents = zones.filter((zone) => parking.residentsMap.zones.includes(zone));
    const total = residents.reduce((sum, { spaces }) => sum + spaces, 0);
    expect(wordsOf(parking.residentsMap.description)).toContain(`${Math.floor(total / 1000)} ${total % 1000} мест`);
  });

  test("mention no screen as visible from windows", () => {
    expect(texts).not.toMatch(/из окон корпусов/);
  });
});
