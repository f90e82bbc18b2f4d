import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import { ParkSection } from "../../../views/drawings/ParkSection.tsx";
import {
  type ParkSection as Geometry,
  readParkSection,
} from "../../../views/drawings/park-section/read-park-section.ts";
import { towerMarks } from "../../../views/drawings/park-section/TowerDrawing.tsx";
import { content, units } from "./stand-in-content.ts";

const { buildings } = content.park;

function sectionOf(...from: Parameters<typeof readParkSection>): Geometry {
  const section = readParkSection(...from);
  if (!section) throw new Error("no section");
  return section;
}

const towersOf = ({ lines }: Geometry) => lines.flatMap((halves) => halves.flat());
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

/** A park of `count` copies of a building. */
const copies = (count: number, change: (building: Building) => Building = (building) => building): Building[] =>
  Array.from({ length: count }, (_, i) => change({ ...(buildings[0] as Building), id: i + 1, number: String(i + 1) }));

describe("The section of the park", () => {
  test("shows every building, and each unit once at its own storey, row and offset", () => {
    const section = sectionOf(buildings, units);
    const towers = towersOf(section);
    expect(towers.map(({ building }) => building.number)).toEqual(buildings.map(({ number }) => number));
    expect(sum(towers.map(({ lights }) => lights.length))).toBe(units.length);
    for (const tower of towers) {
      const marks = towerMarks(tower, section.stretch);
      const step = Number(/^scale\(([\d.]+)/.exec(marks.module)?.[1]);
      for (const light of tower.lights) {
        const [x = 0, y = 0, width = 0] = (marks.lights([light]).match(/[\d.]+/g) ?? []).map(Number);
        const { place, floor } = light.unit;
        expect(x * step).toBeCloseTo(place.offset, 0);
        expect((x + width) * step).toBeLessThanOrEqual(tower.length + 0.1);
        const floors = tower.building.floors.map(({ number }) => number).sort((a, b) => b - a);
        expect(Math.floor(y / 10)).toBe(floors.indexOf(floor.number));
        const rowsAbove = Math.floor(((y % 10) / 10) * tower.rows);
        expect(Math.abs(rowsAbove - place.row)).toBeLessThanOrEqual(tower.rows > 2 ? 1 : 0);
      }
    }
  });

  test("cuts a line into two halves of about the same length for phones", () => {
    const { lines, across, acrossHalf } = sectionOf(buildings, units);
    expect(lines).toHaveLength(1);
    const lengths = (lines[0] ?? []).map((half) => sum(half.map(({ length }) => length)));
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(100);
    expect(across).toBe(sum(lengths));
    expect(acrossHalf).toBe(Math.max(...lengths));
  });

  test("lights what fits, darkens the rest, and keeps the counts to its caller", () => {
    const section = sectionOf(buildings, units);
    const none = renderToStaticMarkup(
      <ParkSection section={section} label="Парк" lit={() => false} under={({ building }) => building.number} />,
    );
    expect(none).not.toMatch(/class="(?:free|soon) /);
    expect(none.match(/class="dim"/g)).toHaveLength(towersOf(section).filter(({ lights }) => lights.length > 0).length);
    const all = renderToStaticMarkup(<ParkSection section={section} label="Парк" under={() => null} />);
    expect(all).toContain('class="free office"');
    expect(all).toContain('class="soon office"');
    expect(all).not.toContain('class="dim"');
  });

  test("is absent with fewer than two places, and with more buildings than it can hold", () => {
    const bare = buildings.map(({ place, ...building }) => building);
    expect(readParkSection(bare, units)).toBeUndefined();
    expect(readParkSection([...bare.slice(1), buildings[0] as Building], units)).toBeUndefined();
    expect(readParkSection(copies(40), [])).toBeDefined();
    expect(readParkSection(copies(41), [])).toBeUndefined();
    expect(readParkSection(copies(300), units)).toBeUndefined();
  });

  test("stays low: a tower of 42 storeys is not stretched", () => {
    const tall = copies(2, (building) => ({
      ...building,
      floors: Array.from({ length: 42 }, (_, i) => ({ id: i, number: i - 1 })),
      place: { x: 0, y: 0, length: 30, width: 30, height: 150 },
    }));
    const { stretch, across, acrossHalf, lines } = sectionOf(tall, []);
    expect(stretch).toBe(1);
    expect(150 / across).toBeLessThanOrEqual(0.2);
    expect(150 / acrossHalf).toBeLessThanOrEqual(0.4);
    expect(lines.flat().flat()[0]?.storeys).toBe(40);
  });

  test("lights no unit outside of its building, below ground or on an unknown floor", () => {
    const [first] = units.filter(({ place }) => place);
    if (!first?.place) throw new Error("no unit with a place");
    const beyond = { ...first, place: { ...first.place, offset: 900 } };
    const unknown = { ...first, floor: { id: 9, number: 99 } };
    const section = sectionOf(buildings, [first, beyond, unknown]);
    expect(towersOf(section).flatMap(({ lights }) => lights)).toHaveLength(1);
  });
});
