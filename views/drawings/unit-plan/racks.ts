import { spend } from "../Drawing.tsx";
import type { Rect } from "../path.ts";
import { overlap } from "./desks.ts";
import type { Racks } from "./geometry.ts";

/** The racks of the example: metres, pallets a bay, tonnes a pallet. All of it stands beside the drawing. */
const rack = {
  bay: 2.7,
  deep: 1.1,
  flue: 0.2,
  aisle: 3,
  perBay: 3,
  tier: 1.75,
  load: 1.5,
  gap: 1,
  apron: 6,
  pallet: 0.8,
  wall: 0.1,
  back: 0.3,
};

const column = 0.5;
type Size = { width: number; depth: number };

/** Pairs of racks along the depth, none on a column, gates at the top; as many tiers as height and floor bear. */
export function racksIn(
  { width, depth }: Size,
  { clear, load }: { clear: number | undefined; load: number | undefined },
  columns: readonly (readonly [number, number])[],
): Racks | undefined {
  const { bay, deep, flue, aisle, perBay, tier, gap, apron, pallet, wall, back } = rack;
  if (!clear) return undefined;
  const pairs = Math.floor((width - 2 * wall + flue) / (aisle + 2 * deep + flue));
  const bays = Math.floor((depth - apron - back) / bay);
  if (pairs < 1 || bays < 1) return undefined;
  spend("place", { marks: pairs * bays * 2, steps: pairs * bays * 2 * columns.length });
  const way = (width - 2 * wall - 2 * pairs * deep - (pairs - 1) * flue) / pairs;
  const rows = Array.from({ length: pairs }, (_, i) => wall + i * (2 * deep + way + flue)).flatMap((x) => [
    x,
    x + deep + way,
  ]);
  const posts = columns.map(([x, y]): Rect => ({ x: x - column / 2, y: y - column / 2, w: column, h: column }));
  const boxes = rows
    .flatMap((x) =>
      Array.from({ length: bays }, (_, i): Rect => ({ x, y: depth - back - (i + 1) * bay, w: deep, h: bay })),
    )
    .filter((box) => !posts.some((post) => overlap(box, post)));
  const byHeight = Math.floor((clear - gap) / tier + 1e-9);
  const byLoad = load ? Math.floor((load * bay * deep) / (perBay * pallet) + 1e-9) : byHeight;
  const tiers = Math.min(byHeight, byLoad);
  if (tiers < 1) return undefined;
  return {
    boxes,
    rows: rows.length,
    bays,
    aisle: way,
    tiers,
    by: byLoad < byHeight ? "load" : "height",
    pallets: boxes.length * perBay * tiers,
  };
}
