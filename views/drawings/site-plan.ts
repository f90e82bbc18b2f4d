import type { Body, BodyPlace } from "../park/park.ts";

/** A rectangle on the ground in metres: `x` to the east, `y` to the south. */
export type Area = { x0: number; y0: number; x1: number; y1: number };

/** A straight piece of road along one axis, with its width in metres. */
export type Road = { from: [number, number]; to: [number, number]; width: number };

/** A building with a known place. */
export type PlacedBody = Body & { place: BodyPlace };

/** What lies between the buildings, found from their places alone: roads in the gaps, rows of cars where a block has room. */
export type SitePlan = { ground: Area; roads: Road[]; stalls: Road[] };

const margin = 40;
const roadWidthMax = 12;
const gapMin = 12;
const stallStep = 16;

/** Lays roads by cutting the site along its widest gaps again and again, until each block holds one building. */
export function planSite(bodies: PlacedBody[]): SitePlan {
  const rects = bodies.map(({ place: p }) => ({ x0: p.x, y0: p.y, x1: p.x + p.length, y1: p.y + p.width }));
  const ground = {
    x0: Math.min(...rects.map((r) => r.x0)) - margin,
    y0: Math.min(...rects.map((r) => r.y0)) - margin,
    x1: Math.max(...rects.map((r) => r.x1)) + margin,
    y1: Math.max(...rects.map((r) => r.y1)) + margin,
  };
  const plan: SitePlan = { ground, roads: [], stalls: [] };
  cut(ground, rects, plan);
  return plan;
}

function cut(block: Area, rects: Area[], plan: SitePlan): void {
  const across = widestGap(rects.map(({ x0, x1 }) => [x0, x1]));
  const along = widestGap(rects.map(({ y0, y1 }) => [y0, y1]));
  if (rects.length < 2 || (!across && !along)) {
    for (const rect of rects) stallsBeside(block, rect, plan);
    return;
  }
  if (across && across.width >= (along?.width ?? 0)) {
    const { middle, width } = across;
    plan.roads.push({ from: [middle, block.y0], to: [middle, block.y1], width: Math.min(roadWidthMax, width - 4) });
    cut(
      { ...block, x1: middle },
      rects.filter((r) => r.x1 <= middle),
      plan,
    );
    cut(
      { ...block, x0: middle },
      rects.filter((r) => r.x0 >= middle),
      plan,
    );
  } else if (along) {
    const { middle, width } = along;
    plan.roads.push({ from: [block.x0, middle], to: [block.x1, middle], width: Math.min(roadWidthMax, width - 4) });
    cut(
      { ...block, y1: middle },
      rects.filter((r) => r.y1 <= middle),
      plan,
    );
    cut(
      { ...block, y0: middle },
      rects.filter((r) => r.y0 >= middle),
      plan,
    );
  }
}

function widestGap(spans: [number, number][]): { middle: number; width: number } | undefined {
  let best: { middle: number; width: number } | undefined;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const width = from - reached;
    if (Number.isFinite(width) && width >= gapMin && width > (best?.width ?? 0))
      best = { middle: reached + width / 2, width };
    reached = Math.max(reached, to);
  }
  return best;
}

function stallsBeside(block: Area, rect: Area, plan: SitePlan): void {
  const inset = 14;
  for (let x = rect.x1 + stallStep; x < block.x1 - inset; x += stallStep) {
    plan.stalls.push({ from: [x, rect.y0 + 4], to: [x, rect.y1 - 4], width: 7 });
  }
  for (let y = rect.y1 + stallStep; y < block.y1 - inset; y += stallStep) {
    plan.stalls.push({ from: [rect.x0 + 8, y], to: [rect.x1 - 8, y], width: 7 });
  }
}
