import { href } from "../routes.ts";
import { priceWords, rubles, squareMetres } from "../ui/format.ts";
import { Sheet } from "./Drawing.tsx";
import type { FloorDrawingProps } from "./FloorLying.tsx";
import { fromDate, shortNumber, stateOf } from "./floor-plan/unit-state.ts";
import {
  type ListLine,
  leader,
  lineHeight,
  listLines,
  type UprightScale,
  uprightGround,
  uprightScale,
  uprightWidth,
} from "./floor-plan/upright-marks.ts";
import { NorthArrow } from "./NorthArrow.tsx";
import { box, r1 } from "./path.ts";

/** A floor turned upright for a phone. A list beside it names the free units; leaders tie them to their places. */
export function FloorUpright({ floor, label, current }: FloorDrawingProps) {
  const scale = uprightScale(floor);
  const ground = uprightGround(floor, scale);
  const lines = listLines(floor, scale);
  const bottom = Math.max(scale.height, ...lines.map(({ y }) => y + lineHeight));
  const soon = floor.units.filter((unit) => stateOf(unit, current) === "soon").map(({ place }) => scale.place(place));
  const stripes = soon.map(({ x, y, w, h }) => `M${r1(x + w / 2)} ${r1(y)}v${r1(h)}`).join("");
  return (
    <Sheet
      hasLinks
      name="floor-drawing floor-upright"
      left={-4}
      top={-50}
      width={uprightWidth}
      height={r1(bottom + 58)}
      title={`${label}, в длину сверху вниз`}
    >
      <path className="slab" d={box(0, 0, scale.breadth, scale.height)} />
      <path className="taken" d={ground.strips} />
      {ground.rooms && <path className="core" d={ground.rooms} />}
      {ground.cores && <path className="core" d={ground.cores} />}
      {stripes && <path className="stripes" d={stripes} strokeWidth={r1(floor.rows.rowDepth * scale.k)} />}
      {!scale.deep && <path className="leader" d={lines.map((line) => leader(line, scale)).join("")} />}
      {lines.map((line) => (
        <Line key={line.unit.id} line={line} scale={scale} current={current} />
      ))}
      <path className="shell" d={box(0, 0, scale.breadth, scale.height)} />
      <NorthArrow x={scale.breadth / 2} y={-24} to={floor.turned ? "up" : "right"} />
    </Sheet>
  );
}

type LineProps = { line: ListLine; scale: UprightScale; current: number | undefined };

const numberFrom = 12;

function Line({ line: { unit, at, y }, scale, current }: LineProps) {
  const state = stateOf(unit, current);
  const { x, y: top, w, h } = scale.place(unit.place);
  const { listLeft } = scale;
  return (
    <a href={href("unit", { id: unit.id })} aria-current={state === "here" ? "true" : undefined}>
      <path className={`unit ${state}`} d={box(x, top, w, h)} />
      <path className={`line ${state}`} d={box(listLeft - 2, y, uprightWidth - 6 - listLeft, lineHeight)} />
      <g className={state === "free" ? undefined : state}>
        {scale.deep && h > numberFrom && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of a drawing cannot be focused
          <text className="first inside" aria-hidden="true" x={r1(x + w / 2)} y={r1(at + 5)}>
            {shortNumber(unit)}
          </text>
        )}{" "}
        <text className="strong" x={r1(listLeft + 8)} y={r1(y + lineHeight / 2 - 5)}>
          {`${shortNumber(unit)} · ${squareMetres(unit.square)} · ${unit.status === "soon" ? fromDate(unit) : "сейчас"}`}
        </text>{" "}
        <text className="price" x={r1(listLeft + 8)} y={r1(y + lineHeight / 2 + 15)}>
          {[priceWords(unit.price), unit.rate > 0 && `${rubles(unit.rate)}/м²`].filter(Boolean).join(" · ")}
        </text>
      </g>
    </a>
  );
}
