import { type Building, buildingOf } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";

/** An advertising surface that can be drawn. `bottom`: metres over the ground, if known. */
type ReadFacade = {
  kind: NonNullable<MediaFacadeSolution["kind"]> | "sheet";
  outdoor: boolean;
  post: boolean;
  bottom: number | undefined;
};

/** Reads a surface. A height at which it would stand out of its building contradicts the building, and is not used. */
export function readFacade(surface: MediaFacadeSolution, buildings: readonly Building[]): ReadFacade {
  const { kind = "sheet", setting, height, building: on } = surface;
  const building = buildingOf(buildings, { building: on });
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
  };
}
