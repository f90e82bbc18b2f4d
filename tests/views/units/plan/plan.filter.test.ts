import { describe, expect, test } from "vitest";
import type { Building } from "../../../../views/content/park.ts";
import { planFilter, planPlace } from "../../../../views/units/plan/plan.filter.ts";

describe("the plan", () => {
  const buildings: Building[] = [{ id: 4, number: "4", floors: [1, 2, 3].map((n) => ({ id: 400 + n, number: n })) }];
  const place = (query: string) => planPlace(new URLSearchParams(query), buildings);

  test("opens at the building and floor of the address", () => {
    expect(place("body=4&floor=2")).toEqual({ building: buildings[0], floor: 2 });
    expect(place("body=4")).toEqual({ building: buildings[0] });
  });

  test("ignores an unknown building and opens the nearest floor", () => {
    expect(place("body=77&floor=2")).toEqual({ body: undefined });
    expect(place("body=4&floor=99")).toEqual({ building: buildings[0], floor: 3 });
    expect(place("body=4&floor=x")).toEqual({ building: buildings[0] });
    expect(place("floor=2&body=abc")).toEqual({ body: undefined });
  });

  test("has no other keys in its address", () => {
    expect(planFilter.canonicalQuery(new URLSearchParams("utm=1&floor=007&body=4&body=5")).toString()).toBe(
      "body=4&floor=7",
    );
  });
});
