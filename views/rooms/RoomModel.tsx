import type { CategoryId } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { drawing, Sheet } from "../drawings/Drawing.tsx";
import { cos30, flat, type Project, projection } from "../drawings/isometric.ts";
import { Person } from "../drawings/Person.tsx";
import { leaning, type Rect, r1, shape } from "../drawings/path.ts";
import { blocksOf, type Desk, type Opening } from "../drawings/unit-plan/geometry.ts";
import { partitionRuns } from "../drawings/unit-plan/unit-marks.ts";
import { shades, tokens } from "../park/colours.ts";
import { squareMetres } from "../ui/format.ts";
import type { RoomPlan } from "./room-plan.ts";
import { mixed } from "./tint.ts";

const sheet = { width: 720, height: 450, room: { width: 640, height: 366 } };
/** More desks than this stand without chairs and screens. */
const detailedDesksMax = 60;
const deskHeight = 0.75;
const seatHeight = 0.48;
const screen = { thick: 0.06, wide: 0.6, from: 0.85, to: 1.2 };
const partitionHeight = 2.1;

/** What a kind of room looks like, metres: walls, their stump at the front, the opening for light, floor joints. */
const looks = {
  office: { wall: 3, stump: 0.22, thick: 0.22, sill: 0.8, head: 2.6, joint: 1.2 },
  trade_area: { wall: 4.2, stump: 0.22, thick: 0.22, sill: 0.1, head: 3.2, joint: 1.5 },
  warehouse: { wall: 7, stump: 0.6, thick: 0.5, sill: 0, head: 3.6, joint: 6 },
} as const;

/** Floors of wood, of tiles, of concrete. */
const floors: Record<CategoryId, { floor: string; joint: string }> = {
  office: { floor: shades["room-wood"], joint: shades["room-wood-joint"] },
  trade_area: { floor: shades["room-tile"], joint: shades["room-tile-joint"] },
  warehouse: { floor: shades["room-concrete"], joint: shades["room-concrete-joint"] },
};

/** A thing on the floor: its ground, heights in metres, and colour. */
type Thing = Rect & { from?: number; to: number; colour: string; opacity?: number };

type Props = { unit: Unit; plan: RoomPlan };

/** A room seen over its inner wall, on a page. */
export const RoomModel = drawing(({ unit }: Props) => `model of unit ${unit.id}`, Model);

function Model({ unit, plan }: Props) {
  const { at, ...frame } = frameOf(plan);
  return (
    <Sheet name="room-model" {...frame} title={`Макет помещения ${unit.number}: ${squareMetres(unit.square)}`}>
      <Room plan={plan} at={at} />
    </Sheet>
  );
}

type FileProps = { plan: RoomPlan; x?: number; y?: number; width?: number; height?: number };

/** A room as a file of its own, or in a box of another drawing. */
export function RoomFile({ plan, ...box }: FileProps) {
  const { at, left, top, width, height } = frameOf(plan);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      {...box}
    >
      <title>Макет помещения</title>
      <Room plan={plan} at={at} />
    </svg>
  );
}

function frameOf({ category, width: w, depth: d }: RoomPlan) {
  const { wall } = looks[category];
  const scale = Math.min(sheet.room.width / ((w + d) * cos30), sheet.room.height / ((w + d) / 2 + wall));
  const at = projection(scale);
  const [cx, cy] = at(w / 2, d / 2, wall / 2 - 0.5);
  const { width, height } = sheet;
  return { at, left: r1(cx - width / 2), top: r1(cy - height / 2), width, height };
}

/** Everything of a room, from back to front. All colours stand in it: a file has no stylesheet. */
function Room({ plan, at }: { plan: RoomPlan; at: Project }) {
  const { category, width: w, depth: d, parts } = plan;
  const look = looks[category];
  const { thick: t, stump, wall } = look;
  const { floor, joint } = floors[category];
  const lights = parts.flatMap(({ geometry: { windows, front, gates }, x, y }) =>
    [...windows, ...(front ? [front] : []), ...gates]
      .filter((opening) => opening.wall === "top" && y < 0.01)
      .map((opening) => ({ ...opening, x: opening.x + x })),
  );
  const things = thingsOf(plan).sort((a, b) => a.x + a.y + (a.w + a.h) / 2 - (b.x + b.y + (b.w + b.h) / 2));
  const scale = at(1, 0)[1] * 2;
  const [feetX, feetY] = at(w * 0.6, Math.min(3, d * 0.3));
  return (
    <>
      <path d={flat(at, { x: -2 * t, y: -t, w: w + 6 * t, h: d + 6 * t }, -0.4)} fill={tokens.dark} opacity={0.1} />
      <Solid at={at} thing={{ x: -t, y: -t, w: w + 2 * t, h: d + 2 * t, from: -0.4, to: 0, colour: floor }} />
      <path d={jointsOf(at, w, d, look.joint, category)} fill="none" stroke={joint} strokeWidth={1} />
      {lights.length > 0 && (
        <path
          d={lights.map((opening) => lightOf(at, opening, look, w, d)).join("")}
          fill={shades["room-light"]}
          opacity={0.6}
        />
      )}
      <Solid at={at} thing={{ x: -t, y: -t, w: t, h: d + 2 * t, to: wall, colour: shades["room-wall"] }} />
      <Solid at={at} thing={{ x: -t, y: -t, w: w + 2 * t, h: t, to: wall, colour: shades["room-wall"] }} />
      <Glass at={at} lights={lights} look={look} isGate={category === "warehouse"} />
      {category === "trade_area" && <ShopSign at={at} depth={d} />}
      <Things at={at} things={things} />
      <g fill={category === "office" ? tokens.petrol : tokens.copper}>
        <Person x={feetX} y={feetY} k={scale} />
      </g>
      <Solid at={at} thing={{ x: -t, y: d, w: w + 2 * t, h: t, to: stump, colour: shades["room-wall"] }} />
      <Solid at={at} thing={{ x: w, y: 0, w: t, h: d, to: stump, colour: shades["room-wall"] }} />
    </>
  );
}

/** Things that differ by their place alone are drawn once: the others refer to the first. */
function Things({ at, things }: { at: Project; things: readonly Thing[] }) {
  const firsts = new Map<string, { id: string; x: number; y: number }>();
  return things.map((thing) => {
    const { x, y, w, h, from, to, colour } = thing;
    const look = JSON.stringify([w.toFixed(2), h.toFixed(2), from, to, colour]);
    const first = firsts.get(look);
    const key = `${look} ${x} ${y}`;
    if (first) {
      const [dx, dy] = at(x - first.x, y - first.y);
      return <use key={key} href={`#${first.id}`} x={r1(dx)} y={r1(dy)} />;
    }
    const id = `thing-${firsts.size}`;
    firsts.set(look, { id, x, y });
    return <Solid key={key} id={id} at={at} thing={thing} />;
  });
}

/** The three faces of a box that one sees, a shade darker each. */
function Solid({ at, thing, id }: { at: Project; thing: Thing; id?: string }) {
  const { x, y, w, h, from = 0, to, colour, opacity } = thing;
  const down = at(0, 0, from - to);
  return (
    <g id={id} opacity={opacity}>
      <path d={leaning(at(x, y + h, to), at(w, 0), down)} fill={mixed(colour, shades["room-shade"], 0.12)} />
      <path d={leaning(at(x + w, y + h, to), at(0, -h), down)} fill={mixed(colour, shades["room-shade"], 0.26)} />
      <path d={flat(at, thing, to)} fill={colour} />
    </g>
  );
}

/** What stands in the units, in metres from the room's corner. */
function thingsOf({ category, depth, parts }: RoomPlan): Thing[] {
  return parts.flatMap(({ geometry, x, y }) => {
    const { desks, tables, racks, partitions, doors } = geometry;
    const isDetailed = desks.length <= detailedDesksMax;
    const things: Thing[] = [
      ...blocksOf([...desks, ...tables]).map((rect) => ({ ...rect, to: deskHeight, colour: shades["room-desk"] })),
      ...(isDetailed ? desks.map(({ chair }) => ({ ...chair, to: seatHeight, colour: shades["room-chair"] })) : []),
      ...(isDetailed ? desks.map(screenOn) : []),
      ...blocksOf(racks?.boxes ?? []).flatMap(rackOf),
      ...partitions
        .flatMap((partition) => partitionRuns(partition, doors))
        .map(([x0, y0, x1, y1]) => ({ x: x0, y: y0, w: Math.max(0.1, x1 - x0), h: Math.max(0.1, y1 - y0) }))
        .map((rect) => ({ ...rect, to: partitionHeight, colour: shades["room-pane"], opacity: 0.55 })),
      ...(category === "trade_area" ? shopThings(geometry.width, geometry.depth) : []),
      // The wall between neighbours, cut low.
      ...(parts.length > 1 && x > 0 ? [{ x: -0.08, y: 0, w: 0.16, h: geometry.depth, ...commonWall }] : []),
      ...(parts.length > 1 && y > 0 && y < depth
        ? [{ x: 0, y: -0.08, w: geometry.width, h: 0.16, ...commonWall }]
        : []),
    ];
    return things.map((thing) => ({ ...thing, x: thing.x + x, y: thing.y + y }));
  });
}

const commonWall = { to: 0.9, colour: shades["room-wall"] };

/** A screen on a desk, its back to the chair's other side. */
function screenOn(desk: Desk): Thing {
  const { x, y, w, h, chair } = desk;
  const aside = chair.x + chair.w / 2 - (x + w / 2);
  const along = chair.y + chair.h / 2 - (y + h / 2);
  const wide = Math.min(screen.wide, Math.max(w, h) * 0.6);
  const { from, to } = screen;
  const colour = tokens["ink-soft"];
  if (Math.abs(aside) > Math.abs(along)) {
    return {
      x: x + w / 2 - Math.sign(aside) * 0.18,
      y: y + (h - wide) / 2,
      w: screen.thick,
      h: wide,
      from,
      to,
      colour,
    };
  }
  return { x: x + (w - wide) / 2, y: y + h / 2 - Math.sign(along) * 0.18, w: wide, h: screen.thick, from, to, colour };
}

/** A rack: three tiers of goods with gaps between them. */
function rackOf(rect: Rect): Thing[] {
  const tiers = [
    { from: 0.15, to: 1.45 },
    { from: 1.75, to: 3.05 },
    { from: 3.35, to: 4.6 },
  ];
  return tiers.map((tier, at) => ({
    ...rect,
    ...tier,
    // Farther tiers of one rack come first.
    x: rect.x + at * 1e-4,
    colour: at === 1 ? shades["room-goods"] : shades["room-boxes"],
  }));
}

const shelf = { deep: 0.5, high: 2, gondola: 1.35, between: 2.4 };

/** Shelves along the side wall and in the middle, and a counter near the inner wall. */
function shopThings(width: number, depth: number): Thing[] {
  const counterLength = Math.min(3, depth * 0.3);
  const counter: Thing = { x: 1.5, y: 1.2, w: 0.7, h: counterLength, to: 1.05, colour: shades["room-counter"] };
  const wallFrom = counter.y + counterLength + 1;
  const wallLength = depth - wallFrom - 0.4;
  const onWall =
    wallLength > 1
      ? [{ x: 0.02, y: wallFrom, w: shelf.deep, h: wallLength, to: shelf.high, colour: shades["room-goods"] }]
      : [];
  const gondolaLength = Math.min(4.5, depth * 0.38);
  const count = Math.min(4, Math.floor((width - 4.4) / shelf.between));
  const gondolas = Array.from({ length: Math.max(0, count) }, (_, at) => ({
    x: 4 + at * shelf.between,
    y: (depth - gondolaLength) / 2 + 0.4,
    w: 0.9,
    h: gondolaLength,
    to: shelf.gondola,
    colour: at % 2 === 0 ? shades["room-goods"] : shades["room-boxes"],
  }));
  return [counter, ...onWall, ...gondolas];
}

/** The sign on the side wall, over the counter. */
function ShopSign({ at, depth }: { at: Project; depth: number }) {
  const from = Math.min(0.6, depth * 0.1);
  const length = Math.min(4.2, depth * 0.45);
  const board = shape(at(0, from, 3.4), at(0, from + length, 3.4), at(0, from + length, 2.6), at(0, from, 2.6));
  const words = shape(
    at(0, from + length * 0.2, 3.1),
    at(0, from + length * 0.8, 3.1),
    at(0, from + length * 0.8, 2.9),
    at(0, from + length * 0.2, 2.9),
  );
  return (
    <>
      <path d={board} fill={tokens.copper} />
      <path d={words} fill={shades.white} />
    </>
  );
}

type Look = (typeof looks)[keyof typeof looks];
type Light = Pick<Opening, "x" | "w">;

/** Windows with their glass, the sky in it and a mullion; gates with their panels. */
function Glass({ at, lights, look, isGate }: { at: Project; lights: readonly Light[]; look: Look; isGate: boolean }) {
  if (lights.length === 0) return null;
  const { sill, head } = look;
  const pane = ({ x, w }: Light, from: number, to: number) =>
    shape(at(x, 0, from), at(x + w, 0, from), at(x + w, 0, to), at(x, 0, to));
  const middle = (sill + head) / 2;
  const bars = ({ x, w }: Light) =>
    isGate
      ? [0.25, 0.5, 0.75].map((part) => bar(at(x, 0, head * part), at(x + w, 0, head * part))).join("")
      : bar(at(x + w / 2, 0, sill), at(x + w / 2, 0, head)) + bar(at(x, 0, middle), at(x + w, 0, middle));
  return (
    <>
      <path
        d={lights.map((light) => pane(light, sill, head)).join("")}
        fill={isGate ? shades["room-gate"] : shades["room-glass"]}
        stroke={shades.white}
        strokeWidth={2}
      />
      {!isGate && <path d={lights.map((light) => pane(light, middle, head)).join("")} fill={shades["room-sky"]} />}
      <path d={lights.map(bars).join("")} fill="none" stroke={shades.white} strokeWidth={1.2} />
    </>
  );
}

const bar = (from: readonly [number, number], to: readonly [number, number]) =>
  `M${r1(from[0])} ${r1(from[1])}L${r1(to[0])} ${r1(to[1])}`;

/** Planks run along the room, tiles and slabs lie in a grid. */
function jointsOf(at: Project, width: number, depth: number, step: number, category: CategoryId): string {
  const places = (length: number, every: number) =>
    Array.from({ length: Math.max(0, Math.ceil(length / every) - 1) }, (_, index) => (index + 1) * every);
  const across = places(depth, category === "office" ? step / 1.5 : step).map((y) => bar(at(0, y), at(width, y)));
  const along = category === "office" ? [] : places(width, step).map((x) => bar(at(x, 0), at(x, depth)));
  return [...across, ...along].join("");
}

/** The light of an opening on the floor: it falls a little aside, and no farther than the walls. */
function lightOf(at: Project, { x, w }: Light, { sill, head }: Look, width: number, depth: number) {
  const lean = 1.25;
  const near = Math.min(depth, sill * lean);
  const far = Math.min(depth, head * lean);
  const right = (z: number) => Math.min(width, x + w + z * 0.4);
  return shape(at(x + sill * 0.4, near), at(right(sill), near), at(right(head), far), at(x + head * 0.4, far));
}
