import { flat, type Project } from "./isometric.ts";
import { leaning, type Rect } from "./path.ts";

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
