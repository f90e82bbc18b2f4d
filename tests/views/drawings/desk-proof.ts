import type { Rect } from "../../../views/drawings/path.ts";
import { sweepOf, type UnitGeometry } from "../../../views/drawings/unit-plan/geometry.ts";

/** Do two rectangles share more ground than `slack`? */
const over = (a: Rect, b: Rect, slack = 0.011) =>
  a.x < b.x + b.w - slack && b.x < a.x + a.w - slack && a.y < b.y + b.h - slack && b.y < a.y + a.h - slack;

const inside = (a: Rect, b: Rect, slack = 1e-6) =>
  a.x >= b.x - slack && a.y >= b.y - slack && a.x + a.w <= b.x + b.w + slack && a.y + a.h <= b.y + b.h + slack;

/** The rules that a plan's furniture breaks; none for a sound one. */
export function brokenRules(plan: UnitGeometry, pass = 1.2): string[] {
  const { desks, tables, partitions, doors, rooms, seating } = plan;
  const unit = { x: 0, y: 0, w: plan.width, h: plan.depth };
  const things: Rect[] = [...desks, ...tables];
  const walls = partitions.map(([x0, y0, x1, y1]): Rect => {
    const [x, y] = [Math.min(x0, x1) - 0.05, Math.min(y0, y1) - 0.05];
    return { x, y, w: Math.abs(x0 - x1) + 0.1, h: Math.abs(y0 - y1) + 0.1 };
  });
  const sweeps = doors.map(sweepOf);
  const way = seating?.pass ?? pass;
  const rules: Record<string, boolean> = {
    "no desk stands in a wall": things.every(
      (thing) => walls.every((wall) => !over(thing, wall, 0.001)) && inside(thing, unit, -0.04),
    ),
    "every desk stands whole in one room": things.every((thing) => rooms.some((room) => inside(thing, room))),
    "desks do not overlap": things.every((thing, i) => things.slice(i + 1).every((other) => !over(thing, other))),
    "a seat is free of walls, desks and other seats": desks.every(
      ({ seat }, i) =>
        walls.every((wall) => !over(seat, wall, 0.001)) &&
        inside(seat, unit) &&
        desks.every((other, j) => !over(seat, other) && (i === j || !over(seat, other.seat))),
    ),
    "nothing stands in a door's sweep": [...things, ...desks.map(({ seat }) => seat)].every((thing) =>
      sweeps.every((sweep) => !over(thing, sweep)),
    ),
    "a narrower way is called cramped": way >= 1.2 || seating?.verdict === "тесно",
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}
