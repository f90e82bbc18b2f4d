import { cos30 } from "./isometric.ts";
import { type Point, type Rect, shape } from "./path.ts";

/** Where a point of a model, in metres, stands in its drawing. */
export type Project = (x: number, y: number, z?: number) => Point;

/** An isometric view of `scale` pixels a metre. */
export const projection =
  (scale: number): Project =>
  (x, y, z = 0) => [(x - y) * cos30 * scale, ((x + y) / 2 - z) * scale];

/** A rectangle at the height `z`. */
export const flat = (at: Project, { x, y, w, h }: Rect, z: number): string =>
  shape(at(x, y, z), at(x + w, y, z), at(x + w, y + h, z), at(x, y + h, z));

type Props = { at: Project; ground: Rect; name: string; from?: number; to: number };

/** The three faces of a box that one sees. */
export function Block({ at, ground, name, from = 0, to }: Props) {
  const { x, y, w, h } = ground;
  return (
    <g className={name}>
      <path
        className="l"
        d={shape(at(x, y + h, to), at(x + w, y + h, to), at(x + w, y + h, from), at(x, y + h, from))}
      />
      <path
        className="r"
        d={shape(at(x + w, y + h, to), at(x + w, y, to), at(x + w, y, from), at(x + w, y + h, from))}
      />
      <path d={flat(at, ground, to)} />
    </g>
  );
}
