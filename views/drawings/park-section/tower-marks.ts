import { r1 } from "../path.ts";
import type { Light, Tower } from "./read-park-section.ts";

/** The part of a storey's height that windows take, and where they begin. */
const lanes = { share: 0.8, from: 0.12 };
const lightMin = 2.4;
const coresMax = 12;
const dashesMax = 400;

/** Paths of a tower, heights `stretch` times larger; `y` runs down from the roof. */
export function towerMarks({ building, length, height, storeys, rows }: Tower, stretch: number) {
  const full = r1(height * stretch);
  const storey = full / storeys;
  const lane = (storey * lanes.share) / rows;
  const thick = r1(lane - Math.min(1.6, lane * 0.16));
  const top = (fromGround: number, row: number) =>
    (storeys - 1 - fromGround) * storey + storey * lanes.from + row * lane;
  const { step, cores = [] } = building.grid ?? {};
  return {
    full,
    thick,
    wall: `M0 0h${r1(length)}v${full}H0z`,
    slabs: Array.from({ length: storeys - 1 }, (_, i) => `M0 ${r1((i + 1) * storey)}h${r1(length)}`).join(""),
    /** One line a row of units; a dash is a step of the facade. */
    windows:
      step && length / step <= dashesMax
        ? {
            lines: Array.from({ length: storeys * rows }, (_, i) => {
              const y = top(Math.floor(i / rows), i % rows) + thick / 2;
              return `M0 ${r1(y)}h${r1(length)}`;
            }).join(""),
            dashes: `${r1(step * 0.74)} ${r1(step * 0.26)}`,
            shift: r1(-step * 0.13),
          }
        : undefined,
    cores: cores
      .slice(0, coresMax)
      .filter(({ offset, width }) => offset + width <= length)
      .map(({ offset, width }) => `M${r1(offset)} 0h${r1(width)}v${full}h${r1(-width)}z`)
      .join(""),
    /** A unit free now fills its lane, one free later the lower half: shapes hold in grey, too. */
    light({ unit, storey: fromGround }: Light): string {
      const { row, offset, width } = unit.place;
      const high = unit.status === "free" ? thick : r1(thick / 2);
      const wide = r1(Math.max(lightMin, width - 0.6));
      return `M${r1(Math.min(offset + 0.3, length - wide))} ${r1(top(fromGround, row) + thick - high)}h${wide}v${high}h${-wide}z`;
    },
  };
}
