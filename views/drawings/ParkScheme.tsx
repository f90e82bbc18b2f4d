import type { Building, CategoryId } from "../content/park.ts";
import { plural } from "../kit/format.ts";
import { Once } from "../kit/Once.tsx";
import { Drawing } from "./Drawing.tsx";
import { nearness, type PlacedBuilding } from "./isometric.ts";
import { latitudeInWords } from "./latitude.ts";
import { PlainScheme } from "./PlainScheme.tsx";
import { shape } from "./path.ts";
import { groundOf } from "./scheme/ground.ts";
import { type Label, placeLabels, tagHalves } from "./scheme/labels.ts";
import { type SchemeMorph, Walls, wallsId } from "./scheme/Walls.tsx";
import { shortSign } from "./short-sign.ts";

/** What the scheme says of a building. `tint` from 0 to 1 fills its roof; a `pale` one stands back and is no link. */
export type SchemeMark = {
  count?: number | undefined;
  tint?: number | undefined;
  chosen?: boolean;
  pale?: boolean;
  /** A class of its own, so that what stands beside the scheme can point at the building. */
  mark?: string;
};

/** Props of the scheme; `lat` names the parallel. */
export type ParkSchemeProps = {
  buildings: readonly Building[];
  active?: number | undefined;
  marks?: ReadonlyMap<number, SchemeMark> | undefined;
  lat?: number | undefined;
  linkTo?: ((building: Building) => string) | undefined;
  morph?: SchemeMorph | undefined;
};

/** What a building is for, as the legend and link names say it. */
export const useName: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "торговля" };

/**
 * The park from the south-east: every building at its place with its number. `marks` may add counts of free units.
 * Without places the buildings are labelled boxes.
 */
export function ParkScheme(props: ParkSchemeProps) {
  return (
    <Drawing of="park scheme" instead={<PlainScheme {...props} />}>
      <Scheme {...props} />
    </Drawing>
  );
}

function Scheme({ buildings, active, marks, lat, linkTo, morph }: ParkSchemeProps) {
  const markOf = ({ id }: Building): SchemeMark => ({ chosen: id === active, ...marks?.get(id) });
  const { placed, land, labels } = layoutOf(buildings, markOf);
  if (!land) return <PlainScheme buildings={buildings} active={active} linkTo={linkTo} />;
  const { ground, parallel, frame } = land;
  const anyChosen = placed.some((building) => markOf(building).chosen);
  return (
    <div className="drawn">
      <svg
        className={anyChosen ? "drawing scheme scheme-chosen" : "drawing scheme"}
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        width={frame.width}
        height={frame.height}
        role={linkTo ? "group" : "img"}
        aria-label={`Схема парка: ${plural(placed.length, "корпус", "корпуса", "корпусов")}`}
      >
        <path className="ground" d={ground} />
        {lat !== undefined && <path className="parallel" d={parallel.line} />}
        {placed.map((building) => (
          <SchemeBuilding
            key={building.id}
            building={building}
            mark={markOf(building)}
            label={labels.find((label) => label.building.id === building.id)}
            address={markOf(building).pale ? undefined : linkTo?.(building)}
            morph={morph}
          />
        ))}
        {lat !== undefined && (
          <text className="latitude" {...latitudeAt(land)}>
            {latitudeInWords(lat)}
          </text>
        )}
      </svg>
    </div>
  );
}

/** As wide as the words of the parallel are on a phone, where they are set largest. */
const latitudeWidth = 180;

/** Beyond the end of the parallel, or in from the drawing's edge where there is no room. */
function latitudeAt({ parallel, frame }: ReturnType<typeof groundOf>) {
  const [x, y] = parallel.end;
  const right = frame.left + frame.width;
  const fits = x + latitudeWidth <= right;
  return fits ? { x: x + 6, y: y + 14 } : { x: right, y: y + 34, textAnchor: "end" as const };
}

type Layout = {
  placed: PlacedBuilding[];
  land: ReturnType<typeof groundOf> | undefined;
  labels: Label[];
};

const layouts = new WeakMap<readonly Building[], Map<string, Layout>>();
const layoutsMax = 200;

/** Where everything lies, nearest buildings last. Cached: beside a list the scheme is drawn for every choice. */
function layoutOf(buildings: readonly Building[], markOf: (building: Building) => SchemeMark): Layout {
  const known = layouts.get(buildings) ?? new Map<string, Layout>();
  layouts.set(buildings, known);
  const key = buildings
    .map((building) => `${markOf(building).count !== undefined} ${markOf(building).chosen === true}`)
    .join();
  const before = known.get(key);
  if (before) return before;
  const placed = buildings.flatMap((building) => (building.place ? [{ ...building, place: building.place }] : []));
  const layout = {
    placed: placed.toSorted((a, b) => nearness(a) - nearness(b)),
    land: placed.length > 0 ? groundOf(placed) : undefined,
    labels: placeLabels(
      placed,
      (building) => markOf(building).count !== undefined,
      (building) => markOf(building).chosen === true,
    ),
  };
  if (known.size >= layoutsMax) known.clear();
  known.set(key, layout);
  return layout;
}

type BuildingProps = {
  building: PlacedBuilding;
  mark: SchemeMark;
  label: Label | undefined;
  address: string | undefined;
  morph: SchemeMorph | undefined;
};

const tintSteps = 4;

function SchemeBuilding({ building, mark, label, address, morph }: BuildingProps) {
  const { number, use = "office" } = building;
  const tint = mark.tint === undefined ? "" : ` tint-${Math.round(Math.max(0, Math.min(1, mark.tint)) * tintSteps)}`;
  const state = mark.chosen ? " chosen" : mark.pale ? " pale" : "";
  const drawing = (
    <>
      {morph === "update" ? (
        <g id={wallsId(building)} />
      ) : (
        <Once>
          <Walls building={building} morph={morph} />
        </Once>
      )}
      {label && <Tag label={label} mark={mark} number={number} />}
    </>
  );
  const name = `building ${use}${tint}${state}${mark.mark ? ` ${mark.mark}` : ""}`;
  const says = [
    `Корпус ${number}`,
    // Beside the number, as on the drawing: who speaks to the browser says what is seen.
    mark.count !== undefined && plural(mark.count, "свободное помещение", "свободных помещения", "свободных помещений"),
    building.use && useName[building.use],
  ];
  const link = address && { href: address, "aria-label": says.filter(Boolean).join(", ") };
  // A morph replaces an element of another name, with its walls.
  if (!link && !morph) return <g className={name}>{drawing}</g>;
  return (
    <a className={name} {...link} aria-current={mark.chosen ? "true" : undefined}>
      {drawing}
    </a>
  );
}

const tagHeight = 32;
const pin = shape([0, 40], [-12, 14], [12, 14]);

function Tag({ label: { x, y }, mark: { count, chosen }, number }: { label: Label; mark: SchemeMark; number: string }) {
  const counted = count !== undefined;
  const { wide, half } = tagHalves(number, counted);
  return (
    <g className={counted ? "tag counted" : "tag"} transform={`translate(${x} ${y})`}>
      {chosen && <path className="pin" d={pin} />}
      <rect x={-wide} y={-tagHeight / 2} width={wide * 2} height={tagHeight} rx="4" />
      <text x={counted ? -half : 0} y={6} className="strong">
        {shortSign(number)}
      </text>{" "}
      {counted && (
        <text x={wide - half} y={6} className="count">
          {count}
        </text>
      )}
    </g>
  );
}
