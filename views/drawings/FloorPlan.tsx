import { floorNumber, squareMetres } from "../kit/format.ts";
import type { Body } from "../park/park.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { Dimension } from "./Dimension.tsx";
import { type FloorRows, floorRows, type PlacedUnit, placedUnits } from "./floor-rows.ts";
import { palette } from "./palette.ts";
import { r1 } from "./path.ts";

type Props = {
  body: Body;
  floor: number;
  units: Pavilion[];
  current?: number | undefined;
  linkTo?: ((unit: Pavilion) => string) | undefined;
};

const drawnWidth = 1000;

/**
 * A floor with its free units, to scale; `units` are those of this floor, `current` the id of the one to point out. Units are links; what
 * is not among them is let. Nothing where the places are not known.
 */
export function FloorPlan({
  body,
  floor,
  units,
  current,
  linkTo = (unit) => href("pavilion", { id: unit.id }),
}: Props) {
  const placed = placedUnits(units);
  const first = placed[0];
  const plan = first && floorRows(body, first.place);
  if (!plan) return null;
  const k = drawnWidth / plan.length;
  const height = r1(plan.depth * k);
  const pointed = placed.find(({ id }) => id === current);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus, or the keyboard cannot scroll it
    <section className="floor-plan" aria-label={`План этажа ${floorNumber(floor)}, корпус ${body.number}`} tabIndex={0}>
      <svg viewBox={`-4 -30 1064 ${r1(height + 38)}`} width="1064" height={r1(height + 38)}>
        <title>{`План этажа ${floorNumber(floor)}, корпус ${body.number}: свободные помещения`}</title>
        <Dimension from={[0, -10]} to={[drawnWidth, -10]} length={plan.length} />
        <Dimension from={[drawnWidth + 14, 0]} to={[drawnWidth + 14, height]} length={plan.depth} />
        <Rows plan={plan} k={k} />
        {placed.map((unit) => (
          <Unit key={unit.id} unit={unit} plan={plan} k={k} current={unit.id === current} address={linkTo(unit)} />
        ))}
        <rect width={drawnWidth} height={height} fill="none" stroke={palette.ink} strokeWidth="3" />
      </svg>
      {pointed && <span className={`plan-focus plan-focus-${tenth(pointed.place, plan)}`} />}
    </section>
  );
}

/** Where along the floor the middle of a unit is, in tenths: a plan wider than the screen opens there. */
function tenth({ offset, width }: PlacedUnit["place"], { length }: FloorRows): number {
  return Math.max(1, Math.min(9, Math.round(((offset + width / 2) / length) * 10)));
}

function Rows({ plan: { rows, rowDepth, top, length, depth }, k }: { plan: FloorRows; k: number }) {
  const strips = Array.from(
    { length: rows },
    (_, row) => `M0 ${r1(top(row) * k)}h${drawnWidth}v${r1(rowDepth * k)}H0Z`,
  ).join("");
  const axes = Array.from({ length: 24 }, (_, i) => `M${r1((drawnWidth / 25) * (i + 1))} 0v${r1(depth * k)}`).join("");
  const core = { x: (length / 2 - 6) * k, width: 12 * k };
  return (
    <>
      <rect width={drawnWidth} height={r1(depth * k)} fill={palette.card} />
      <path d={strips} fill={palette.taken} stroke="#8d9299" />
      <path d={axes} stroke={palette.line} strokeDasharray="2 5" />
      {rows === 2 && depth < 30 && (
        <path
          d={`M${r1(core.x)} 0h${r1(core.width)}v${r1(rowDepth * k)}h${r1(-core.width)}Zl${r1(core.width)} ${r1(rowDepth * k)}m0 ${r1(-rowDepth * k)}l${r1(-core.width)} ${r1(rowDepth * k)}`}
          fill="#e4dfd4"
          stroke="#8d9299"
        />
      )}
    </>
  );
}

type UnitProps = { unit: PlacedUnit; plan: FloorRows; k: number; current: boolean; address: string };

function Unit({ unit, plan, k, current, address }: UnitProps) {
  const { offset, width, depth, row } = unit.place;
  const [x, y, w, h] = [offset * k, plan.top(row) * k, width * k, depth * k];
  const number = unit.number.split("-").at(-1);
  const colour = current ? "#fff" : palette.ink;
  return (
    <a
      href={address}
      aria-label={`Помещение ${unit.number}, ${squareMetres(unit.square)}`}
      aria-current={current ? "true" : undefined}
    >
      <rect
        className={current ? "unit unit-current" : "unit"}
        x={r1(x)}
        y={r1(y)}
        width={r1(w)}
        height={r1(h)}
        fill={current ? palette.copper : palette.free}
        stroke={palette.ink}
      />
      {/* The link's name says all of it; what is drawn is a part: word for word, hence the space. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused */}
      <g aria-hidden="true">
        {w > 24 && (
          <text
            x={r1(x + w / 2)}
            y={r1(y + h / 2 + (w > 54 ? -3 : 5))}
            fontSize="15"
            fontWeight="700"
            textAnchor="middle"
            fill={colour}
          >
            {number}
          </text>
        )}{" "}
        {w > 54 && (
          <text x={r1(x + w / 2)} y={r1(y + h / 2 + 14)} fontSize="12" textAnchor="middle" fill={colour}>
            {squareMetres(unit.square)}
          </text>
        )}
      </g>
    </a>
  );
}
