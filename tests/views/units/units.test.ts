import { describe, expect, test } from "vitest";
import type { Body } from "../../../views/park/park.ts";
import type { Pavilion } from "../../../views/units/pavilion.ts";
import { planPlace, planQuery } from "../../../views/units/plan-choice.ts";
import { sameFloorUnits, similarUnits } from "../../../views/units/similar-units.ts";
import { sizeClassOf } from "../../../views/units/size-classes.ts";
import { aUnit } from "../samples.ts";

let nextId = 1;
function unit(square: number, body: number, floor = 1): Pavilion {
  const place = { body: { id: body, number: String(body) }, floor: { id: body * 100 + floor, number: floor } };
  return aUnit(nextId++, { ...place, square, price: square * 2000 });
}

describe("units in a list", () => {
  test("have the size class of the upstream's filter: the lower bound belongs to it", () => {
    expect([49.9, 50, 149.9, 150, 499.9, 500].map(sizeClassOf)).toEqual(["s", "m", "m", "l", "l", "xl"]);
  });

  test("are similar within 25 % of the area, other buildings first", () => {
    const wanted = unit(100, 1);
    const [sameBody, otherBody, tooBig, farther] = [unit(100, 1), unit(110, 2), unit(300, 2), unit(120, 3)];
    expect(similarUnits(wanted, [wanted, sameBody, otherBody, tooBig, farther], 3)).toEqual([
      otherBody,
      farther,
      sameBody,
    ]);
  });

  test("are neighbours on the same floor of the same building", () => {
    const here = unit(50, 1, 3);
    const neighbour = unit(40, 1, 3);
    expect(sameFloorUnits(here, [here, neighbour, unit(40, 1, 4), unit(40, 2, 3)])).toEqual([neighbour]);
  });
});

describe("the plan", () => {
  const bodies: Body[] = [{ id: 4, number: "4", floors: [1, 2, 3].map((n) => ({ id: 400 + n, number: n })) }];
  const place = (query: string) => planPlace(planQuery(new URLSearchParams(query)), bodies);

  test("opens at the building and floor of the address", () => {
    expect(place("body=4&floor=2")).toEqual({ body: bodies[0], floor: 2 });
    expect(place("body=4")).toEqual({ body: bodies[0] });
  });

  test("ignores an unknown building and opens the nearest floor", () => {
    expect(place("body=77&floor=2")).toEqual({ body: undefined });
    expect(place("body=4&floor=99")).toEqual({ body: bodies[0], floor: 3 });
    expect(place("body=4&floor=x")).toEqual({ body: bodies[0] });
    expect(place("floor=2&body=abc")).toEqual({ body: undefined });
  });

  test("has no other keys in its address", () => {
    expect(planQuery(new URLSearchParams("utm=1&floor=007&body=4&body=5")).toString()).toBe("body=4&floor=7");
  });
});
