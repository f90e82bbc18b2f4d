import { r1 } from "../path.ts";
import type { Light, Tower } from "./read-park-section.ts";

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

/** The part of a storey's height that windows take. */
const lanesShare = 0.8;
const storeyUnits = 10;
const coresMax = 12;
const dashesMax = 400;

/**
 * Paths of a tower, heights `stretch` times larger; `y` runs down from the roof. Lights, panes and slabs lie in the
 * building's own module, `module` metres by tenths of a storey: short numbers. Lights are lines as thick as a lane.
 */
export function towerMarks({ building, length, height, storeys, rows }: Tower, stretch: number) {
  const storey = Math.max(1, Math.round((height * stretch) / storeys));
  const full = storey * storeys;
  const { step, cores = [] } = building.grid ?? {};
  const paned = step !== undefined && length / step <= dashesMax;
  const across = paned ? step : 1;
  const wide = r1(length / across);
  const lane = (storeyUnits * lanesShare) / rows;
  const above = (storeyUnits - lane * rows) / 2;
  const thick = r1(lane * 0.85);
  return {
    full,
    thick,
    module: `scale(${across} ${r1(storey / storeyUnits)})`,
    /** A line as wide as the building; its dashes are the slabs between storeys. */
    slabs: storeys > 1 ? { line: `M${r1(wide / 2)} 0v${storeys * storeyUnits}`, wide } : undefined,
    /** Dashes of the facade through all storeys; slabs cut them. */
    panes: paned ? { line: `M0 ${(storeys * storeyUnits) / 2}h${wide}`, high: storeys * storeyUnits } : undefined,
    cores: cores
      .slice(0, coresMax)
      .filter(({ offset, width }) => offset + width <= length)
      .map(({ offset, width }) => [r1(offset / across), r1(width / across)] as const)
      .map(([x, w]) => `M${x} 0h${w}v${storeys * storeyUnits}h${-w}z`)
      .join(""),
    /** Lights by relative steps, from the top. A unit free now fills its lane, one free later the lower half. */
    lights(lights: readonly Light[]): string {
      const placed = lights.map(({ unit, storey: fromGround }) => {
        const { row, offset, width } = unit.place;
        const middle = (storeys - 1 - fromGround) * storeyUnits + above + (row + 0.5) * lane;
        const y = Math.round(middle + (unit.status === "free" ? 0 : thick / 4));
        return { x: r1(offset / across), y, wide: r1(Math.max(0.7, width / across - 0.3)) };
      });
      let [x, y] = [0, 0];
      const steps = placed
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map((light) => {
          const [dx, dy] = [r1(light.x - x), light.y - y];
          [x, y] = [x + dx + light.wide, light.y];
          return `m${dx} ${dy}h${light.wide}`;
        });
      return steps.join("");
    },
  };
}
