import { describe, expect, test } from "vitest";
import { sizeClassOf, type Unit } from "../../../views/content/unit.ts";
import {
  areaOf,
  chosenOf,
  factChoices,
  gateChoices,
  type ListChoices,
  mainQuality,
  unitConditions,
} from "../../../views/units/criteria.ts";
import { inOrder } from "../../../views/units/list-order.ts";
import { unitsFilter } from "../../../views/units/units.filter.ts";
import { aUnit } from "../samples.ts";

const unit = (id: number, more: Partial<Unit>) => aUnit(id, { square: 100, price: 200_000, ...more });
const read = (query: string) => unitsFilter.read(new URLSearchParams(query));
const canonical = (query: string) => unitsFilter.canonicalQuery(new URLSearchParams(query)).toString();

describe("«Нас 25 человек»", () => {
  const choices: ListChoices = {
    square: { min: 0, max: 0 },
    price: { min: 0, max: 0 },
    floors: [],
    buildingNames: {},
    gates: [],
    facts: [],
  };
  const said = (query: string) => unitConditions(read(query), choices).map(({ text }) => text.replace(/\s/g, " "));

  test("is a condition beside an own range; both narrow the area", () => {
    expect(said("people=25")).toEqual(["25 человек"]);
    expect(said("people=25&squareTo=180")).toEqual(["25 человек", "до 180 м²"]);
    expect(areaOf(read("people=25&squareTo=180"))).toEqual({ from: 150, to: 180, below: 208 });
  });
  test.each(["0", "-3", "1e9", "1000000000", "abc", "10001"])("«%s» narrows nothing", (people) => {
    const chosen = read(`people=${people}`);
    expect(canonical(`people=${people}`)).toBe(`people=${people}`);
    expect(chosen).toMatchObject({ unread: { people } });
    expect(chosen.people).toBeUndefined();
    expect(chosenOf([unit(1, {})], chosen)).toHaveLength(1);
    expect(said(`people=${people}`)).toEqual([]);
  });
});

describe("an unknown price", () => {
  const units = [unit(1, { price: 0, rate: 0 }), unit(2, { price: 300_000 }), unit(3, {})];
  test("comes last in an order by price or rate", () => {
    expect(inOrder(units, undefined).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(inOrder(units, "rate").at(-1)?.id).toBe(1);
    expect(inOrder(units, "-price").at(-1)?.id).toBe(1);
  });
  test("matches no budget", () => {
    expect(chosenOf(units, read("priceTo=900000")).map(({ id }) => id)).toEqual([2, 3]);
  });
});

test("units that an order leaves equal come by area, building, price and date", () => {
  const building = (id: number) => ({ id, number: String(id) });
  const units = [
    unit(1, { square: 50, price: 1, building: building(1) }),
    unit(2, { square: 60, price: 1, building: building(1) }),
    unit(3, { square: 60, price: 1, building: building(2) }),
    unit(4, { square: 60, price: 2, building: building(2) }),
    unit(5, { square: 60, price: 2, building: building(2), status: "soon", availableFrom: "2027-02-01" }),
  ].map((one) => ({ ...one, rate: 7 }));
  expect(inOrder(units.toReversed(), "rate").map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test("a unit whose day has passed stays in every choice by date, and is never «свободно сейчас»", () => {
  const units = [
    unit(1, {}),
    unit(2, { status: "soon", isOverdue: true }),
    unit(3, { status: "soon", availableFrom: "2027-02-01" }),
    unit(4, { status: "soon" }),
  ];
  expect(chosenOf(units, read("freeBy=2027-01-15")).map(({ id }) => id)).toEqual([1, 2]);
  expect(chosenOf(units, read("freeBy=now")).map(({ id }) => id)).toEqual([1]);
  expect(inOrder(units.toReversed(), "date").map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

describe("the filters of facts", () => {
  const fact = (name: string, value: string) => ({ name, value });
  const stock = [
    unit(1, { facts: [fact("Отделка", "с мебелью"), fact("Высота", "12 м"), fact("Лифт", "есть")] }),
    unit(2, { facts: [fact("Отделка", "без отделки"), fact("Высота", "2,9 м")] }),
    unit(3, { facts: [fact("Высота", "6 м"), fact("Отделка", "с мебелью"), fact("Лифт", "нет")] }),
    unit(4, { facts: [fact("Отделка", "без  отделки"), fact("Высота", "3,3 м")] }),
  ];
  test("warehouses are chosen by their gates, a ramp and dock levellers, whatever words say of them", () => {
    const gate = { width: 3, height: 3.2 };
    const told: Partial<Unit>[] = [
      { gates: [gate], access: { ramp: true } },
      { gates: [gate, { ...gate, leveller: true }] },
      { gates: [gate] },
      { facts: [fact("Ворота", "секционные, с доком (доклевеллером)")] },
    ];
    const own = told.map((fields, at) => unit(at + 1, { category: "warehouse", ...fields }));
    const gates = gateChoices(own);
    const quality = mainQuality("warehouse", { gates, facts: factChoices(own) });
    expect(quality?.options.map(({ text }) => text)).toEqual(["док", "пандус", "ворота с улицы"]);
    expect(chosenOf(own, read("gates=dock")).map(({ id }) => id)).toEqual([2]);
    expect(gateChoices(own.slice(0, 1))).toEqual([]);
  });
  test("find words that the upstream spells with double spaces", () => {
    const chosen = read(`facts=${encodeURIComponent("Отделка: без отделки")}`);
    expect(chosenOf(stock, chosen).map(({ id }) => id)).toEqual([2, 4]);
  });
});

test("size classes are those of the upstream's filter: the lower bound belongs to the class", () => {
  expect([49.9, 50, 149.9, 150, 499.9, 500].map(sizeClassOf)).toEqual(["s", "m", "m", "l", "l", "xl"]);
});
