import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ParkScheme, placeLabels } from "../../../views/drawings/ParkScheme.tsx";
import type { PlacedBuilding } from "../../../views/drawings/park-ground.ts";
import { elementOf, Keeping, showsSame } from "../../../views/ui/Kept.ts";
import { content, ownOf } from "./stand-in-content.ts";

const { buildings, site } = content.park;
const counts = new Map(buildings.map((building) => [building.id, ownOf(building).length]));
const placed = buildings.flatMap(({ place, ...building }) => (place ? [{ ...building, place }] : []));

const linkTo = ({ id }: { id: number }) => ({ href: `/plan?body=${id}` });
const draw = (props: Partial<Parameters<typeof ParkScheme>[0]> = {}) =>
  renderToStaticMarkup(<ParkScheme buildings={buildings} site={site} counts={counts} linkTo={linkTo} {...props} />);

describe("The scheme of the park", () => {
  it("keeps long numbers inside of their sign", () => {
    const names = ["12А стр. 3", "Ж-12", "10Б", "Литера АЖ", "ТЦ-2"];
    const long = placed.map((building, at) => ({ ...building, number: names[at] ?? building.number }));
    const svg = draw({ buildings: long });
    const signs = [...svg.matchAll(/<rect class="sign"[^>]* width="([\d.]+)"[^>]*><\/rect><text[^>]*>([^<]+)/g)];
    expect(signs).toHaveLength(buildings.length);
    for (const [, width, text = ""] of signs) expect(Number(width)).toBeGreaterThanOrEqual(text.length * 8.5);
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

  it("is kept for every page that shows the same building", () => {
    const partsOf = (id: number | undefined) => {
      const parts: ReactElement[] = [];
      const pale = new Set(buildings.filter((building) => building.id !== id).map((building) => building.id));
      renderToStaticMarkup(
        <Keeping value={(props) => parts.push(elementOf(props)) && elementOf(props)}>
          <ParkScheme buildings={buildings} site={site} pale={pale} />
        </Keeping>,
      );
      return parts;
    };
    const once = partsOf(buildings[0]?.id);
    const again = partsOf(buildings[0]?.id);
    const other = partsOf(buildings[1]?.id);
    const isSame = (parts: ReactElement[]) =>
      parts.every((part, at) => once[at] !== undefined && showsSame(part, once[at]));
    expect(once.length).toBeGreaterThan(1);
    expect([isSame(again), isSame(other)]).toEqual([true, false]);
  });

  it("is empty without places, and over budget with more buildings than it can hold", () => {
    const many = Array.from({ length: 300 }, (_, id) => ({ ...(placed[0] as PlacedBuilding), id, number: `${id}` }));
    expect(draw({ buildings: buildings.map((building) => ({ ...building, place: undefined })) })).toBe("");
    expect(() => placeLabels(many, true)).toThrow("over budget");
  });
});
