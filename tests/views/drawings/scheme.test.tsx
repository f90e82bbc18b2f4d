import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { silhouette } from "../../../views/drawings/isometric.ts";
import { ParkScheme } from "../../../views/drawings/ParkScheme.tsx";
import type { PlacedBuilding } from "../../../views/drawings/park-plan.ts";
import { type Label, placeLabels, tagHalves } from "../../../views/drawings/scheme/labels.ts";
import { type Box, cross } from "../../support/pages/drawn.ts";
import { content, ownOf } from "./stand-in-content.ts";

const { buildings, site } = content.park;
const counts = new Map(buildings.map((building) => [building.id, ownOf(building).length]));
const placed = buildings.flatMap(({ place, ...building }) => (place ? [{ ...building, place }] : []));

const linkTo = ({ id }: { id: number }) => ({ href: `/plan?body=${id}` });
const draw = (props: Partial<Parameters<typeof ParkScheme>[0]> = {}) =>
  renderToStaticMarkup(<ParkScheme buildings={buildings} site={site} counts={counts} linkTo={linkTo} {...props} />);

/** A label as drawn on a wide screen, and its circle on a phone. */
const wide = ({ building, x, y }: Label): Box => {
  const half = tagHalves(building.number, true).wide;
  return { x: x - half, y: y - 13, w: half * 2, h: 26 };
};
const phone = ({ building, x, y }: Label): Box => {
  const half = tagHalves(building.number, true).sign * 1.7;
  return { x: x - half, y: y - 22, w: half * 2, h: 44 };
};
const crossings = (boxes: Box[]) =>
  boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) => cross(box, other))).length;

/** Whether a point lies inside of a convex outline. */
function inside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  const sides = outline.map(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

describe("The scheme of the park", () => {
  it("labels every building with its number and count, also for screen readers", () => {
    const svg = draw();
    for (const { id, number } of buildings) {
      const link =
        svg.match(new RegExp(`<a id="building-${id}" href="/plan\\?body=${id}" aria-label=.*?</a>`))?.[0] ?? "";
      expect(link).toMatch(
        new RegExp(`"Корпус ${number}, ${counts.get(id)} свободн[а-я]+ помещени[а-я]+, (офисы|склады|торговля)"`),
      );
      expect([...link.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
        number,
        String(counts.get(id)),
      ]);
    }
  });

  it("overlaps no labels, on a wide screen and on a phone, and hides the middle of no other building", () => {
    const labels = placeLabels(placed, true);
    expect(labels).toHaveLength(buildings.length);
    expect([crossings(labels.map(wide)), crossings(labels.map(phone))]).toEqual([0, 0]);
    for (const { building, x, y } of labels)
      for (const other of placed.filter(({ id }) => id !== building.id))
        expect(inside(silhouette(other), x, y), `${building.number} over ${other.number}`).toBe(false);
  });

  it("keeps long numbers inside of their sign", () => {
    const names = ["12А стр. 3", "Ж-12", "10Б", "Литера АЖ", "ТЦ-2"];
    const long = placed.map((building, at) => ({ ...building, number: names[at] ?? building.number }));
    const svg = draw({ buildings: long });
    const signs = [...svg.matchAll(/<rect class="sign"[^>]* width="([\d.]+)"[^>]*><\/rect><text[^>]*>([^<]+)/g)];
    expect(signs).toHaveLength(buildings.length);
    for (const [, width, text = ""] of signs) expect(Number(width)).toBeGreaterThanOrEqual(text.length * 8.5);
    expect(crossings(placeLabels(long, true).map(wide))).toBe(0);
  });

  it("leaves a building that lets none of a kind with its number alone, and fills the chosen one", () => {
    const [first, second] = buildings;
    const svg = draw({
      counts: new Map([[first?.id ?? 0, 3]]),
      linkTo: () => ({ href: "/", picked: true }),
      labelSize: 1.6,
    });
    expect(svg.match(/<a /g)).toHaveLength(1);
    expect(svg).toContain('aria-current="true"');
    expect(svg).toContain(`>${second?.number}</text>`);
  });

  it("is empty without places, and over budget with more buildings than it can hold", () => {
    const many = Array.from({ length: 300 }, (_, id) => ({ ...(placed[0] as PlacedBuilding), id, number: `${id}` }));
    expect(draw({ buildings: buildings.map((building) => ({ ...building, place: undefined })) })).toBe("");
    expect(() => placeLabels(many, true)).toThrow("over budget");
  });
});
