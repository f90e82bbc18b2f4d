import type { Building, Site } from "../content/park.ts";
import { useName } from "../content/unit.ts";
import { classes } from "../ui/classes.ts";
import { buildingTitle, phrase, plural } from "../ui/format.ts";
import { Kept } from "../ui/Kept.ts";
import { onceFor } from "../ui/once.ts";
import { shortSign } from "./BuildingSign.tsx";
import { drawing, Sheet, spend } from "./Drawing.tsx";
import { farthestFirst, groundOf, onRoof, prism, silhouette } from "./isometric.ts";
import { around, overlap, type PlacedBuilding } from "./park-ground.ts";
import { type Point, type Rect, r1, shape } from "./path.ts";

/** Where a building leads; `picked`: it is chosen. */
export type SchemeLink = { href: string; picked?: boolean };

/**
 * `counts` are free units by building. A building that is missing there, or is `pale`, shows its number alone; one with
 * none shows it in a circle.
 */
export type ParkSchemeProps = {
  buildings: readonly Building[];
  site?: Site | undefined;
  counts?: ReadonlyMap<number, number> | undefined;
  pale?: ReadonlySet<number> | undefined;
  linkTo?: ((building: Building) => SchemeLink) | undefined;
  /** In a small drawing: labels so many times as large against the buildings. */
  labelSize?: number | undefined;
  /** An answer leaves ground and walls to its page, which has them. Undefined where no answer ever follows. */
  labelsOnly?: boolean | undefined;
};

/** The size of labels in a small drawing. */
export const smallLabels = 2;

/** The park from the south-east: roads and numbered buildings. Null without places. */
export const ParkScheme = drawing(() => "park scheme", Scheme);

const groundId = "scheme-ground";

/** Where everything stands: the same for every choice of a list. */
const layoutOf = onceFor(
  (buildings: readonly Building[], site: Site | undefined, counted: boolean, labelSize: number) => {
    const drawn = farthestFirst(buildings);
    if (drawn.length === 0) return undefined;
    const { ground, roads, frame: whole } = groundOf(drawn, site);
    const labels = placeLabels(drawn, counted, labelSize);
    const frame = labelSize > 1 ? frameOf(drawn) : whole;
    const top = Math.min(frame.top, ...labels.map(({ y }) => y - labelRoom * labelSize));
    return { drawn, labels, ground, roads, frame: { ...frame, top, height: frame.height + frame.top - top } };
  },
);

function Scheme({ buildings, site, counts, pale, linkTo, labelSize = 1, labelsOnly }: ParkSchemeProps) {
  const layout = layoutOf(buildings, site, counts !== undefined, labelSize);
  if (!layout) return null;
  const { drawn, labels, ground, roads, frame } = layout;
  const isPale = ({ id }: Building) => pale?.has(id) || counts?.has(id) === false;
  return (
    <div className="drawn">
      <Sheet
        name={labelSize > 1 ? "scheme scheme-small" : "scheme"}
        hasLinks={linkTo !== undefined}
        {...frame}
        title={`Схема парка: ${plural(drawn.length, "корпус", "корпуса", "корпусов")}`}
      >
        <Kept beside={buildings} svg>
          <Ground {...{ drawn, ground, roads, labelsOnly }} pale={drawn.filter(isPale)} />
        </Kept>
        {labels.map((label) => {
          const { building } = label;
          const isKnown = !isPale(building);
          const count = counts?.get(building.id);
          const link = linkTo?.(building);
          const isSmall = labelSize > 1;
          return (
            <Kept key={building.id} beside={label} fill={link?.href ?? ""}>
              {(href) => (
                <Tag
                  {...{ label, isKnown, count, isSmall }}
                  isHere={pale !== undefined}
                  link={link && { ...link, href }}
                />
              )}
            </Kept>
          );
        })}
      </Sheet>
    </div>
  );
}

const labelRoom = 26;
const beside = 36;

/** Beside a list the ground is cut: the buildings are what is pressed. */
function frameOf(buildings: readonly PlacedBuilding[]) {
  const { x, y, w, h } = around(buildings.flatMap(silhouette));
  return { left: x - beside, top: y - beside, width: w + 2 * beside, height: h + 2 * beside };
}

type WallsProps = { building: PlacedBuilding; isPale?: boolean | undefined };

export function Walls({ building, isPale }: WallsProps) {
  const { corner, shadow, left, right, top, edge, windows, windowHeight } = prism(building);
  const name = `walls ${building.use ?? "office"}${isPale ? " pale" : ""}`;
  return (
    <g className={name} transform={`translate(${corner.join(" ")})`}>
      <path className="shadow" d={shadow} />
      <path className="left" d={left} />
      <path className="right" d={right} />
      <path className="roof" d={top} />
      <path className="edge" d={edge} />
      {windows && <path className="windows" d={windows} strokeWidth={r1(windowHeight)} />}
    </g>
  );
}

const tagHeight = 26;

/** The label of a building: its middle, and the point of the roof that its pole stands on. */
type Label = { building: PlacedBuilding; x: number; y: number; foot: Point };

/** Half the circle of a usual number, half the width of a count beside it, half a further letter. */
const half = { sign: 13, count: 18, letter: 4.5 };
const lettersUsual = 2;

/** Half the widths of a label's circle and of the pill around it. */
function tagHalves(number: string, counted: boolean): { sign: number; wide: number } {
  const sign = half.sign + Math.max(0, shortSign(number).length - lettersUsual) * half.letter;
  return { sign, wide: sign + (counted ? half.count : 0) };
}

/** Labels at their largest: on a phone they grow and lose their count. */
const touchMin = 44;
const gap = 4;
/** Along the roof, and how high a pole lifts the label over it. */
const places = [0.5, 0.35, 0.65, 0.22, 0.78, 0.1, 0.9];
const spots = [0, 22, 36, 52, 70].flatMap((lift) => places.map((at) => ({ at, lift })));

/**
 * Places labels over the roofs: each at the first spot where it lies over no other, without a pole if it can. The
 * nearest comes first, because over the farthest there is room.
 */
export function placeLabels(farthest: readonly PlacedBuilding[], counted: boolean, size = 1): Label[] {
  spend("bodies", { steps: farthest.length * farthest.length * spots.length });
  const taken: Rect[] = [];
  const place = (building: PlacedBuilding): Label => {
    const w = Math.max(tagHalves(building.number, counted).wide * 2 * size, touchMin) + gap;
    const h = Math.max(touchMin, tagHeight * size) + gap;
    const put = ({ at, lift }: { at: number; lift: number }) => {
      const foot = onRoof(building, at);
      const x = foot[0];
      const y = foot[1] - lift * size;
      return { label: { building, x, y, foot }, rect: { x: x - w / 2, y: y - h / 2, w, h } };
    };
    const isFree = (candidate: ReturnType<typeof put>) => !taken.some((other) => overlap(candidate.rect, other));
    const { label, rect } = spots.map(put).find(isFree) ?? put({ at: 0.5, lift: 0 });
    taken.push(rect);
    return label;
  };
  return farthest.toReversed().map(place).reverse();
}

type TagProps = {
  label: Label;
  isKnown: boolean;
  count: number | undefined;
  link: SchemeLink | undefined;
  /** The signs alone are pressed: in a small drawing they lie over other buildings. */
  isSmall: boolean;
  /** The drawing shows where one place is. */
  isHere: boolean;
};

/** The number in a circle, and the count beside it in a pill: a link that is as large as the building. */
function Tag({ label: { building, x, y, foot }, isKnown, count, link, isSmall, isHere }: TagProps) {
  const { number, use } = building;
  if (!isKnown)
    return (
      <text className="other" x={foot[0]} y={foot[1] + 5}>
        {shortSign(number)}
      </text>
    );
  const shownCount = count || undefined;
  const { sign, wide } = tagHalves(number, shownCount !== undefined);
  const usualClass = classes("tag", isHere && "here", count === 0 && "none");
  const marks = (
    <g className={link?.picked ? "tag picked" : usualClass} transform={`translate(${x} ${y})`}>
      {foot[1] > y && <path className="pole" d={`M0 0V${foot[1] - y}`} />}
      <g className="pill">
        {shownCount !== undefined && <rect x={-wide} y={-tagHeight / 2} width={wide * 2} height={tagHeight} rx="13" />}
        <rect className="sign" x={-wide} y={-tagHeight / 2} width={sign * 2} height={tagHeight} rx="13" />
        <text x={sign - wide} y={5} className="number">
          {shortSign(number)}
        </text>{" "}
        {shownCount !== undefined && (
          <text x={sign} y={5} className="count">
            {shownCount}
          </text>
        )}
      </g>
    </g>
  );
  if (!link) return marks;
  const says = phrase(
    buildingTitle(number),
    // Beside the number, as on the drawing: who speaks to the browser says what is seen.
    count !== undefined && letInWords(count),
    use && useName[use],
  );
  return (
    <a
      id={`building-${building.id}`}
      href={link.href}
      aria-label={says}
      aria-current={link.picked ? "true" : undefined}
    >
      {!isSmall && <path className="whole" d={shape(...silhouette(building))} />}
      {marks}
    </a>
  );
}

type GroundProps = Pick<ParkSchemeProps, "labelsOnly"> & {
  drawn: readonly PlacedBuilding[];
  ground: string;
  roads: string | undefined;
  pale: readonly PlacedBuilding[];
};

/** What lies under the labels, and the walls. */
function Ground({ drawn, ground, roads, labelsOnly, pale }: GroundProps) {
  return (
    <g hx-morph-skip={labelsOnly === undefined ? undefined : ""}>
      {!labelsOnly && (
        <>
          <clipPath id={groundId}>
            <path d={ground} />
          </clipPath>
          <path className="ground" d={ground} />
          {roads && <path className="roads" clipPath={`url(#${groundId})`} d={roads} />}
          {drawn.map((building) => (
            <Walls key={building.id} building={building} isPale={pale.includes(building)} />
          ))}
        </>
      )}
    </g>
  );
}

/** «23 помещения в аренду»; of a building where nothing fits «0 помещений под ваши условия». */
const letInWords = (count: number): string =>
  `${plural(count, "помещение", "помещения", "помещений")} ${count === 0 ? "под ваши условия" : "в аренду"}`;
