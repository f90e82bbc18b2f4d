import { expect, test } from "vitest";
import { joinedFor } from "../../../../views/content/joins.ts";
import { nearOffers } from "../../../../views/units/list/near-units.ts";
import { joinedOffers } from "../../../../views/units/list/rent-results.ts";
import { aBuilding, aUnit } from "../../samples.ts";

test.each([
  [{ squareSize: "s" } as const, 50, "чуть больше"],
  [{ squareFrom: 60 }, 59.98, "чуть меньше"],
  [{ squareTo: 40 }, 50.5, "больше на 10,5 м²"],
])("a unit that misses %j with %d m² is %s", (chosen, square, note) => {
  const [near] = nearOffers([aUnit(1, { square })], [], chosen, 1);
  expect(near?.note?.replaceAll("\u00a0", " ")).toBe(note);
});

const building = aBuilding(1, 2, { place: { x: 0, y: 0, length: 60, width: 20, height: 10 } });
const stock = [
  aUnit(1, { square: 50, price: 90_000, place: { row: 0, offset: 0, width: 5, depth: 10 } }),
  aUnit(2, { square: 51, price: 90_000, place: { row: 0, offset: 5, width: 5.1, depth: 10 } }),
  aUnit(3, { square: 23.4, price: 40_000 }),
  aUnit(4, { square: 70, price: 200_000 }),
];
test.each([
  [
    { squareFrom: 90, priceTo: 150_000 },
    [
      "1+2: дороже на 30 000 ₽",
      "4: меньше на 20 м², дороже на 50 000 ₽",
      "2: меньше на 39 м², в бюджете",
      "1: меньше на 40 м², в бюджете",
    ],
  ],
  // An absurd question is answered with the closest of all.
  [{ squareFrom: 3000 }, ["1+2: меньше на 2 899 м²", "4: меньше на 2 930 м²", "2: меньше на 2 949 м²"]],
  [{ people: 500 }, ["1+2: меньше на 2 899 м²", "4: меньше на 2 930 м²", "2: меньше на 2 949 м²"]],
])(
  "nearest to %j come neighbours together, then units by area, each with what it costs to give in",
  (chosen, expected) => {
    const near = nearOffers(stock, joinedFor(stock, [building]), chosen, 6);
    const said = near.map(({ offer, note }) => `${offer.key}: ${note?.replaceAll("\u00a0", " ")}`);
    expect(said).toEqual(expected);
  },
);

test("a warehouse without the gates that were asked for says so first, and stands after those with them", () => {
  const warehouse = { category: "warehouse" as const, square: 400 };
  const gate = { width: 3, height: 3, offset: 0 };
  const near = nearOffers(
    [
      aUnit(1, { ...warehouse, square: 590, gates: [gate] }),
      aUnit(2, { ...warehouse, price: 200_000, gates: [{ ...gate, leveller: true }] }),
      aUnit(3, {
        ...warehouse,
        price: 100_000,
        gates: [{ ...gate, leveller: true }],
        building: { id: 2, number: "2" },
      }),
    ],
    [],
    { gates: "dock", squareFrom: 600 },
    3,
  );
  expect(near.map(({ offer, note }) => `${offer.key}: ${note?.replaceAll("\u00a0", " ")}`)).toEqual([
    "3: док, меньше на 200 м²",
    "2: док, меньше на 200 м²",
    "1: с улицы вместо дока, меньше на 10 м²",
  ]);
});

test("what a row shows itself, its building and its floor, is not said again", () => {
  const elsewhere = aUnit(1, { building: { id: 2, number: "2" }, price: 50_000 });
  const notesFor = (chosen: object) => nearOffers([elsewhere], [], chosen, 1).map(({ note }) => note);
  expect(notesFor({ bodies: [7] })).toEqual([undefined]);
  expect(notesFor({ floor: 9 })).toEqual([undefined]);
  expect(notesFor({ bodies: [7], priceTo: 40_000 })).toEqual([expect.stringContaining("дороже на")]);
});

test("Neighbours answer an area that no unit has", () => {
  const areasFor = (squareFrom: number) => joinedOffers(stock, [building], { squareFrom }).map(({ square }) => square);
  expect(areasFor(90)).toEqual([101]);
  expect(areasFor(118)).toEqual([]);
});
