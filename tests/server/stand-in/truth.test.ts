import { describe, expect, test } from "vitest";
import * as z from "zod";
import { buildPark } from "../../../server/stand-in/park.ts";
import type { Pavilion } from "../../../server/stand-in/wire.ts";
import { covers, distance, meet, rectOf, rowsOf, type Surface, stretchesMeet, windowsOf } from "./geometry.ts";
import * as wire from "./wire-schemas.ts";

const park = buildPark();
const bodies = z.array(wire.body.required({ place: true, grid: true })).parse(park.bodies);
const parking = wire.parking.parse(park.parking);
const site = wire.site.parse(park.site);
const zones = [...parking.visitorsMap.zones, ...parking.residentsMap.zones];
const surfaces = z.array(wire.mediaFacadeSolution).parse(park.mediaFacadeSolutions);
const bodyOf = (number: string) => bodies.find((body) => body.number === number) ?? expect.fail(number);
const plain = (text: string) => text.replace(/<[^>]+>|[\s\u202f]+/g, " ");
const factOf = ({ facts }: Pick<Pavilion, "facts">, name: string) =>
  plain(facts.find((fact) => fact.name === name)?.value ?? "");
const sides = { n: "север", e: "восток", s: "юг", w: "запад" };

describe("A parking zone", () => {
  test.each(zones)("$name lies on no building, beside the buildings that it names", ({ place, near = [] }) => {
    const zone = rectOf(place ?? expect.fail("no place"));
    for (const body of bodies) expect(meet(zone, rectOf(body.place)), `building ${body.number}`).toBe(false);
    expect(near).not.toEqual([]);
    for (const number of near) expect(distance(zone, rectOf(bodyOf(number).place)), number).toBeLessThanOrEqual(120);
  });

  test.each(zones)("$name has 20 m² of ground for each of its $spaces places", ({ place, levels = 1, spaces }) => {
    const { length, width } = place ?? expect.fail("no place");
    expect((length * width * levels) / spaces).toBeGreaterThanOrEqual(20);
  });

  test("shares its ground with no other zone", () => {
    const rects = zones.flatMap(({ place }) => (place ? [rectOf(place)] : []));
    for (const [at, rect] of rects.entries())
      for (const other of rects.slice(at + 1)) expect(meet(rect, other)).toBe(false);
  });
});

describe("A road", () => {
  const segments = site.roads.flatMap((road) => road.slice(1).map((to, at) => [road[at] ?? to, to] as const));
  const rects = segments.map(([a, b]) => ({
    x0: Math.min(a[0], b[0]) - 4,
    x1: Math.max(a[0], b[0]) + 4,
    y0: Math.min(a[1], b[1]) - 4,
    y1: Math.max(a[1], b[1]) + 4,
  }));

  test("runs through no building", () => {
    for (const road of rects)
      for (const body of bodies) expect(meet(road, rectOf(body.place)), body.number).toBe(false);
  });

  test("stays off the alley between buildings 3 and 4 and the way from it to the gallery", () => {
    const [west, east, gallery] = ["3", "4", "6"].map((number) => rectOf(bodyOf(number).place));
    const alley = { x0: west?.x1 ?? 0, x1: east?.x0 ?? 0, y0: west?.y0 ?? 0, y1: gallery?.y0 ?? 0 };
    for (const road of rects) expect(meet(road, alley)).toBe(false);
    for (const { place } of zones) expect(place && meet(rectOf(place), alley)).toBe(false);
  });

  test("or a street passes each bus stop, within 20 m", () => {
    const street = site.streets.map(({ from, to }) => ({ x0: from[0], x1: to[0], y0: from[1], y1: to[1] }));
    for (const { name, x, y } of site.stops) {
      const stop = { x0: x, x1: x, y0: y, y1: y };
      expect(Math.min(...[...rects, ...street].map((way) => distance(stop, way))), name).toBeLessThanOrEqual(20);
    }
  });
});

describe("A unit", () => {
  test.each(park.pavilions)("$number stands in a row of its building, off its core, rooms and neighbours", (unit) => {
    const body = bodyOf(unit.body.number);
    const { rows, depth } = rowsOf(body);
    expect(unit.place.row).toBeLessThan(rows);
    expect(unit.place.depth).toBeCloseTo(depth);
    for (const metres of [unit.place.offset, unit.place.width])
      expect(Math.abs(metres / body.grid.step - Math.round(metres / body.grid.step))).toBeLessThan(1e-6);
    const rooms = body.floors.find(({ id }) => id === unit.floor.id)?.rooms ?? [];
    const neighbours = park.pavilions.filter((other) => other !== unit && other.floor.id === unit.floor.id);
    for (const other of [...(body.grid.cores ?? []), ...rooms, ...neighbours.map(({ place }) => place)])
      expect(stretchesMeet(unit.place, other)).toBe(false);
  });

  test.each(park.pavilions.filter(({ outlook }) => outlook))(
    "$number looks where its words say, through the outer wall of its row",
    (unit) => {
      const body = bodyOf(unit.body.number);
      const { rows, turned } = rowsOf(body);
      const { row } = unit.place;
      expect([0, rows - 1]).toContain(row);
      expect(unit.outlook).toBe(turned ? (row === 0 ? "e" : "w") : row === 0 ? "n" : "s");
      const words = `${factOf(unit, "Окна")} ${factOf(unit, "Витрина")} ${plain(unit.description)}`;
      for (const [, side] of words.matchAll(/(?<=на )(север|восток|юг|запад)(?![а-яё])/g))
        expect(side).toBe(sides[unit.outlook ?? "n"]);
    },
  );

  test("has an outlook where its words tell of windows or gates", () => {
    for (const unit of park.pavilions)
      if (/окн|ворота/i.test(`${factOf(unit, "Окна")}${factOf(unit, "Витрина")}${factOf(unit, "Ворота") && "ворота"}`))
        expect(unit.outlook, unit.number).toBeDefined();
  });

  test("has as many seats as its words promise", () => {
    for (const { number, seats, description } of park.pavilions)
      expect(seats, number).toBe(Number(/на (\d+) рабоч/.exec(plain(description))?.[1] ?? Number.NaN) || undefined);
  });

  test("is lower than its building's storey", () => {
    for (const unit of park.pavilions) {
      const { place, floors } = bodyOf(unit.body.number);
      const ceiling = Number.parseFloat(factOf(unit, "Высота потолков").replace(",", "."));
      expect(ceiling, unit.number).toBeLessThan(place.height / floors.length);
    }
  });

  test("promises meeting rooms in its own building only where there are some", () => {
    for (const unit of park.pavilions) {
      const [promise] = unit.features.map(plain).filter((feature) => feature.startsWith("Переговорные"));
      if (!promise) continue;
      expect(roomNames(/корпусе (\d)$/.exec(promise)?.[1] ?? unit.body.number), unit.number).toContain("переговорная");
    }
  });
});

const roomNames = (number: string) => bodyOf(number).floors.flatMap(({ rooms = [] }) => rooms.map(({ name }) => name));

describe("A common room", () => {
  test("lies within its building, off the core and off other rooms", () => {
    for (const body of bodies)
      for (const { rooms = [] } of body.floors)
        for (const [at, room] of rooms.entries()) {
          expect(room.offset + room.width).toBeLessThanOrEqual(Math.max(body.place.length, body.place.width) + 0.001);
          for (const other of [...(body.grid.cores ?? []), ...rooms.slice(at + 1)])
            expect(stretchesMeet(room, other), `${body.number}: ${room.name}`).toBe(false);
        }
  });

  test("exists for what texts say of buildings 4 and 6", () => {
    const rooms = roomNames("4");
    expect(rooms.filter((name) => name === "переговорная")).toHaveLength(5);
    expect(rooms).toEqual(expect.arrayContaining(["холл, турникеты", "конференц-зал", "зал для перерывов"]));
    expect(roomNames("6")).toEqual(expect.arrayContaining(["атриум, эскалаторы", "главный вход"]));
  });

  test("of the conference is as large as its service says", () => {
    const hall = z
      .array(wire.service)
      .parse(park.services)
      .find(({ role }) => role === "hall");
    const square = Number(/Зал (\d+) м²/.exec(plain(hall?.short ?? ""))?.[1]);
    const body = bodyOf("4");
    const width = body.floors.flatMap(({ rooms = [] }) => rooms).find(({ name }) => name === "конференц-зал")?.width;
    expect(Math.round((width ?? 0) * rowsOf(body).depth)).toBe(square);
  });
});

describe("An advertising surface", () => {
  test.each(surfaces.filter(({ body }) => body))("$name is no higher than its building or storey", (surface) => {
    const { place, floors } = bodyOf(surface.body?.number ?? "");
    const room = surface.setting === "facade" ? place.height : place.height / floors.length;
    expect((surface.bottom ?? expect.fail("no bottom")) + surface.height).toBeLessThanOrEqual(room);
  });

  test.each(surfaces.filter(({ setting }) => setting === "facade"))("$name hangs before no window", (surface) => {
    expect(hidden(surface)).toEqual([]);
  });

  test("before the windows of a unit is found out", () => {
    const [first] = surfaces;
    if (!first) return expect.fail("no surfaces");
    expect(hidden({ ...first, bottom: 35 })).not.toEqual([]);
  });

  test("of light-emitting diodes has the resolution that its pitch gives, and letters as tall as its pixels", () => {
    for (const surface of surfaces) {
      const pitch = Number.parseFloat(factOf({ facts: surface.facts ?? [] }, "Шаг пикселя").replace(",", "."));
      if (surface.kind !== "led") {
        expect(pitch, surface.name).toBeNaN();
        continue;
      }
      const [wide, high] = plain(factOf({ facts: surface.facts ?? [] }, "Разрешение"))
        .split("×")
        .map((side) => Number.parseInt(side.replace(/\s/g, ""), 10));
      expect((wide ?? 0) * pitch, surface.name).toBeCloseTo(surface.width * 1000);
      expect((high ?? 0) * pitch, surface.name).toBeCloseTo(surface.height * 1000);
      const letters = (surface.requirements ?? []).map(plain).join("; ");
      for (const [, pixels, size, unit] of letters.matchAll(/(\d+) пикселей — ([\d,]+) (см|м) на стене/g))
        expect(Number(pixels) * pitch).toBeCloseTo(Number(size?.replace(",", ".")) * (unit === "м" ? 1000 : 10));
    }
  });

  test("hangs as high as its words say", () => {
    for (const surface of surfaces) {
      const [, metres] = /на высоте (\d+) метр/.exec(plain(surface.description)) ?? [];
      const told = metres ?? factOf({ facts: surface.facts ?? [] }, "Высота до нижнего края").replace(" м", "");
      if (told) expect(surface.bottom, surface.name).toBe(Number(told));
    }
  });
});

/** Numbers of the floors whose windows a surface hides, wherever along its wall it hangs: its place is not told. */
function hidden({ body: on, bottom = 0, width, height, placement }: Surface): string[] {
  const body = bodyOf(on?.number ?? "");
  const side = Object.entries(sides).find(([, word]) => new RegExp(`${word.slice(0, 4)}[а-я]*ый`).test(placement))?.[0];
  return covers(body, side, bottom, height).flatMap((floor) => windowsOf(body, { floor, side, width }, park.pavilions));
}

describe("Words", () => {
  const texts = plain(
    JSON.stringify([park.news, park.services, park.shops, park.mediaFacadeSolutions, park.vacancies]),
  );
  test("count the places of a zone as the zone does", () => {
    const residents = zones.filter((zone) => parking.residentsMap.zones.includes(zone));
    const total = residents.reduce((sum, { spaces }) => sum + spaces, 0);
    expect(plain(parking.residentsMap.description)).toContain(`${Math.floor(total / 1000)} ${total % 1000} мест`);
  });

  test("see no screen from windows that look elsewhere", () => {
    expect(texts).not.toMatch(/из окон корпусов/);
  });
});
