import type { Side } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { metres, sides, squareMetres } from "../kit/format.ts";
import { Dimension } from "./Dimension.tsx";
import { Sheet } from "./Drawing.tsx";
import { NorthArrow } from "./NorthArrow.tsx";
import { Person } from "./Person.tsx";
import { box, r1 } from "./path.ts";
import { gateMarks, tailGap } from "./unit-plan/gate-marks.ts";
import type { UnitGeometry } from "./unit-plan/geometry.ts";
import { Marks } from "./unit-plan/Marks.tsx";
import { beyond, planWords } from "./unit-plan/plan-words.ts";
import { scaleAt } from "./unit-plan/scale.ts";
import { sectionMarks } from "./unit-plan/section-marks.ts";
import { unitMarks } from "./unit-plan/unit-marks.ts";

const sheet = { width: 760, left: 50, right: 46, top: 40, gap: 22 };
const scaleMax = 15;
const yardMax = 19;
const yardMin = 4;
const wall = 6;

/** Where north is on the sheet whose right side the gates face. */
const northBy = { n: "right", e: "up", s: "left", w: "down" } as const satisfies Record<Side, string>;

/** A warehouse lying, its gates at the right: the plan, and under it the section in the same scale. */
export function WarehousePlan({ unit, geometry }: { unit: Unit; geometry: UnitGeometry }) {
  const { width, depth, gates, lorry, hall, outer, outlook, north } = geometry;
  const hasYard = gates.length > 0;
  const yard = !hasYard ? 0 : lorry ? Math.min(lorry.length + tailGap(gates) + 1.6, yardMax) : yardMin;
  const k = Math.min((sheet.width - sheet.left - sheet.right) / (depth + yard), scaleMax);
  const [left, right] = [sheet.left, sheet.left + depth * k];
  const bottom = sheet.top + width * k;
  const clear = hall?.clear;
  const up = clear === undefined ? 0 : Math.max(hall?.roof ?? clear, clear);
  const floor = bottom + sheet.gap + up * k + 4;
  const ground = floor + (hall?.dock ?? 0) * k;
  const height = r1(clear === undefined ? bottom + 14 : Math.max(floor, ground) + 30);
  // Turned, so that the outer wall, at the top or below, comes to the right.
  const turn =
    outer === "bottom"
      ? `translate(${left} ${r1(bottom)})rotate(-90)`
      : `translate(${r1(right)} ${sheet.top})rotate(90)`;
  const scale = { ...scaleAt(0, 0, k), wall };
  return (
    <Sheet
      name="unit-plan warehouse-plan"
      width={sheet.width}
      height={height}
      title={`План${clear === undefined ? "" : " и разрез"} склада ${unit.number}: ${squareMetres(unit.square)}, ${sides(width, depth)}${clear === undefined ? "" : `, высота ${metres(clear)}`}`}
    >
      <desc>{planWords(geometry)}</desc>
      {hasYard && <path className="ground" d={box(right, sheet.top - 8, yard * k + 8, width * k + 16)} />}
      <g transform={turn}>
        <Marks marks={[...unitMarks(geometry, scale), ...gateMarks(geometry, scale)]} />
      </g>
      <Dimension from={[left, 18]} to={[right, 18]} length={depth} />
      <Dimension from={[26, sheet.top]} to={[26, bottom]} length={width} />
      {hasYard && (
        <text className="middle beyond" x={r1(right + (yard * k) / 2 + 6)} y={sheet.top - 16}>
          {outer && beyond(outer, geometry, unit)}
        </text>
      )}
      {north && outlook && hasYard && <NorthArrow x={sheet.width - 14} y={sheet.top + 20} to={northBy[outlook]} />}
      {clear !== undefined && (
        <>
          <Marks marks={sectionMarks(geometry, { left, right, floor, k, wall, yard })} />
          <Dimension from={[26, floor - clear * k]} to={[26, floor]} length={clear} />
          {hasYard && <Person x={right + (yard - 0.4) * k} y={ground} k={k} />}
          {hall?.load !== undefined && (
            <>
              <path className="pane" d={`M${left + 8} ${r1(floor + 9)}v12m-4-4l4 4 4-4`} />
              <text className="strong" x={left + 20} y={r1(floor + 24)} dy=".25em">
                {`пол держит ${String(hall.load).replace(".", ",")} т/м²`}
              </text>
            </>
          )}
          {hall !== undefined && hall.dock > 0 && (
            <text className="beyond dock" x={r1(right + wall + 4)} y={r1(ground + 22)}>
              {hall.hasDockHeight ? `рампа ${metres(hall.dock)}` : `рампа ≈ ${metres(hall.dock)}, пример`}
            </text>
          )}
        </>
      )}
    </Sheet>
  );
}
