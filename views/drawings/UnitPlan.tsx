import { sides, squareMetres } from "../kit/format.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { Dimension } from "./Dimension.tsx";
import { NorthArrow } from "./NorthArrow.tsx";
import { Person } from "./Person.tsx";
import { r1 } from "./path.ts";
import { ScaleBar } from "./ScaleBar.tsx";
import { gateMarks, groundMark } from "./unit-plan/gate-marks.ts";
import type { UnitGeometry } from "./unit-plan/geometry.ts";
import { unitMarks } from "./unit-plan/marks.ts";
import { type Scale, scaleOf, sheetWidth } from "./unit-plan/scale.ts";
import { beyond, planWords } from "./unit-plan/words.ts";

type Props = { unit: Pavilion; geometry: UnitGeometry };

const lineGap = 34;
const footHeight = 66;

/**
 * A unit by itself, true to its facts: walls, openings, rooms, desks and dimensions, at the largest scale that fits.
 */
export function UnitPlan({ unit, geometry }: Props) {
  const scale = scaleOf(geometry);
  const words = wordsAt(geometry, scale);
  const dimensions = words.top - lineGap;
  const top = dimensions - 32;
  const foot = words.bottom + footHeight;
  const marks = [
    ...groundMark(geometry, scale, unit.floor.number === 1),
    ...unitMarks(geometry, scale),
    ...gateMarks(geometry, scale),
  ];
  const { width, depth } = geometry;
  const [left, right] = [scale.x(0), scale.x(width)];
  const aside = right + scale.wall + 18;
  const height = r1(foot + 22 - top);
  return (
    <svg
      className="drawing unit-plan"
      viewBox={`0 ${r1(top)} ${sheetWidth} ${height}`}
      width={sheetWidth}
      height={height}
      role="img"
    >
      <title>{`План помещения ${unit.number}: ${squareMetres(unit.square)}, ${sides(width, depth)}`}</title>
      <desc>{planWords(geometry)}</desc>
      {marks.map(({ name, d }) => (
        <path key={`${name} ${d}`} className={name} d={d} />
      ))}
      <text className="beyond" x={r1(scale.x(width / 2))} y={r1(words.top)}>
        {beyond("top", geometry, unit)}
      </text>
      <text className="beyond" x={r1(scale.x(width / 2))} y={r1(words.bottom)} dy=".75em">
        {beyond("bottom", geometry, unit)}
      </text>
      <Dimension from={[left, dimensions]} to={[right, dimensions]} length={width} />
      <Dimension from={[aside, scale.y(0)]} to={[aside, scale.y(depth)]} length={depth} side="after" />
      <Person x={22} y={foot + 5} k={Math.min(scale.k, 30)} />
      <ScaleBar x={40} y={foot} k={scale.k} />
      {geometry.north && <NorthArrow x={sheetWidth - 44} y={foot - 6} to={geometry.north} />}
    </svg>
  );
}

/** Where the words above and below the unit stand, clear of walls and yard. */
function wordsAt({ outer, depth }: UnitGeometry, { y, yard, party }: Scale) {
  const off = (isOuter: boolean) => (isOuter ? Math.max(yard, 14) : party) + 9;
  return { top: y(0) - off(outer === "top"), bottom: y(depth) + off(outer === "bottom") };
}
