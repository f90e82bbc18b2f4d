import { expect, test } from "vitest";
import { park as standIn } from "../../support/parks/park-of-the-day.ts";
import { content, units } from "../../views/drawings/stand-in-content.ts";

// `contradictions.test.ts` holds what drawings show of units, buildings, surfaces, zones and companies.

const { park } = content;
type Stretch = { row: number; offset: number; width: number };
const slack = 0.001;
const meet = (a: Stretch, b: Stretch) =>
  a.row === b.row && a.offset < b.offset + b.width - slack && b.offset < a.offset + a.width - slack;

test.each(park.buildings)("The units, rooms and cores of building $number stand apart on each floor", (building) => {
  for (const { id, rooms = [] } of building.floors) {
    const places = units.filter(({ floor }) => floor.id === id).flatMap(({ place }) => place ?? []);
    const all: Stretch[] = [...(building.grid?.cores ?? []), ...rooms, ...places];
    for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) expect(meet(one, other)).toBe(false);
  }
});

test("Companies stand in units that are not to let, each in its own", () => {
  const numbers = standIn.shops.flatMap(
    ({ pavilionNumber }: { pavilionNumber?: string | undefined }) => pavilionNumber ?? [],
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(standIn.pavilions.filter(({ number }) => numbers.includes(number))).toEqual([]);
});

test("Texts name existing buildings only", () => {
  const { pavilions: _, bodies, ...texts } = standIn;
  const named = [...JSON.stringify(texts).matchAll(/корпус(?:а|е|у|ом|ов|ам|ах|ами)?\s+(\d+)/gi)].map(([, at]) => at);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((number) => !bodies.some((body) => body.number === number))).toEqual([]);
});
