import { cos30 } from "./isometric.ts";
import { leaning, type Point, type Rect } from "./path.ts";

/** Where a point of a model, in metres, stands in its drawing. */
export type Project = (x: number, y: number, z?: number) => Point;

/** An isometric view of `scale` pixels a metre. */
export const projection =
  (scale: number): Project =>
  (x, y, z = 0) => [(x - y) * cos30 * scale, ((x + y) / 2 - z) * scale];

/** A rectangle at the height `z`. */
export const flat = (at: Project, { x, y, w, h }: Rect, z: number): string => leaning(at(x, y, z), at(w, 0), at(0, h));

type Props = { at: Project; ground: Rect; name: string; from?: number; to: number };

/** The three faces of a box that one sees. */
export function Block({ at, ground, name, from = 0, to }: Props) {
  const { x, y, w, h } = ground;
  const down = at(0, 0, from - to);
  return (
    <g className={name}>
      <path className="l" d={leaning(at(x, y + h, to), at(w, 0), down)} />
      <path className="r" d={leaning(at(x + w, y + h, to), at(0, -h), down)} />
      <path d={flat(at, ground, to)} />
    </g>
  );
}
