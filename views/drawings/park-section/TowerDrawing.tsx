import { r1 } from "../path.ts";
import type { Tower } from "./read-park-section.ts";
import { towerMarks } from "./tower-marks.ts";

type Props = { tower: Tower; stretch: number; scale: number; lit: string };

/** A building with free units as panes; one without a "1" in `lit` is dark. `scale` is pixels a metre, unshrunk. */
export function TowerDrawing({ tower, stretch, scale, lit }: Props) {
  const marks = towerMarks(tower, stretch);
  const { length, lights } = tower;
  const { panes, slabs } = marks;
  const kinds = Map.groupBy(lights, ({ unit }, at) => (lit[at] === "1" ? `${unit.status} ${unit.category}` : "dim"));
  return (
    <svg viewBox={`0 0 ${r1(length)} ${marks.full}`} width={Math.round(length * scale)} aria-hidden="true">
      <g transform={marks.module}>
        {panes && <path className="panes" strokeWidth={panes.high} d={panes.line} />}
        {marks.cores && <path className="core" d={marks.cores} />}
        {slabs && <path className="slabs" strokeWidth={slabs.wide} d={slabs.line} />}
        {[...kinds].map(([kind, some]) => (
          <path
            key={kind}
            className={kind}
            strokeWidth={kind.startsWith("soon") ? marks.thick / 2 : marks.thick}
            d={marks.lights(some)}
          />
        ))}
      </g>
    </svg>
  );
}
