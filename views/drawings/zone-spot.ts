import { spend } from "./Drawing.tsx";
import { projection } from "./isometric.ts";
import type { Point, Rect } from "./path.ts";

const at = projection(1);

/** Half the sides of a car park's sign; they scale with the plan's unit. */
export const zoneSign = { halfWidth: 17, halfHeight: 13 };

/** Where a sign may stand on its ground, as parts of its sides: the middle, else farther out. */
const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95];
const places = parts
  .flatMap((along) => parts.map((across) => ({ along, across })))
  .sort((a, b) => fromMiddle(a) - fromMiddle(b));

function fromMiddle({ along, across }: { along: number; across: number }): number {
  return Math.hypot(along - 0.5, across - 0.5);
}

/** The middle of a sign, its corners and the middles of its sides, as parts of half its size. */
const steps = [0, -1, 1];
const signPoints = steps.flatMap((right) => steps.map((down): Point => [right, down]));

/** Whether a point lies inside a polygon without dents. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  const sides = polygon.map(([fromX, fromY], index) => {
    const [toX, toY] = polygon[(index + 1) % polygon.length] ?? [fromX, fromY];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

/**
 * Where the sign of a car park stands on the sheet: on ground that no building hides, over as little of their walls as
 * possible, as near to the middle as possible. The middle, if all of the ground is hidden.
 */
export function zoneSpot(outline: Rect, walls: readonly (readonly Point[])[], unit: number): Point {
  spend("zones", { steps: places.length * walls.length });
  const placeAt = ({ along, across }: { along: number; across: number }): Point =>
    at(outline.x + outline.w * along, outline.y + outline.h * across);
  const isHidden = (point: Point) => walls.some((polygon) => isInside(point, polygon));
  const covered = ([x, y]: Point) =>
    signPoints.filter(([right, down]) =>
      isHidden([x + right * zoneSign.halfWidth * unit, y + down * zoneSign.halfHeight * unit]),
    ).length;
  const seen = places.map(placeAt).filter((point) => !isHidden(point));
  const least = Math.min(...seen.map(covered));
  return seen.find((point) => covered(point) === least) ?? placeAt({ along: 0.5, across: 0.5 });
}
