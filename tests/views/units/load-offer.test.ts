import { expect, test } from "vitest";
import type { Unit } from "../../../views/content/unit.ts";
import type { PageRequest } from "../../../views/layout/define-page.ts";
import { loadOfferPage } from "../../../views/units/unit/load-offer.ts";
import { siteMoment } from "../../support/moment.ts";
import { content } from "../drawings/stand-in-content.ts";
import { aUnit } from "../samples.ts";

const inBuilding = (id: number, building: number, square: number, floor = 1) =>
  aUnit(id, { building: { id: building, number: `${building}` }, floor: { id: floor, number: floor }, square });

/** What the page of the first unit shows beside it. */
const besideFirst = (units: Unit[]) => {
  const id = String(units[0]?.id);
  const request = { params: { id }, query: new URLSearchParams(), park: content.park, site: {}, now: siteMoment };
  const page = loadOfferPage({ ...request, content: { units, stock: {} } } as object as PageRequest<"unit">);
  return { alike: page?.alike.map((unit) => unit.id), similar: page?.similar.map((unit) => unit.id) };
};

test("A unit's page names the same unit from the lowest floor up, then close areas, other buildings first", () => {
  const units = [
    ...[inBuilding(1, 1, 100, 2), inBuilding(2, 1, 100, 3), inBuilding(3, 1, 100, 1)],
    ...[inBuilding(4, 1, 101), inBuilding(5, 2, 120), inBuilding(6, 2, 150), inBuilding(7, 1, 300)],
  ];
  expect(besideFirst(units)).toEqual({ alike: [3, 2], similar: [5, 4, 6, 7] });
});

test("Only shops of the same floor, shop front and water are the same, and warehouses of the same gates and height", () => {
  const shop = { category: "trade_area", square: 157.5, water: true } as const;
  const frontage = { width: 15.25, entrances: ["gallery" as const] };
  const above = { id: 102, number: 2 };
  const shops = [
    aUnit(1, { ...shop, frontage }),
    aUnit(2, { ...shop, frontage: { ...frontage } }),
    aUnit(3, { ...shop, frontage, water: false }),
    aUnit(4, { ...shop, frontage: { ...frontage, width: 8.5 } }),
    aUnit(5, { ...shop, frontage, floor: above }),
  ];
  expect(besideFirst(shops)).toEqual({ alike: [2], similar: [3] });
  const hall = { category: "warehouse", square: 180, clearHeight: 6, gates: [{ width: 3, height: 3 }] } as const;
  const gates = [{ ...hall.gates[0], leveller: true }];
  const halls = [
    aUnit(1, { ...hall, gates: [...hall.gates] }),
    aUnit(2, { ...hall, gates: [...hall.gates] }),
    aUnit(3, { ...hall, gates }),
    aUnit(4, { ...hall, gates: [...hall.gates], clearHeight: 12 }),
    aUnit(5, { ...hall, gates: [...hall.gates], heatedTo: 16 }),
  ];
  expect(besideFirst(halls)).toEqual({ alike: [2], similar: [3] });
});
