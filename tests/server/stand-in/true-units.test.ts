import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { content } from "../../views/drawings/stand-in-content.ts";
import { rowsOf, stretchesMeet } from "./placed-content.ts";
import { buildingOf, buildings, factOf, sides } from "./true-park.ts";

describe("A unit", () => {
  test.each(park.pavilions)(
    "$number has a place in a row of its building, apart from core, rooms and neighbours",
    (unit) => {
      const building = buildingOf(unit.body.number);
      const { rows, depth } = rowsOf(building);
      expect(unit.place.row).toBeLessThan(rows);
      expect(unit.place.depth).toBeCloseTo(depth);
      for (const metres of [unit.place.offset, unit.place.width])
        expect(Math.abs(metres / building.grid.step - Math.round(metres / building.grid.step))).toBeLessThan(1e-6);
      const rooms = building.floors.find(({ id }) => id === unit.floor.id)?.rooms ?? [];
      const neighbours = park.pavilions.filter((other) => other !== unit && other.floor.id === unit.floor.id);
      for (const other of [...(building.grid.cores ?? []), ...rooms, ...neighbours.map(({ place }) => place)])
        expect(stretchesMeet(unit.place, other)).toBe(false);
    },
  );

  test.each(park.pavilions.filter(({ outlook }) => outlook))(
    "$number faces the described side, through the outer wall of its row",
    (unit) => {
      const building = buildingOf(unit.body.number);
      const { rows, turned } = rowsOf(building);
      const { row } = unit.place;
      expect([0, rows - 1]).toContain(row);
      expect(unit.outlook).toBe(turned ? (row === 0 ? "e" : "w") : row === 0 ? "n" : "s");
      const words = `${factOf(unit, "Окна")} ${factOf(unit, "Витрина")} ${wordsOf(unit.description)}`;
      for (const [, side] of words.matchAll(/(?<=на )(север|восток|юг|запад)(?![а-яё])/g))
        expect(side).toBe(sides[unit.outlook ?? "n"]);
    },
  );

  test("has an outlook if its text mentions windows or gates", () => {
    for (const unit of park.pavilions)
      if (/окн|ворота/i.test(`${factOf(unit, "Окна")}${factOf(unit, "Витрина")}${factOf(unit, "Ворота") && "ворота"}`))
        expect(unit.outlook, unit.number).toBeDefined();
  });

  test("has as many seats as its text promises", () => {
    for (const { number, seats, description } of park.pavilions)
      expect(seats, number).toBe(Number(/на (\d+) рабоч/.exec(wordsOf(description))?.[1] ?? Number.NaN) || undefined);
  });

  test("promises meeting rooms in its own building only if there are some", () => {
    for (const unit of park.pavilions) {
      const [promise] = unit.features.map(wordsOf).filter((feature) => feature.startsWith("Переговорные"));
      if (!promise) continue;
      expect(roomNames(/корпусе (\d)$/.exec(promise)?.[1] ?? unit.body.number), unit.number).toContain("переговорная");
    }
  });
});

const roomNames = (number: string) =>
  buildingOf(number).floors.flatMap(({ rooms = [] }) => rooms.map(({ name }) => name));

describe("A common room", () => {
  test("is inside its building, apart from the core and other rooms", () => {
    for (const building of buildings)
      for (const { rooms = [] } of building.floors)
        for (const [at, room] of rooms.entries()) {
          expect(room.offset + room.width).toBeLessThanOrEqual(
            Math.max(building.place.length, building.place.width) + 0.001,
          );
          for (const other of [...(building.grid.cores ?? []), ...rooms.slice(at + 1)])
            expect(stretchesMeet(room, other), `${building.number}: ${room.name}`).toBe(false);
        }
  });

  test("exists if texts mention it for buildings 4 and 6", () => {
    const rooms = roomNames("4");
    expect(rooms.filter((name) => name === "переговорная")).toHaveLength(5);
    expect(rooms).toEqual(expect.arrayContaining(["холл, турникеты", "конференц-зал", "зал для перерывов"]));
    expect(roomNames("6")).toEqual(expect.arrayContaining(["атриум, эскалаторы", "главный вход"]));
  });

  test("for conferences is as large as its service says", () => {
    const hall = content.services.find(({ role }) => role === "hall");
    const square = Number(/Зал (\d+) м²/.exec(wordsOf(hall?.short ?? ""))?.[1]);
    const building = buildingOf("4");
    const width = building.floors
      .flatMap(({ rooms = [] }) => rooms)
      .find(({ name }) => name === "конференц-зал")?.width;
    expect(Math.round((width ?? 0) * rowsOf(building).depth)).toBe(square);
  });
});
