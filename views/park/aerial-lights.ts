import type { Unit } from "../content/unit.ts";
import type { ModelPicture } from "./model.ts";

type Lit = Pick<Unit, "building" | "floor" | "place">;

/** A point of a facade in the picture: `along` and `up` in metres. */
function project(plane: readonly number[], along: number, up: number): [x: number, y: number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = plane;
  const scale = g * along + h * up + 1;
  return [(a * along + b * up + c) / scale, (d * along + e * up + f) / scale];
}

/**
 * The windows of units in a picture of the park as one SVG path in its px: only those on the facades that
 * the camera sees and nothing hides. Empty for a unit without a place or of a building that the picture lacks.
 */
export function aerialLights(
  units: readonly Lit[],
  { width, height, map = {} }: Pick<ModelPicture, "width" | "height" | "map">,
): string {
  const px = (plane: readonly number[], along: number, up: number) => {
    const [x, y] = project(plane, along, up);
    return [Math.round(x * width), Math.round(y * height)] as const;
  };
  return units
    .flatMap(({ building: { number }, floor, place }) => {
      const seen = Object.hasOwn(map, number) ? map[number] : undefined;
      const [sill, head, runs = []] = seen?.floors[floor.number - 1] ?? [];
      if (!seen || !place || place.row !== seen.row || sill === undefined || head === undefined) return [];
      const { step, margin, plane } = seen;
      const first = Math.round(place.offset / step);
      const last = Math.round((place.offset + place.width) / step) - 1;
      return runs.flatMap(([from, to]) => {
        const modules = Math.max(0, Math.min(to, last) - Math.max(from, first) + 1);
        return Array.from({ length: modules }, (_, at) => {
          const start = (Math.max(from, first) + at) * step + margin;
          const end = start + step - 2 * margin;
          const [x, y] = px(plane, start, sill);
          const [right, below] = px(plane, end, sill);
          const [aside, above] = px(plane, end, head);
          const [left, top] = px(plane, start, head);
          // Steps of neighbours repeat, and repeated text packs well.
          const steps = [right - x, below - y, aside - right, above - below, left - aside, top - above];
          return `M${x} ${y}l${steps.join(" ")}z`.replaceAll(" -", "-");
        });
      });
    })
    .join("");
}
