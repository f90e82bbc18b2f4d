import type { Building, Site } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { ParkScheme } from "../drawings/ParkScheme.tsx";
import { number } from "../ui/format.ts";
import { type Model, ModelImage, type ModelPicture } from "./ModelFigure.tsx";

/** Where a building leads, what is free there in words, and how much; without a count there is nothing. */
export type BuildingLink = { href: string; words: string; count: number | undefined };

type Props = {
  buildings: readonly Building[];
  site: Site | undefined;
  model: Model | undefined;
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
  const { buildings, site, model, linkTo } = props;
  if (buildings.length === 0) return null;
  const picture = model?.aerial;
  const { map = {} } = picture ?? {};
  if (picture && buildings.every(({ number: sign }) => Object.hasOwn(map, sign)))
    return <PictureMap {...props} picture={picture} />;
  if (!buildings.some(({ place }) => place))
    return (
      <ul className="park-list">
        {buildings.slice(0, buildingsMax).map((building) => (
          <li key={building.id}>
            <a href={linkTo(building).href}>{`Корпус ${building.number}`}</a>
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

/** Each building is a link over the picture, with its outline, number and count; what is free glows. */
function PictureMap({ picture, buildings, units, linkTo, sizes }: Props & { picture: ModelPicture }) {
  const { width, height, map = {} } = picture;
  const [now, soon] = (["free", "soon"] as const).map((status) =>
    aerialLights(
      units.filter((unit) => unit.status === status),
      picture,
    ),
  );
  return (
    <div className="park-map">
      <ModelImage picture={picture} alt="Макет парка с юго-востока" sizes={sizes} eager />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-label="Корпуса парка">
        <path className="park-map-soon" d={soon} />
        <path className="park-map-now" d={now} />
        {buildings.map((building) => {
          const drawn = map[building.number];
          if (!drawn) return null;
          const { href, words, count } = linkTo(building);
          const [x, y] = [Math.round(drawn.roof[0] * width), Math.round(drawn.roof[1] * height)];
          const outline = drawn.outline.map((part, at) => Math.round(part * (at % 2 ? height : width))).join(" ");
          return (
            <a key={building.id} href={href}>
              <title>{`Корпус ${building.number}: ${words}`}</title>
              <path d={`M${outline}Z`} />
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the link around it has the focus and the name */}
              <g aria-hidden="true">
                <rect x={x - 26} y={y - 26} width={count === undefined ? 52 : 110} height={52} rx={26} />
                <circle cx={x} cy={y} r={26} />
                <text x={x} y={y} dy=".35em">
                  {building.number}
                </text>
                {count !== undefined && (
                  <text className="park-map-free" x={x + 54} y={y} dy=".35em">
                    {number(count)}
                  </text>
                )}
              </g>
            </a>
          );
        })}
      </svg>
      <p className="park-map-note">макет парка</p>
    </div>
  );
}

type Lit = Pick<Unit, "building" | "floor" | "place">;

/** A point of a facade in the picture: `along` and `up` in metres. */
function project(plane: readonly number[], along: number, up: number): [x: number, y: number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = plane;
  const scale = g * along + h * up + 1;
  return [(a * along + b * up + c) / scale, (d * along + e * up + f) / scale];
}

/**
 * The windows of units in a picture of the park as one SVG path in its px: only those on the facades that
 * the camera sees and nothing hides. Empty for a unit without a place or of a building that the picture lacks.
 */
export function aerialLights(
  units: readonly Lit[],
  { width, height, map = {} }: Pick<ModelPicture, "width" | "height" | "map">,
): string {
  const px = (plane: readonly number[], along: number, up: number) => {
    const [x, y] = project(plane, along, up);
    return [Math.round(x * width), Math.round(y * height)] as const;
  };
  return units
    .flatMap(({ building: { number }, floor, place }) => {
      const seen = Object.hasOwn(map, number) ? map[number] : undefined;
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
          const [x, y] = px(plane, start, sill);
          const [right, below] = px(plane, end, sill);
          const [aside, above] = px(plane, end, head);
          const [left, top] = px(plane, start, head);
          // Steps of neighbours repeat, and repeated text packs well.
          const steps = [right - x, below - y, aside - right, above - below, left - aside, top - above];
          return `M${x} ${y}l${steps.join(" ")}z`.replaceAll(" -", "-");
        });
      });
    })
    .join("");
}
