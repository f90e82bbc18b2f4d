import { expect, test } from "vitest";
import type { PageRequest } from "../../../views/layout/define-page.ts";
import { loadOfferPage } from "../../../views/units/unit/load-offer.ts";
import { siteMoment } from "../../support/moment.ts";
import { content } from "../drawings/stand-in-content.ts";
import { aUnit } from "../samples.ts";

const inBuilding = (id: number, building: number, square: number, floor = 1) =>
  aUnit(id, { building: { id: building, number: `${building}` }, floor: { id: floor, number: floor }, square });

test("A unit's page names the same unit from the lowest floor up, then close areas, other buildings first", () => {
  const units = [
    ...[inBuilding(1, 1, 100, 2), inBuilding(2, 1, 100, 3), inBuilding(3, 1, 100, 1)],
    ...[inBuilding(4, 1, 101), inBuilding(5, 2, 120), inBuilding(6, 2, 150), inBuilding(7, 1, 300)],
  ];
  const request = { params: { id: "1" }, query: new URLSearchParams(), park: content.park, site: {}, now: siteMoment };
  const page = loadOfferPage({ ...request, content: { units, stock: {} } } as object as PageRequest<"unit">);
  expect(page?.alike.map(({ id }) => id)).toEqual([3, 2]);
  expect(page?.similar.map(({ id }) => id)).toEqual([5, 4, 6, 7]);
});
