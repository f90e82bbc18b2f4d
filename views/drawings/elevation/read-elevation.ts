import { type Building, buildingOf, type Side, storeysOf } from "../../content/park.ts";
import type { MediaFacadeSolution, SurfaceKind } from "../../content/surface.ts";
import { spend, withinBudget } from "../Drawing.tsx";
import { box, r1, strokes } from "../path.ts";

/** A surface as it hangs, in metres: its left end is at `x` over `bottom`. */
export type Elevation = {
  surface: MediaFacadeSolution;
  form: SurfaceKind | "sheet";
  setting: "wall" | "post" | "ground" | "room" | "lift";
  wall: Wall | undefined;
  x: number;
  bottom: number;
  doors: boolean;
};

/** Undefined where its surroundings or its height are not told, or contradict the building: only a list tells it. */
export const readElevation = (surface: MediaFacadeSolution, buildings: readonly Building[]): Elevation | undefined =>
  withinBudget(`surface ${surface.id}`, () => read(surface, buildings));

function read(surface: MediaFacadeSolution, buildings: readonly Building[]): Elevation | undefined {
  const { width, side } = surface;
  const form: Elevation["form"] = surface.kind ?? "sheet";
  const bottom = agreedBottom(surface, buildings);
  if (bottom === undefined || surface.setting === undefined) return undefined;
  const shared = { surface, form, bottom, x: 0, doors: false, wall: undefined };
  if (surface.setting === "lift") return { ...shared, setting: "lift" };
  if (surface.setting !== "facade" && surface.setting !== "street") return { ...shared, setting: "room" };
  if (form === "billboard" && surface.setting === "street") return { ...shared, setting: "post" };
  const building = buildingOf(buildings, surface);
  const wall = building && side && readWall(building, side);
  if (!wall || wall.length < width) return { ...shared, setting: "ground" };
  const room = roomBehind(wall, surface, bottom);
  const { offset } = surface;
  const given = offset !== undefined && offset + width <= wall.length ? offset : undefined;
  const middle = room ? room.x + room.width / 2 : wall.length / 2;
  return {
    ...shared,
    setting: "wall",
    wall,
    x: given ?? middle - width / 2,
    doors: surface.entrance ?? false,
  };
}

/** The room behind a surface that tells its place along the wall: machinery, or the entrance under it. */
function roomBehind({ rooms, storey }: Wall, { width, height }: MediaFacadeSolution, bottom: number) {
  return rooms.find(
    ({ behind, width: wide, storey: up }) =>
      (behind === "machinery" || bottom === 0) &&
      wide >= width &&
      storey * (up + 1) > bottom &&
      storey * up < bottom + height,
  );
}

/** The height over the ground. One at which the surface would stand out of its building contradicts the building. */
export function agreedBottom(surface: MediaFacadeSolution, buildings: readonly Building[]): number | undefined {
  const { setting, height, bottom } = surface;
  const building = buildingOf(buildings, surface);
  const storey =
    building?.place && building.floors.length > 0 ? building.place.height / building.floors.length : undefined;
  const limit =
    setting === "facade" ? building?.place?.height : setting === "hall" || setting === "doors" ? storey : undefined;
  const agrees = bottom === undefined || limit === undefined || bottom + height <= limit + 0.01;
  return agrees ? bottom : undefined;
}

/** Units of an elevation are decimetres: a tenth of one is a centimetre. */
export const perMetre = 10;

/** A wall from outside, in metres: its left end at 0, the ground at 0. `rooms` are common rooms behind it. */
export type Wall = {
  building: Building;
  length: number;
  height: number;
  storey: number;
  storeys: number;
  /** The module of the facade, where it is told. */
  step: number | undefined;
  rooms: { behind: "machinery" | "entrance"; storey: number; x: number; width: number }[];
};

/** A building no deeper has two rows of rooms: behind its last wall lies row 1. */
const twoRowsMax = 30;

/** Undefined without a place or floors. */
export function readWall(building: Building, side: Side): Wall | undefined {
  const { place, floors, grid } = building;
  if (!place || place.height <= 0 || floors.length === 0) return undefined;
  const length = side === "n" || side === "s" ? place.length : place.width;
  const storeys = storeysOf(building);
  const outer = outerRow(side, place);
  spend("floors", { marks: storeys.length * 3 + floors.flatMap(({ rooms = [] }) => rooms).length });
  const seenFromBehind = side === "n" || side === "e";
  const rooms = floors.flatMap((floor) =>
    (floor.rooms ?? []).flatMap(({ kind: behind, row, offset, width }) => {
      const storey = storeys.indexOf(floor.number);
      if (!behind || row !== outer || storey < 0 || offset + width > length) return [];
      return [{ behind, storey, width, x: seenFromBehind ? length - offset - width : offset }];
    }),
  );
  const shared = { building, length, height: place.height, storeys: storeys.length, rooms };
  return { ...shared, storey: place.height / storeys.length, step: grid?.step };
}

/** The row of rooms behind a long wall: 0 in the north or the east. Undefined behind a short one, and where unknown. */
function outerRow(side: Side, { length, width }: { length: number; width: number }): number | undefined {
  const isLong = side === "n" || side === "s" ? length >= width : width >= length;
  if (!isLong) return undefined;
  if (side === "n" || side === "e") return 0;
  return Math.min(length, width) <= twoRowsMax ? 1 : undefined;
}

/** How much of a module and of a storey a window takes. */
const windowShares = { office: [0.6, 0.5], trade_area: [0.74, 0.42] } as const;
const roof = { over: 0.5, high: 0.8 };
const slab = 0.15;

/** A wall's paths. Windows are one line a storey; a dash is a module's window. */
export function wallMarks({ building, length, height, storey, storeys, step, rooms }: Wall) {
  const q = perMetre;
  const use = building.use ?? "plain";
  const share = use === "office" || use === "trade_area" ? windowShares[use] : undefined;
  const bays = step === undefined ? 0 : Math.floor(length / step + 0.01);
  /** A line for each of so many storeys. */
  const rows = (x: number, storeysUp: number, to: number, count: number) => {
    spend("floors", { marks: Math.max(0, count) });
    return strokes([x * q, -storeysUp * storey * q], [(to - x) * q, 0], [0, -storey * q], count);
  };
  const margin = step === undefined ? 0 : (length - bays * step) / 2;
  const uprights = (every: number) => {
    spend("grid.step", { marks: Math.max(0, bays - 1) });
    return strokes([(margin + every) * q, -height * q], [0, height * q], [every * q, 0], bays - 1);
  };
  return {
    use,
    wall: box(0, -height * q, length * q, height * q),
    windows:
      share && step !== undefined
        ? {
            d: rows(margin + (step * (1 - share[0])) / 2, 0.52, length - margin, storeys),
            high: r1(storey * share[1] * q),
            dashes: `${r1(step * share[0] * q)} ${r1(step * (1 - share[0]) * q)}`,
          }
        : undefined,
    seams: [rows(0, 1, length, storeys - 1), use === "warehouse" && step !== undefined ? uprights(step) : ""].join(""),
    roof: box(-roof.over * q, -(height + roof.high) * q, (length + 2 * roof.over) * q, roof.high * q),
    blanks: rooms
      .filter(({ behind }) => behind === "machinery")
      .map(({ x, width, storey: up }) =>
        box(x * q, (-storey * (up + 1) + slab) * q, width * q, (storey - 2 * slab) * q),
      )
      .join(""),
  };
}
