import type { Pavilion } from "../../units/pavilion.ts";
import { r1 } from "../path.ts";
import type { Tower } from "./read-park-section.ts";
import { towerMarks } from "./tower-marks.ts";

type Props = { tower: Tower; stretch: number; scale: number; lit: (unit: Pavilion) => boolean };

/**
 * A building with its free units as lit windows. Class names say the category and the state of a light. A unit that is
 * not `lit` is a dark window. `scale` is pixels a metre, before the row shrinks.
 */
export function TowerDrawing({ tower, stretch, scale, lit }: Props) {
  const marks = towerMarks(tower, stretch);
  const { length, lights } = tower;
  const { windows } = marks;
  const kinds = Map.groupBy(lights, ({ unit }) => (lit(unit) ? `${unit.status} ${unit.category}` : "dim"));
  return (
    <svg
      viewBox={`0 0 ${r1(length)} ${marks.full}`}
      width={Math.round(length * scale)}
      height={Math.round(marks.full * scale)}
      aria-hidden="true"
    >
      <path className="wall" d={marks.wall} />
      {windows && (
        <path
          className="panes"
          d={windows.lines}
          strokeWidth={marks.thick}
          strokeDasharray={windows.dashes}
          strokeDashoffset={windows.shift}
        />
      )}
      {marks.cores && <path className="core" d={marks.cores} />}
      {marks.slabs && <path className="slab" d={marks.slabs} />}
      {[...kinds].map(([kind, some]) => (
        <path key={kind} className={kind} d={some.map(marks.light).join("")} />
      ))}
    </svg>
  );
}
