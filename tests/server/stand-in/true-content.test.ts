import { describe, expect, test } from "vitest";
import { park as standIn } from "../../../server/stand-in/stand-in-park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { content, units } from "../../views/drawings/stand-in-content.ts";

// `contradictions.test.ts` holds what drawings show of units, buildings, surfaces, zones and companies.

const { park, parking, surfaces } = content;
const zones = [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
const sides = { n: "север", e: "восток", s: "юг", w: "запад" };

const factOf = ({ facts }: Pick<Unit, "facts">, name: string) =>
  wordsOf(facts.find((fact) => fact.name === name)?.value ?? "");
const buildingOf = (number: string) => park.buildings.find((building) => building.number === number);
const roomsOf = (number: string) => (buildingOf(number)?.floors ?? []).flatMap(({ rooms = [] }) => rooms);
const meetingRoomsOf = (number: string) => roomsOf(number).filter(({ name }) => name === "переговорная");

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

describe("The text of a unit", () => {
  test("names the side of its windows, showcase or gates, and no other", () => {
    for (const unit of units) {
      const words = `${factOf(unit, "Окна")} ${factOf(unit, "Витрина")} ${wordsOf(unit.description)}`;
      for (const [, side] of words.matchAll(/(?<=на )(север|восток|юг|запад)(?![а-яё])/g))
        expect(side, unit.number).toBe(sides[unit.outlook ?? "n"]);
      if (/окн/i.test(words) || factOf(unit, "Ворота")) expect(unit.outlook, unit.number).toBeDefined();
    }
  });
  test("promises as many seats as it has, and meeting rooms only where there are some", () => {
    for (const { number, seats, description, features, building } of units) {
      expect(seats, number).toBe(Number(/на (\d+) рабоч/.exec(wordsOf(description))?.[1] ?? Number.NaN) || undefined);
      const promise = features.map(wordsOf).find((feature) => feature.startsWith("Переговорные"));
      const where = /корпусе (\d)$/.exec(promise ?? "")?.[1] ?? building.number;
      if (promise) expect(meetingRoomsOf(where), number).not.toEqual([]);
    }
  });
});

describe("The texts", () => {
  test("state the rooms of buildings 4 and 6, and the area of the conference hall", () => {
    const texts = wordsOf(JSON.stringify([content.news, content.services, content.shops, surfaces]));
    expect(meetingRoomsOf("4")).toHaveLength(5);
    expect(texts).toContain("Пять комнат расположены за стойкой холла корпуса 4");
    expect(roomsOf("6").map(({ name }) => name)).toContain("атриум, эскалаторы");
    const hall = content.services.find(({ role }) => role === "hall");
    const square = Number(/Зал (\d+) м²/.exec(wordsOf(hall?.short ?? ""))?.[1]);
    const width = roomsOf("4").find(({ name }) => name === "конференц-зал")?.width ?? 0;
    const depth = units.find(({ building }) => building.number === "4")?.place?.depth ?? 0;
    expect(Math.round(width * depth)).toBe(square);
  });
  test("state as many parking places as the zones have", () => {
    const total = parking.residentsMap.zones.reduce((sum, { spaces }) => sum + spaces, 0);
    expect(wordsOf(parking.residentsMap.description)).toContain(`${Math.floor(total / 1000)} ${total % 1000} мест`);
  });
});

test.each(zones)("The parking zone $name has 20 m² of ground for each of its $spaces places", (zone) => {
  const { place, levels = 1, spaces } = zone;
  expect(((place?.length ?? 0) * (place?.width ?? 0) * levels) / spaces).toBeGreaterThanOrEqual(20);
});

test.each(surfaces)(
  "The surface $name has the height of its description, LEDs the resolution of their pitch",
  (surface) => {
    const [, metres] = /на высоте (\d+) метр/.exec(wordsOf(surface.description)) ?? [];
    const heightWords = metres ?? factOf(surface, "Высота до нижнего края").replace(" м", "");
    if (heightWords) expect(surface.bottom).toBe(Number(heightWords));
    const pitch = Number.parseFloat(factOf(surface, "Шаг пикселя").replace(",", "."));
    expect(Number.isNaN(pitch)).toBe(surface.kind !== "led");
    if (surface.kind !== "led") return;
    const [wide = 0, high = 0] = factOf(surface, "Разрешение")
      .split("×")
      .map((side) => Number.parseInt(side.replace(/\s/g, ""), 10));
    expect(wide * pitch).toBeCloseTo(surface.width * 1000);
    expect(high * pitch).toBeCloseTo(surface.height * 1000);
  },
);

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
