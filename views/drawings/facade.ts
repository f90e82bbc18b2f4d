import type { Building } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { metres, sides } from "../kit/format.ts";

/**
 * What a drawing of an advertising surface may show. `bottom` is metres over the ground, undefined where it is not
 * known.
 */
export type ReadFacade = {
  kind: NonNullable<MediaFacadeSolution["kind"]> | "sheet";
  outdoor: boolean;
  post: boolean;
  bottom: number | undefined;
  /** Of the building that it hangs on: its height and its storeys' lines, metres. */
  wall: { height: number; storey: number } | undefined;
};

const names = {
  led: "светодиодный экран",
  billboard: "щит с полотном",
  lightbox: "световой короб",
  film: "плёнка на стекле",
  sheet: "рекламная поверхность",
};

/** Reads a surface. A height at which it would stand out of its building contradicts the building, and is not used. */
export function readFacade(surface: MediaFacadeSolution, buildings: readonly Building[]): ReadFacade {
  const { kind = "sheet", setting, height, building: on } = surface;
  const building = on && buildings.find(({ id }) => id === on.id);
  const storey =
    building?.place && building.floors.length > 0 ? building.place.height / building.floors.length : undefined;
  const limit =
    setting === "facade" ? building?.place?.height : setting === "hall" || setting === "doors" ? storey : undefined;
  const { bottom } = surface;
  const agrees = bottom === undefined || limit === undefined || bottom + height <= limit + 0.01;
  return {
    kind,
    outdoor: setting === "facade" || setting === "street",
    post: kind === "billboard" && setting === "street",
    bottom: agrees ? bottom : undefined,
    wall: setting === "facade" && building?.place && storey ? { height: building.place.height, storey } : undefined,
  };
}

/** A surface in words: "светодиодный экран 24 × 10 м, нижний край на высоте 14 м". */
export function facadeWords({ width, height }: MediaFacadeSolution, { kind, bottom }: ReadFacade): string {
  const where =
    bottom === undefined ? "высота не указана" : bottom === 0 ? "от пола" : `нижний край на высоте ${metres(bottom)}`;
  // Where the doors under a film open is not told: they are drawn dashed.
  const door = kind === "film" ? "; дверь пунктиром — для примера" : "";
  return `${names[kind]} ${sides(width, height)}, ${where}${door}`;
}
