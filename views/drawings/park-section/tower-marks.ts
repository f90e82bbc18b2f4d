import { r1 } from "../path.ts";
import type { Light, Tower } from "./read-park-section.ts";

/** The part of a storey's height that windows take. */
const lanesShare = 0.8;
/** Units of the inner drawing a storey. */
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
    wall: `M0 0h${r1(length)}v${full}H0z`,
    slabs: Array.from({ length: storeys - 1 }, (_, i) => `M0 ${(i + 1) * storeyUnits}h${wide}`).join(""),
    /** Dashes of the facade through all storeys; slabs cut them. */
    panes: paned ? { line: `M0 ${(storeys * storeyUnits) / 2}h${wide}`, high: storeys * storeyUnits } : undefined,
    cores: cores
      .slice(0, coresMax)
      .filter(({ offset, width }) => offset + width <= length)
      .map(({ offset, width }) => [r1(offset / across), r1(width / across)] as const)
      .map(([x, w]) => `M${x} 0h${w}v${storeys * storeyUnits}h${-w}z`)
      .join(""),
    /** A unit free now fills its lane, one free later the lower half: shapes hold in grey, too. */
    light({ unit, storey: fromGround }: Light): string {
      const { row, offset, width } = unit.place;
      const middle = (storeys - 1 - fromGround) * storeyUnits + above + (row + 0.5) * lane;
      const y = middle + (unit.status === "free" ? 0 : thick / 4);
      return `M${r1(offset / across)} ${Math.round(y)}h${r1(Math.max(0.7, width / across - 0.3))}`;
    },
  };
}
