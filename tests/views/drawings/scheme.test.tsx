import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import { ParkScheme, type SchemeMark } from "../../../views/drawings/ParkScheme.tsx";
import { type Box, cross } from "../../support/drawn.ts";
import { content, ownOf } from "./stand-in-content.ts";

const lat = 55.62;

const { buildings } = content.park;
const counts = new Map<number, SchemeMark>(
  buildings.map((building) => [building.id, { count: ownOf(building).length }]),
);

/** A letter of a label on a wide screen. */
const letterPixels = 12;

const linkTo = ({ id }: Building) => `/plan?body=${id}`;
const draw = (props: Partial<Parameters<typeof ParkScheme>[0]> = {}) =>
  renderToStaticMarkup(<ParkScheme buildings={buildings} marks={counts} lat={lat} linkTo={linkTo} {...props} />);

/** Labels on a wide screen, and the enlarged ones on a phone, where counts are omitted. */
function labels(svg: string): { wide: Box[]; phone: Box[] } {
  const tag =
    /translate\((-?\d+) (-?\d+)\)">(?:<path[^>]*><\/path>)?<rect x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/g;
  const wide = [...svg.matchAll(tag)]
    .map(([, ...numbers]) => numbers.map(Number))
    .map(([left = 0, top = 0, x = 0, y = 0, w = 0, h = 0]) => ({ x: left + x, y: top + y, w, h }));
  const phone = wide.map(({ x, y, w, h }) => {
    const [pw, ph] = [w * (w > 40 ? 0.95 : 1.35), h * 1.35];
    return { x: x + (w - pw) / 2, y: y + (h - ph) / 2, w: pw, h: ph };
  });
  return { wide, phone };
}

const crossings = (boxes: Box[]) =>
  boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) => cross(box, other))).length;

describe("The scheme of the park", () => {
  it("labels every building with its number and count, also for screen readers", () => {
    const svg = draw();
    for (const { id, number } of buildings) {
      const count = counts.get(id)?.count;
      expect(svg).toMatch(
        new RegExp(`aria-label="Корпус ${number}, ${count} свободн[а-я]+ помещени[а-я]+, (офисы|склады|торговля)"`),
      );
      const link = svg.match(new RegExp(`<a class="[^"]*" href="/plan\\?body=${id}".*?</a>`))?.[0];
      expect([...(link ?? "").matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
        number,
        String(count),
      ]);
    }
  });

  it("overlaps no labels for any chosen building, on a wide screen and on a phone", () => {
    for (const active of [undefined, ...buildings.map(({ id }) => id)]) {
      for (const marks of [counts, undefined]) {
        const { wide, phone } = labels(draw({ active, marks }));
        expect(wide).toHaveLength(buildings.length);
        expect([crossings(wide), crossings(phone)]).toEqual([0, 0]);
      }
    }
  });

  it("highlights exactly the chosen building by colour, pin and state", () => {
    for (const { id } of buildings) {
      const svg = draw({ active: id });
      expect(svg.match(/class="building [^"]*chosen"/g)).toHaveLength(1);
      expect(svg.match(/aria-current="true"/g)).toHaveLength(1);
      expect(svg.match(/class="pin"/g)).toHaveLength(1);
    }
    expect(draw()).not.toMatch(/chosen|pin|aria-current/);
  });

  it("is a filter: tints roofs by share, and dims buildings without a match and unlinks them", () => {
    const marks = new Map<number, SchemeMark>(
      buildings.map(({ id }) => [id, id === 5 ? { pale: true } : { count: 3, tint: id / 9 }]),
    );
    const svg = draw({ marks });
    expect(svg.match(/<a /g)).toHaveLength(buildings.length - 1);
    expect(svg).not.toContain('href="/plan?body=5"');
    expect(svg.match(/<g class="building office pale"/g)).toHaveLength(1);
    for (const { id } of buildings.filter((building) => building.id !== 5)) {
      expect(svg).toMatch(
        new RegExp(`class="building \\w+ tint-${Math.round((id / 9) * 4)}" href="/plan\\?body=${id}"`),
      );
    }
  });

  it("is updated without its walls: all other elements stand in the same order", () => {
    const all = draw({ marks: counts, morph: "target" });
    const few = draw({ marks: new Map(buildings.map(({ id }) => [id, { pale: true }])), morph: "update" });
    const elements = (svg: string) =>
      [...svg.replace(/<path class="(?!ground|parallel).*?<\/path>/g, "").matchAll(/<(?:a|svg|g id="[^"]*")/g)].join();
    expect(elements(few)).toBe(elements(all));
    expect(all.match(/<g id="walls-\d" hx-morph-skip="" transform="[^"]*"><path class="shadow"/g)).toHaveLength(
      buildings.length,
    );
    expect(few.match(/<g id="walls-\d"><\/g>/g)).toHaveLength(buildings.length);
    expect(few).not.toContain("href=");
  });

  it("draws no trees, cars or roads, and only the name of the parallel", () => {
    expect(draw()).toContain(">55,62° с. ш.<");
    expect(draw({ lat: undefined })).not.toMatch(/parallel|latitude/);
    const classes = new Set([...draw().matchAll(/<path class="([^" ]+)/g)].map(([, name]) => name));
    expect([...classes].sort()).toEqual(["ground", "left", "parallel", "right", "roof", "shadow", "windows"]);
  });

  it("keeps long numbers of buildings beside their counts, in labels that overlap no other", () => {
    const names = ["12А стр. 3", "Ж-12", "10Б", "Литера АЖ", "ТЦ-2"];
    const long = buildings.map((building, at) => ({ ...building, number: names[at] ?? building.number }));
    const svg = draw({ buildings: long });
    const tags = [...svg.matchAll(/<rect x="(-?\d+)"[^>]* width="(\d+)"[^>]*>(?:<\/rect>)?(.*?)<\/g>/g)];
    expect(tags).toHaveLength(buildings.length);
    for (const [, x = "", width = "", texts = ""] of tags) {
      const [number, count] = [...texts.matchAll(/<text x="(-?[\d.]+)"[^>]*>([^<]+)/g)].map(([, at, text = ""]) => {
        const half = (text.length * letterPixels) / 2;
        return { from: Number(at) - half, to: Number(at) + half };
      });
      expect(number?.to).toBeLessThanOrEqual(count?.from ?? 0);
      expect(number?.from).toBeGreaterThanOrEqual(Number(x));
      expect(count?.to).toBeLessThanOrEqual(Number(x) + Number(width));
    }
    expect(crossings(labels(svg).wide)).toBe(0);
  });

  it("keeps its signs small on the ground of a single small building", () => {
    const place = { x: 0, y: 0, length: 70, width: 20, height: 30 };
    const svg = draw({ buildings: buildings.slice(0, 1).map((building) => ({ ...building, place })) });
    const [, width] = /viewBox="\S+ \S+ (\S+)/.exec(svg) ?? [];
    expect(Number(width)).toBeGreaterThan(400);
  });

  it("is a list of boxes without places", () => {
    const svg = draw({ buildings: buildings.map((building) => ({ ...building, place: undefined })) });
    expect(svg).not.toContain("<svg");
    expect(svg.match(/<a /g)).toHaveLength(buildings.length);
  });
});
