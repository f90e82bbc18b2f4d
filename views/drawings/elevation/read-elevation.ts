import type { Building } from "../../content/park.ts";
import type { MediaFacadeSolution } from "../../content/surface.ts";
import { facadeSide, isEntrance } from "../../content/words/placement-words.ts";
import { withinBudget } from "../budget.ts";
import { readFacade } from "../facade.ts";
import { readWall, type Wall } from "./wall.ts";

/**
 * A surface as it hangs, in metres. The surface's left end is at `x` over `bottom`; the piece of the world shown begins
 * at `from` and is `across` wide. `about`: its place along the wall is not told.
 */
export type Elevation = {
  surface: MediaFacadeSolution;
  form: ReturnType<typeof readFacade>["kind"];
  setting: "wall" | "post" | "ground" | "room" | "lift";
  wall: Wall | undefined;
  x: number;
  bottom: number;
  from: number;
  across: number;
  tall: number;
  about: boolean;
  doors: boolean;
};

/** Room beside a wall, beside a post, beside an indoor surface. */
const beside = { wall: 5, left: 8, right: 10, room: 0.6, person: 1.6, cab: [1, 1.9] } as const;
const badgeOverCab = 3.1;

/** Undefined where the height over the ground is not told or contradicts the building: then only a list tells it. */
export const readElevation = (surface: MediaFacadeSolution, buildings: readonly Building[]): Elevation | undefined =>
  withinBudget(() => read(surface, buildings));

function read(surface: MediaFacadeSolution, buildings: readonly Building[]): Elevation | undefined {
  const { width, height, placement } = surface;
  const { kind: form, outdoor, post, bottom } = readFacade(surface, buildings);
  if (bottom === undefined) return undefined;
  const shared = { surface, form, bottom, x: 0, about: false, doors: false, wall: undefined, tall: bottom + height };
  const lift = surface.setting === "lift";
  if (!outdoor)
    return lift
      ? {
          ...shared,
          setting: "lift",
          from: -beside.cab[0],
          across: width + beside.cab[0] + beside.cab[1],
          tall: badgeOverCab,
        }
      : { ...shared, setting: "room", from: -beside.room, across: width + beside.room + beside.person };
  const free = { from: -beside.left, across: width + beside.left + beside.right };
  if (post) return { ...shared, setting: "post", ...free };
  const building = buildings.find(({ id }) => id === surface.building?.id);
  const side = facadeSide(placement);
  const wall = building && side && readWall(building, side);
  if (!wall || wall.length < width) return { ...shared, setting: "ground", ...free };
  const spot = middleOn(wall, surface, bottom);
  return {
    ...shared,
    setting: "wall",
    wall,
    x: spot.middle - width / 2,
    from: -beside.wall,
    across: wall.length + 2 * beside.wall,
    tall: wall.height,
    about: spot.about,
    doors: isEntrance({ name: placement }),
  };
}

/** The middle of a surface along its wall: over the machinery behind it where that is told, else the wall's middle. */
function middleOn({ rooms, storey, length }: Wall, { width, height }: MediaFacadeSolution, bottom: number) {
  const room = rooms.find(
    ({ behind, width: wide, storey: up }) =>
      (behind === "machinery" || bottom === 0) &&
      wide >= width &&
      storey * (up + 1) > bottom &&
      storey * up < bottom + height,
  );
  return room ? { middle: room.x + room.width / 2, about: false } : { middle: length / 2, about: true };
}

/** The metres that every piece of a strip shows from ground to sky: equal heights are one scale. */
export function stripHeight(pieces: readonly Elevation[], where: "outdoor" | "indoor"): number {
  const { air, widest, ground } = strips[where];
  const tallest = Math.max(...pieces.map(({ tall }) => tall)) + air;
  return Math.max(tallest / (1 - ground), Math.max(...pieces.map(({ across }) => across)) * widest);
}

/**
 * Of a strip: metres of air above; its least height as a share of its widest piece, which a phone shows whole; the
 * share of the ground. `advertising/street.css` counts on these shares.
 */
export const strips = {
  outdoor: { air: 4.6, widest: 61 / 136, ground: 3 / 61 },
  indoor: { air: 0.5, widest: 0.28, ground: 0.12 / 3.82 },
} as const;
/** How much lower the indoor strip is drawn. */
export const indoorShare = 0.6262;
