import { type Building, type Side, storeysOf } from "../../content/park.ts";
import { spend } from "../Drawing.tsx";
import { box, r1, strokes } from "../path.ts";

/** Units of an elevation are decimetres: a tenth of one is a centimetre. */
export const perMetre = 10;

/** A wall from outside, in metres: its left end at 0, the ground at 0. `rooms` are common rooms behind it. */
export type Wall = {
  building: Building;
  side: Side;
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
  const shared = { building, side, length, height: place.height, storeys: storeys.length, rooms };
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
