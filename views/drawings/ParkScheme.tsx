import type { Building, Site } from "../content/park.ts";
import { useName } from "../content/unit-words.ts";
import { plural } from "../kit/format.ts";
import { drawing, Sheet } from "./Drawing.tsx";
import { nearness, prism } from "./isometric.ts";
import { latitudeInWords } from "./latitude.ts";
import { type PlacedBuilding, placed } from "./park-plan.ts";
import { r1 } from "./path.ts";
import { groundOf } from "./scheme/ground.ts";
import { type Label, placeLabels, tagHalves } from "./scheme/labels.ts";
import { shortSign } from "./short-sign.ts";

/** `counts` are free units by building; `pale` are buildings that stand back; `lat` names the parallel. */
export type ParkSchemeProps = {
  buildings: readonly Building[];
  site?: Site | undefined;
  counts?: ReadonlyMap<number, number> | undefined;
  pale?: ReadonlySet<number> | undefined;
  lat?: number | undefined;
  linkTo?: ((building: Building) => string) | undefined;
};

/** The park from the south-east: roads and numbered buildings. Null without places. */
export const ParkScheme = drawing(() => "park scheme", Scheme);

const groundId = "scheme-ground";

function Scheme({ buildings, site, counts, pale, lat, linkTo }: ParkSchemeProps) {
  const drawn = placed(buildings).sort((a, b) => nearness(a) - nearness(b));
  if (drawn.length === 0) return null;
  const labels = placeLabels(drawn, counts !== undefined);
  const { ground, roads, parallel, frame } = groundOf(drawn, site);
  const top = Math.min(frame.top, ...labels.map(({ y }) => y - labelRoom));
  return (
    <div className="drawn">
      <Sheet
        name="scheme"
        hasLinks={linkTo !== undefined}
        left={frame.left}
        top={top}
        width={frame.width}
        height={frame.height + frame.top - top}
        title={`Схема парка: ${plural(drawn.length, "корпус", "корпуса", "корпусов")}`}
      >
        <clipPath id={groundId}>
          <path d={ground} />
        </clipPath>
        <path className="ground" d={ground} />
        {roads && <path className="roads" clipPath={`url(#${groundId})`} d={roads} />}
        {lat !== undefined && <path className="parallel" d={parallel.line} />}
        {drawn.map((building) => (
          <Walls key={building.id} building={building} isPale={pale?.has(building.id)} address={linkTo?.(building)} />
        ))}
        {labels.map((label) => (
          <Tag key={label.building.id} label={label} count={counts?.get(label.building.id)} linkTo={linkTo} />
        ))}
        {lat !== undefined && (
          <text className="latitude" {...latitudeAt(parallel.end, frame)}>
            {latitudeInWords(lat)}
          </text>
        )}
      </Sheet>
    </div>
  );
}

const labelRoom = 26;
/** As wide as the words of the parallel are on a phone, where they are set largest. */
const latitudeWidth = 180;

/** Beyond the end of the parallel, or in from the drawing's edge where there is no room. */
function latitudeAt([x, y]: readonly [number, number], frame: { left: number; width: number }) {
  const right = frame.left + frame.width;
  const fits = x + latitudeWidth <= right;
  return fits ? { x: x + 6, y: y + 14 } : { x: right, y: y + 34, textAnchor: "end" as const };
}

type WallsProps = { building: PlacedBuilding; isPale: boolean | undefined; address: string | undefined };

/** A click on the walls leads where the label leads; the keyboard goes to the label alone. */
export function Walls({ building, isPale, address }: WallsProps) {
  const { corner, shadow, left, right, top, edge, houses, windows, windowHeight } = prism(building);
  const name = `walls ${building.use ?? "office"}${isPale ? " pale" : ""}`;
  const drawing = (
    <g className={name} transform={`translate(${corner.join(" ")})`}>
      <path className="shadow" d={shadow} />
      <path className="left" d={left} />
      <path className="right" d={right} />
      <path className="roof" d={top} />
      <path className="edge" d={edge} />
      {houses && <path className="houses" d={houses} />}
      <path className="windows" d={windows} strokeWidth={r1(windowHeight)} />
    </g>
  );
  if (!address) return drawing;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the label is the link; this one is for the pointer
    <g aria-hidden="true">
      <a href={address} tabIndex={-1}>
        {drawing}
      </a>
    </g>
  );
}

const tagHeight = 26;

type TagProps = { label: Label; count: number | undefined; linkTo: ParkSchemeProps["linkTo"] };

/** The number in a circle, and the count beside it in a pill. */
function Tag({ label: { building, x, y, foot }, count, linkTo }: TagProps) {
  const { number, use } = building;
  const { sign, wide } = tagHalves(number, count !== undefined);
  const marks = (
    <g className="tag" transform={`translate(${x} ${y})`}>
      {foot[1] > y && <path className="pole" d={`M0 0V${foot[1] - y}`} />}
      <g className="pill">
        {count !== undefined && <rect x={-wide} y={-tagHeight / 2} width={wide * 2} height={tagHeight} rx="13" />}
        <rect className="sign" x={-wide} y={-tagHeight / 2} width={sign * 2} height={tagHeight} rx="13" />
        <text x={sign - wide} y={5} className="number">
          {shortSign(number)}
        </text>{" "}
        {count !== undefined && (
          <text x={sign} y={5} className="count">
            {count}
          </text>
        )}
      </g>
    </g>
  );
  if (!linkTo) return marks;
  const says = [
    `Корпус ${number}`,
    // Beside the number, as on the drawing: who speaks to the browser says what is seen.
    count !== undefined && plural(count, "свободное помещение", "свободных помещения", "свободных помещений"),
    use && useName[use],
  ];
  return (
    <a href={linkTo(building)} aria-label={says.filter(Boolean).join(", ")}>
      {marks}
    </a>
  );
}
