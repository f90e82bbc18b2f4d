import type { PlacedUnit, RowPart } from "../content/floor-rows.ts";
import { href } from "../routes.ts";
import { priceWords, rubles, squareMetres } from "../ui/format.ts";
import { repeat, Sheet } from "./Drawing.tsx";
import { type FloorDrawingProps, type FloorGeometry, fromDate, shortNumber } from "./floor-plan/read-floor.ts";
import { NorthArrow } from "./NorthArrow.tsx";
import { box, boxes, r1 } from "./path.ts";

/** A floor turned upright for a phone. A list beside it names the free units; leaders tie them to their places. */
export function FloorUpright({ floor, label }: FloorDrawingProps) {
  const scale = uprightScale(floor);
  const ground = uprightGround(floor, scale);
  const lines = listLines(floor, scale);
  const bottom = Math.max(scale.height, ...lines.map(({ y }) => y + lineHeight));
  const soon = floor.units.filter(({ status }) => status === "soon").map(({ place }) => scale.place(place));
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
        <Line key={line.unit.id} line={line} scale={scale} />
      ))}
      <path className="shell" d={box(0, 0, scale.breadth, scale.height)} />
      <NorthArrow x={scale.breadth / 2} y={-24} to={floor.turned ? "up" : "right"} />
    </Sheet>
  );
}

const numberFrom = 12;

function Line({ line: { unit, at, y }, scale }: { line: ListLine; scale: UprightScale }) {
  const { status } = unit;
  const { x, y: top, w, h } = scale.place(unit.place);
  const { listLeft } = scale;
  return (
    <a href={href("unit", { id: unit.id })}>
      <path className={`unit ${status}`} d={box(x, top, w, h)} />
      <path className={`line ${status}`} d={box(listLeft - 2, y, uprightWidth - 6 - listLeft, lineHeight)} />
      <g className={status === "free" ? undefined : status}>
        {scale.deep && h > numberFrom && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of a drawing cannot be focused
          <text className="first inside" aria-hidden="true" x={r1(x + w / 2)} y={r1(at + 5)}>
            {shortNumber(unit)}
          </text>
        )}{" "}
        <text className="strong" x={r1(listLeft + 8)} y={r1(y + lineHeight / 2 - 5)}>
          {`${shortNumber(unit)} · ${squareMetres(unit.square)} · ${status === "soon" ? fromDate(unit) : "сейчас"}`}
        </text>{" "}
        <text className="price" x={r1(listLeft + 8)} y={r1(y + lineHeight / 2 + 15)}>
          {[priceWords(unit.price), unit.rate > 0 && `${rubles(unit.rate)}/м²`].filter(Boolean).join(" · ")}
        </text>
      </g>
    </a>
  );
}

/** Width of the drawing: about the pixels of a phone. */
const uprightWidth = 358;

/** Height of a unit's line beside the plan: a target for a thumb. */
const lineHeight = 52;

const lineGap = 6;
const heightMin = 380;
const pixelsPerMetreMax = 5.2;
const deepFrom = 40;

/** A unit's line in the list beside the plan: `at` is its place there, `y` the line's top. */
export type ListLine = { unit: PlacedUnit; at: number; y: number };

/** A floor turned by 90°: row 0 lies on the right. A building from north to south then has north up. */
function uprightScale({ rows, units }: FloorGeometry) {
  const deep = rows.depth > deepFrom;
  const height = Math.max(heightMin, units.length * (lineHeight + lineGap));
  const k = Math.min(height / rows.length, (deep ? 154 : 110) / rows.depth, pixelsPerMetreMax);
  const breadth = rows.depth * k;
  const place = (part: RowPart) => {
    const { x, y, w, h } = rows.rectOf(part);
    return { x: breadth - (y + h) * k, y: x * k, w: h * k, h: w * k };
  };
  return { k, deep, breadth, height: rows.length * k, place, listLeft: breadth + (deep ? 16 : 44) };
}

export type UprightScale = ReturnType<typeof uprightScale>;

/** Lines keep the order of the places, stay near them and never overlap. */
function listLines({ units }: FloorGeometry, { k, height }: UprightScale): ListLine[] {
  const lines = units
    .map((unit): ListLine => ({ unit, at: (unit.place.offset + unit.place.width / 2) * k, y: 0 }))
    .sort((a, b) => a.at - b.at);
  let top = 0;
  for (const line of lines) {
    line.y = Math.max(top, line.at - lineHeight / 2);
    top = line.y + lineHeight + lineGap;
  }
  let end = Math.max(height, lines.length * (lineHeight + lineGap) - lineGap);
  for (const line of [...lines].reverse()) {
    line.y = Math.max(0, Math.min(line.y, end - lineHeight));
    end = line.y - lineGap;
  }
  return lines;
}

function leader({ unit, at, y }: ListLine, { place, breadth, listLeft }: UprightScale): string {
  const { x, w } = place(unit.place);
  return `M${r1(x + w)} ${r1(at)}H${r1(breadth + 10)}L${r1(listLeft - 12)} ${r1(y + lineHeight / 2)}H${r1(listLeft - 2)}`;
}

function uprightGround({ rows, cores, rooms }: FloorGeometry, scale: UprightScale) {
  const strips = repeat("place.depth", rows.rows, (row) => scale.place({ row, offset: 0, width: rows.length }));
  const crossed = cores.map(scale.place).map(({ x, y, w, h }) => {
    const [rw, rh] = [r1(w), r1(h)];
    return `${box(x, y, w, h)}M${r1(x)} ${r1(y)}l${rw} ${rh}m0 ${-rh}l${-rw} ${rh}`;
  });
  return {
    strips: boxes(strips),
    cores: crossed.join(""),
    rooms: boxes(rooms.map(scale.place)),
  };
}
