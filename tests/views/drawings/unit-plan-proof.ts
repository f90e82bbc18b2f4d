import type { Building } from "../../../views/content/park.ts";
import type { Unit, UnitPlace } from "../../../views/content/unit.ts";
import { type Box, boxesOf, linesOf, pathsOf, sweepsOf } from "../../support/pages/drawn.ts";
import { wordsOf } from "../../support/pages/page-text.ts";

const near = (a: number, b: number, slack = 0.06) => Math.abs(a - b) <= slack;

/** The statements of a unit's text, parsed independently of the site. */
function saying(unit: Unit) {
  const value = (name: string) => wordsOf(unit.facts.find((fact) => fact.name === name)?.value ?? "");
  const description = wordsOf(unit.description);
  const gates = value("Ворота");
  const side = (text: string) => /на (север|юг|восток|запад)/.exec(text)?.[1];
  return {
    windows: Number(/^\d+/.exec(value("Окна"))?.[0] ?? 0),
    side: side(value("Окна")) ?? side(value("Витрина")) ?? side(/ворота на [а-я]+/.exec(description)?.[0] ?? ""),
    shopWindows: /окна на/.test(value("Витрина")),
    layout: value("Планировка"),
    seats: unit.seats ?? Number(/на (\d+) рабочи?[ех]/.exec(description)?.[1] ?? 0),
    bare: value("Отделка").includes("под отделку"),
    gates: gates === "" ? 0 : ["одни", "двое", "трое"].indexOf(gates.split(" ")[0] ?? "") + 1,
    gateWidth: Number(/([\d,]+) ×/.exec(gates)?.[1]?.replace(",", ".")),
    leaves: gates.includes("распашные"),
    columns: value("Сетка колонн") !== "",
    front: Number(/^([\d,]+) м/.exec(value("Витрина"))?.[1]?.replace(",", ".") ?? 0),
    doors: (value("Вход").includes("с улицы") ? 2 : 0) + (value("Вход").includes("из галереи") ? 2 : 0),
  };
}

/** A drawing in metres, from the unit's upper left corner. */
function drawnIn(svg: string, { width, depth }: UnitPlace) {
  const [floor = { x: 0, y: 0, w: 1, h: 1 }] = boxesOf(pathsOf(svg, "floor"));
  const k = floor.w / width;
  const inMetres = ({ x, y, w, h }: Box): Box => ({ x: (x - floor.x) / k, y: (y - floor.y) / k, w: w / k, h: h / k });
  const boxes = (name: string) => boxesOf(pathsOf(svg, name)).map(inMetres);
  const partitions = linesOf(pathsOf(svg, "partition")).map(({ x0, y0, x1, y1 }) =>
    inMetres({ x: Math.min(x0, x1), y: Math.min(y0, y1), w: Math.abs(x1 - x0), h: Math.abs(y1 - y0) }),
  );
  /** The wall of an opening: the middle of the opening is outside the floor. */
  const wallOf = ({ y, h }: Box) => (y + h / 2 < 0 ? "top" : y + h / 2 > depth ? "bottom" : "inside");
  const doors = sweepsOf(pathsOf(svg, "door")).map(inMetres);
  return { depth: floor.h / k, boxes, partitions, wallOf, doors };
}

/** The walls of a unit: the outer one, the gallery's, and the cardinal direction of the outer one. */
function wallsOf({ row, depth }: UnitPlace, { length, width }: NonNullable<Building["place"]>) {
  const fitting = Math.floor(Math.min(length, width) / depth + 0.01);
  const lastRow = fitting - (fitting % 2) - 1;
  const turned = width > length;
  const outer = row === 0 ? "top" : row === lastRow ? "bottom" : "none";
  const [top, bottom] = turned ? ["восток", "запад"] : ["север", "юг"];
  return { outer, faces: outer === "top" ? top : bottom, gallery: row % 2 === 0 ? "bottom" : "top" };
}

/** Sentences of a unit that its drawing contradicts, and drawn lines without a sentence. */
export function contradictions(unit: Unit, building: Building, svg: string): string[] {
  const { place, category } = unit;
  if (!place || !building.place) return ["no place"];
  const said = saying(unit);
  const { depth, boxes, partitions, wallOf, doors } = drawnIn(svg, place);
  const { outer, faces, gallery } = wallsOf(place, building.place);
  // The plan is turned so that one looks at the shop front, the gates or the windows.
  const turned = (said.front > 0 ? gallery : outer) === "bottom";
  const drawnAt = (wall: string) => (turned ? { top: "bottom", bottom: "top" }[wall] : wall);
  const [windows, gates, fronts, desks] = ["window", "gate", "front", "desk"].map(boxes) as [
    Box[],
    Box[],
    Box[],
    Box[],
  ];
  const wanted = category === "office" ? said.windows : said.shopWindows ? 1 : 0;
  const lengthwise = new Set(partitions.filter(({ h }) => h > 0.01).map(({ x }) => Math.round(x * 10))).size;
  const crosswise = partitions.filter(({ w }) => w > 0.01).length;
  const layout = category === "office" ? said.layout : "none";

  const rules: Record<string, boolean> = {
    "the floor has the unit's proportions": near(depth, place.depth),
    "all numbers are finite": !/NaN|undefined|Infinity/.test(svg),
    [`the outer wall faces ${said.side}`]: !said.side || said.side === faces,

    [`${wanted} windows, ${windows.length} drawn`]: windows.length === wanted,
    "windows are in the outer wall": windows.every((hole) => wallOf(hole) === drawnAt(outer)),
    "windows are within the unit": windows.every(({ x, w }) => x >= 0 && x + w <= place.width + 0.01),
    [`${said.gates} gates, ${gates.length} drawn`]: gates.length === said.gates,
    "gates are in the outer wall": gates.every((hole) => wallOf(hole) === drawnAt(outer)),
    "gates have the width of the data": gates.every(({ w }) => near(w, said.gateWidth)),
    "gates have leaves exactly if the facts say so": said.gates === 0 || said.leaves === doors.length > 0,
    "columns exactly if the facts have a grid": boxes("column").length > 0 === said.columns,
    "a shop front exactly if the facts have one": fronts.length === (said.front > 0 ? 1 : 0),
    "the shop front is in the gallery wall": fronts.every((hole) => wallOf(hole) === drawnAt(gallery)),
    "the shop front has its width": fronts.every(({ w }) => near(w, said.front)),
    "doors to the street and gallery as in the facts": category !== "trade_area" || doors.length === said.doors,
    "a shop without desks": category !== "trade_area" || desks.length === 0,

    [`${said.seats} desks, ${desks.length} drawn`]: said.bare || said.seats === 0 || desks.length === said.seats,
    "example desks are dashed, furniture is not":
      desks.length === 0 || svg.includes('class="desk example"') === (said.bare || said.seats === 0),

    "partitions in offices only": category === "office" || partitions.length === 0,
    "an open plan has no partition": layout !== "открытая" || partitions.length === 0,
    "a hall and two rooms": layout !== "смешанная" || (lengthwise === 1 && crosswise === 1),
    "a door to each of the two rooms": layout !== "смешанная" || doors.length === 1 + 2,
    "at least two offices": layout !== "кабинетная" || lengthwise >= 1,
    "a door to each office": layout !== "кабинетная" || doors.length === 1 + lengthwise + 1,
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}
