import type { Body } from "../../views/park/park.ts";
import type { Pavilion } from "../../views/units/pavilion.ts";
import { type Box, boxesOf, cross, linesOf, pathsOf, sweepsOf, textsOf } from "./drawn.ts";
import { wordsOf } from "./plain-text.ts";

const metres = (n: number) => `${String(Math.round(n * 100) / 100).replace(".", ",")} м`;
const near = (a: number, b: number, slack = 0.06) => Math.abs(a - b) <= slack;

/** The statements of a unit's text, parsed independently of the site. */
function saying(unit: Pavilion) {
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
    street: value("Вход").includes("с улицы"),
    gallery: value("Вход").includes("из галереи"),
  };
}

/** A drawing in metres, from the unit's upper left corner. */
function drawnIn(svg: string, { width, depth }: { width: number; depth: number }) {
  const [floor = { x: 0, y: 0, w: 1, h: 1 }] = boxesOf(pathsOf(svg, "floor"));
  const k = floor.w / width;
  const inMetres = ({ x, y, w, h }: Box): Box => ({ x: (x - floor.x) / k, y: (y - floor.y) / k, w: w / k, h: h / k });
  const boxes = (name: string) => boxesOf(pathsOf(svg, name)).map(inMetres);
  const partitions = linesOf(pathsOf(svg, "partition")).map(({ x0, y0, x1, y1 }) =>
    inMetres({ x: Math.min(x0, x1), y: Math.min(y0, y1), w: Math.abs(x1 - x0), h: Math.abs(y1 - y0) }),
  );
  /** The wall of an opening: the middle of the opening is outside the floor. */
  const wallOf = ({ y, h }: Box) => (y + h / 2 < 0 ? "top" : y + h / 2 > depth ? "bottom" : "inside");
  return { floor, k, boxes, partitions, wallOf, doors: sweepsOf(pathsOf(svg, "door")).map(inMetres) };
}

/** Sentences of a unit that its drawing contradicts, and drawn lines without a sentence. */
export function contradictions(unit: Pavilion, body: Body, svg: string, people?: number): string[] {
  const { place } = unit;
  if (!place || !body.place) return ["no place"];
  const said = saying(unit);
  const { floor, k, boxes, partitions, wallOf, doors } = drawnIn(svg, place);
  const wrong: string[] = [];
  const rule = (holds: boolean, name: string) => holds || wrong.push(name);

  const turned = body.place.width > body.place.length;
  const across = Math.min(body.place.length, body.place.width);
  const fitting = Math.floor(across / place.depth + 0.01);
  const lastRow = fitting - (fitting % 2) - 1;
  const outer = place.row === 0 ? "top" : place.row === lastRow ? "bottom" : "none";
  const top = turned ? "восток" : "север";
  const bottom = turned ? "запад" : "юг";
  const texts = textsOf(svg);

  rule(texts.includes(metres(place.width)) && texts.includes(metres(place.depth)), "both dimensions are written");
  rule(near(floor.h / k, place.depth), "the floor has the unit's proportions");
  rule(!/NaN|undefined|Infinity/.test(svg), "all numbers are finite");
  if (said.side) {
    rule(said.side === (outer === "top" ? top : bottom), `the outer wall faces ${said.side}`);
    rule(
      texts.some((text) => text.includes(said.side ?? "")),
      "the cardinal direction is written",
    );
    rule(
      /<g transform="translate[^"]*"><path class="solid"( transform="rotate\(270\)")? d="M0-15/.test(svg),
      "the north sign is drawn",
    );
    rule(turned === svg.includes("rotate(270)"), "the north sign has the turn of the drawing");
  }

  const windows = boxes("window");
  const wanted = unit.category === "office" ? said.windows : said.shopWindows ? 1 : 0;
  rule(windows.length === wanted, `${wanted} windows, ${windows.length} drawn`);
  rule(
    windows.every((hole) => wallOf(hole) === outer),
    "windows are in the outer wall",
  );
  rule(
    windows.every(({ x, w }) => x >= 0 && x + w <= place.width + 0.01),
    "windows are within the unit",
  );

  const gates = boxes("gate");
  rule(gates.length === said.gates, `${said.gates} gates, ${gates.length} drawn`);
  rule(
    gates.every((hole) => wallOf(hole) === outer),
    "gates are in the outer wall",
  );
  rule(
    gates.every(({ w }) => near(w, said.gateWidth)),
    "gates have the width of the data",
  );
  if (said.gates > 0) rule(said.leaves === doors.length > 0, "gates have leaves exactly if the facts say so");
  rule(boxes("column").length > 0 === said.columns, "columns exactly if the facts have a grid");

  const fronts = boxes("front");
  rule(fronts.length === (said.front > 0 ? 1 : 0), "a shop front exactly if the facts have one");
  const gallery = place.row % 2 === 0 ? "bottom" : "top";
  rule(
    fronts.every((hole) => wallOf(hole) === gallery && near(hole.w, said.front)),
    "the shop front is in the gallery wall, in its width",
  );
  if (unit.category === "trade_area") {
    rule(
      doors.length === (said.street ? 2 : 0) + (said.gallery ? 2 : 0),
      "doors to the street and gallery as in the facts",
    );
    rule(partitions.length === 0 && boxes("desk").length === 0, "a shop without rooms and desks");
  }

  const desks = boxes("desk");
  const chairs = boxes("chair");
  rule(svg.includes('class="hatch"') === said.bare, "hatched exactly if the unit is unfinished");
  if (people === undefined) {
    if (said.bare) rule(desks.length === 0, "no desk in an unfinished unit");
    else if (said.seats > 0) rule(desks.length === said.seats, `${said.seats} desks, ${desks.length} drawn`);
    const dashed = svg.includes('class="desk example"');
    rule(desks.length === 0 || dashed === (said.seats === 0), "example desks are dashed, furniture is not");
  } else rule(desks.length === people || svg.includes("тесно") || desks.length < people, "one desk for each person");
  rule(!desks.some((desk, i) => desks.slice(i + 1).some((other) => cross(desk, other))), "desks do not overlap");
  rule(
    [...desks, ...chairs].every((one) => !doors.some((door) => cross(one, door))),
    "no furniture in a door's swing",
  );
  rule(
    [...desks, ...chairs].every((one) => !partitions.some((wall) => cross(one, wall, -0.001))),
    "no furniture in a partition",
  );
  const inside = ({ x, y, w, h }: Box) => x >= 0 && y >= 0 && x + w <= place.width && y + h <= place.depth;
  rule([...desks, ...chairs].every(inside), "furniture is within the unit");

  if (unit.category === "office") {
    const lengthwise = partitions.filter(({ h }) => h > 0.01).map(({ x }) => Math.round(x * 10));
    const crosswise = partitions.filter(({ w }) => w > 0.01);
    const entry = 1;
    if (said.layout === "открытая") rule(partitions.length === 0, "an open plan has no partition");
    if (said.layout === "смешанная") {
      rule(new Set(lengthwise).size === 1 && crosswise.length === 1, "a hall and two rooms");
      rule(doors.length === entry + 2, "a door to each of the two rooms");
    }
    if (said.layout === "кабинетная") {
      const rooms = new Set(lengthwise).size + 1;
      rule(rooms >= 2, "at least two offices");
      rule(doors.length === entry + rooms, "a door to each office");
    }
  } else rule(partitions.length === 0, "partitions in offices only");
  return wrong;
}
