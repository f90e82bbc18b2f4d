import { type Building, buildingOf } from "../../content/park.ts";
import type { MediaFacadeSolution, SurfaceKind } from "../../content/surface.ts";
import { withinBudget } from "../Drawing.tsx";
import { readWall, type Wall } from "./wall.ts";

/** A surface as it hangs, in metres: its left end is at `x` over `bottom`. */
export type Elevation = {
  surface: MediaFacadeSolution;
  form: SurfaceKind | "sheet";
  setting: "wall" | "post" | "ground" | "room" | "lift";
  wall: Wall | undefined;
  x: number;
  bottom: number;
  doors: boolean;
};

/** Undefined where its surroundings or its height are not told, or contradict the building: only a list tells it. */
export const readElevation = (surface: MediaFacadeSolution, buildings: readonly Building[]): Elevation | undefined =>
  withinBudget(`surface ${surface.id}`, () => read(surface, buildings));

function read(surface: MediaFacadeSolution, buildings: readonly Building[]): Elevation | undefined {
  const { width, side } = surface;
  const form: Elevation["form"] = surface.kind ?? "sheet";
  const bottom = agreedBottom(surface, buildings);
  if (bottom === undefined || surface.setting === undefined) return undefined;
  const shared = { surface, form, bottom, x: 0, doors: false, wall: undefined };
  if (surface.setting === "lift") return { ...shared, setting: "lift" };
  if (surface.setting !== "facade" && surface.setting !== "street") return { ...shared, setting: "room" };
  if (form === "billboard" && surface.setting === "street") return { ...shared, setting: "post" };
  const building = buildingOf(buildings, surface);
  const wall = building && side && readWall(building, side);
  if (!wall || wall.length < width) return { ...shared, setting: "ground" };
  const room = roomBehind(wall, surface, bottom);
  const { offset } = surface;
  const given = offset !== undefined && offset + width <= wall.length ? offset : undefined;
  const middle = room ? room.x + room.width / 2 : wall.length / 2;
  return {
    ...shared,
    setting: "wall",
    wall,
    x: given ?? middle - width / 2,
    doors: surface.entrance ?? false,
  };
}

/** The room behind a surface that tells its place along the wall: machinery, or the entrance under it. */
function roomBehind({ rooms, storey }: Wall, { width, height }: MediaFacadeSolution, bottom: number) {
  return rooms.find(
    ({ behind, width: wide, storey: up }) =>
      (behind === "machinery" || bottom === 0) &&
      wide >= width &&
      storey * (up + 1) > bottom &&
      storey * up < bottom + height,
  );
}

/** The height over the ground. One at which the surface would stand out of its building contradicts the building. */
export function agreedBottom(surface: MediaFacadeSolution, buildings: readonly Building[]): number | undefined {
  const { setting, height, bottom } = surface;
  const building = buildingOf(buildings, surface);
  const storey =
    building?.place && building.floors.length > 0 ? building.place.height / building.floors.length : undefined;
  const limit =
    setting === "facade" ? building?.place?.height : setting === "hall" || setting === "doors" ? storey : undefined;
  const agrees = bottom === undefined || limit === undefined || bottom + height <= limit + 0.01;
  return agrees ? bottom : undefined;
}
