import type { Building, Site } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { ParkScheme } from "../drawings/ParkScheme.tsx";
import { classes } from "../ui/classes.ts";
import { buildingTitle, number } from "../ui/format.ts";
import type { Daylight } from "./daylight.ts";
import { type Model, ModelImage, type ModelPicture } from "./ModelFigure.tsx";

/**
 * Where a building leads, what is free there in words, and how much; without a count there is nothing. `isPale`: the
 * building has nothing of the kind that is asked for.
 */
export type BuildingLink = { href: string; words: string; count: number | undefined; isPale?: boolean };

type Props = {
  buildings: readonly Building[];
  site: Site | undefined;
  model: Model | undefined;
  /** Chooses among the pictures of the park. */
  daylight: Daylight;
  /** What glows. */
  units: readonly Unit[];
  linkTo: (building: Building) => BuildingLink;
  /** The `sizes` of the picture. */
  sizes: string;
};

/**
 * The park as a map: its model, where the picture shows every building that the API lists; else the drawing; without
 * places a list.
 */
export function ParkMap(props: Props) {
  const { buildings, site, model, daylight, linkTo } = props;
  if (buildings.length === 0) return null;
  const pictures = parkPictures(model, daylight, buildings);
  if (pictures) return <PictureMap {...props} {...pictures} />;
  if (!buildings.some(({ place }) => place))
    return (
      <ul className="park-list">
        {buildings.slice(0, buildingsMax).map((building) => (
          <li key={building.id}>
            <a href={linkTo(building).href}>{buildingTitle(building.number)}</a>
          </li>
        ))}
      </ul>
    );
  return (
    <div className="park-scheme">
      <ParkScheme
        buildings={buildings}
        site={site}
        counts={new Map(buildings.map((building) => [building.id, linkTo(building).count ?? 0]))}
        linkTo={linkTo}
      />
    </div>
  );
}

const buildingsMax = 40;

/** The pictures in this light, if they show every building; the upright one is for phones. */
export function parkPictures(
  model: Model | undefined,
  daylight: Daylight,
  buildings: readonly Building[],
): Pictures | undefined {
  const aerial = model?.[`aerial-${daylight}`];
  const upright = model?.[`upright-${daylight}`];
  if (!aerial || !showsAll(aerial, buildings)) return undefined;
  return { aerial, upright: upright && showsAll(upright, buildings) ? upright : undefined };
}

const showsAll = ({ map = {} }: ModelPicture, buildings: readonly Building[]): boolean =>
  buildings.every(({ number: sign }) => Object.hasOwn(map, sign));

/** On a phone two pixels of the file for each of the window are enough, however dense its screen. */
const uprightSizes = "67vw";

type Pictures = { aerial: ModelPicture; upright: ModelPicture | undefined };
type PictureMapProps = Props & Pictures;

/** The picture of the park, for phones the upright one, with a drawing of links over each. */
function PictureMap({ aerial, upright, daylight, buildings, units, linkTo, sizes }: PictureMapProps) {
  const links = { buildings, units, linkTo };
  return (
    <div className={classes("park-map", upright && "has-upright")} data-daylight={daylight}>
      <ModelImage
        picture={aerial}
        upright={upright && { picture: upright, sizes: uprightSizes }}
        alt="Визуализация парка с юго-востока"
        sizes={sizes}
        eager
      />
      <Links {...links} picture={aerial} signRadius={26} countAt={54} />
      {upright && <Links {...links} picture={upright} signRadius={39} />}
      <p className="park-map-note">
        <span>визуализация парка</span>
        {units.length > 0 && <span>огни — где свободно</span>}
      </p>
    </div>
  );
}

type LinksProps = Pick<Props, "buildings" | "units" | "linkTo"> & {
  picture: ModelPicture;
  signRadius: number;
  /** How far right of the number the count stands; undefined: there is no room for counts. */
  countAt?: number;
};

/** Each building is a link with its outline, number and count; the windows of what is free glow. */
function Links({ picture, buildings, units, linkTo, signRadius, countAt }: LinksProps) {
  const { width, height, map = {} } = picture;
  const lightsOf = (status: Unit["status"]) =>
    aerialLights(
      units.filter((unit) => unit.status === status),
      picture,
    );
  return (
    <svg
      className={countAt === undefined ? "park-map-upright" : "park-map-aerial"}
      viewBox={`0 0 ${width} ${height}`}
      aria-label="Корпуса парка"
    >
      <path className="park-map-soon" d={lightsOf("soon")} />
      <path className="park-map-now" d={lightsOf("free")} />
      {buildings.map((building) => {
        const drawn = map[building.number];
        if (!drawn) return null;
        const { href, words, count, isPale } = linkTo(building);
        const x = Math.round(drawn.roof[0] * width);
        const y = Math.round(drawn.roof[1] * height);
        const outline = drawn.outline.map((part, at) => Math.round(part * (at % 2 ? height : width))).join(" ");
        const showsCount = countAt !== undefined && count !== undefined && !isPale;
        return (
          <a key={building.id} href={href} className={isPale ? "is-pale" : undefined}>
            <title>{`${buildingTitle(building.number)}: ${words}`}</title>
            <path d={`M${outline}Z`} />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the link around it has the focus and the name */}
            <g aria-hidden="true">
              {showsCount && <rect x={x - signRadius} y={y - signRadius} width={110} height={52} rx={signRadius} />}
              <circle cx={x} cy={y} r={signRadius} />
              <text x={x} y={y} dy=".35em">
                {building.number}
              </text>
              {showsCount && (
                <text className="park-map-free" x={x + countAt} y={y} dy=".35em">
                  {number(count)}
                </text>
              )}
            </g>
          </a>
        );
      })}
    </svg>
  );
}

type Lit = Pick<Unit, "building" | "floor" | "place">;

/**
 * Applies a homography: metres on the facade become shares of the picture, 0 to 1. `plane` holds its first eight
 * coefficients; the ninth is 1.
 */
function project(plane: readonly number[], along: number, up: number): [x: number, y: number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = plane;
  const scale = g * along + h * up + 1;
  return [(a * along + b * up + c) / scale, (d * along + e * up + f) / scale];
}

/** Turns metres on a facade into px of the picture. */
type ToPx = (along: number, up: number) => readonly [x: number, y: number];

/** A window as a path in px: from `start` to `end` along the facade, from its sill up to its head, in metres. */
function windowPath(toPx: ToPx, start: number, end: number, sill: number, head: number): string {
  const [x, y] = toPx(start, sill);
  const [right, below] = toPx(end, sill);
  const [aside, above] = toPx(end, head);
  const [left, top] = toPx(start, head);
  // Steps of neighbours repeat, and repeated text packs well.
  const steps = [right - x, below - y, aside - right, above - below, left - aside, top - above];
  return `M${x} ${y}l${steps.join(" ")}z`.replaceAll(" -", "-");
}

/**
 * The windows of units in a picture of the park as one SVG path in its px: only those on the facades that
 * the camera sees and nothing hides. Empty for a unit without a place or of a building that the picture lacks.
 */
export function aerialLights(
  units: readonly Lit[],
  { width, height, map = {} }: Pick<ModelPicture, "width" | "height" | "map">,
): string {
  const toPxOf =
    (plane: readonly number[]): ToPx =>
    (along, up) => {
      const [x, y] = project(plane, along, up);
      return [Math.round(x * width), Math.round(y * height)];
    };
  return units
    .flatMap(({ building, floor, place }) => {
      const seen = Object.hasOwn(map, building.number) ? map[building.number] : undefined;
      const [sill, head, runs = []] = seen?.floors[floor.number - 1] ?? [];
      if (!seen || !place || place.row !== seen.row || sill === undefined || head === undefined) return [];
      const { step, margin, plane } = seen;
      const first = Math.round(place.offset / step);
      const last = Math.round((place.offset + place.width) / step) - 1;
      return runs.flatMap(([from, to]) => {
        const modules = Math.max(0, Math.min(to, last) - Math.max(from, first) + 1);
        return Array.from({ length: modules }, (_, at) => {
          const start = (Math.max(from, first) + at) * step + margin;
          const end = start + step - 2 * margin;
          return windowPath(toPxOf(plane), start, end, sill, head);
        });
      });
    })
    .join("");
}
