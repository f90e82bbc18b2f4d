import { openUpstream } from "../../server/content/upstream.ts";
import { park as standIn } from "../../server/stand-in/stand-in-park.ts";
import { answersOf } from "../../tests/support/parks/answering-api.ts";
import { askOf, contentOf } from "../../tests/support/parks/kept-content.ts";
import { known } from "../../views/content/content.ts";
import type { Park } from "../../views/content/park.ts";
import type { Parking } from "../../views/content/parking.ts";
import type { MediaFacadeSolution } from "../../views/content/surface.ts";
import type { Unit } from "../../views/content/unit.ts";

export type ShownContent = {
  park: Park;
  units: Unit[];
  parking: Parking;
  surfaces: MediaFacadeSolution[];
};

const timeoutMs = 10_000;

/** Reads the content of the API at `apiBaseUrl`, by default of the stand-in. */
export async function readShownContent(apiBaseUrl?: string): Promise<ShownContent> {
  const ask = apiBaseUrl ? openUpstream({ baseUrl: apiBaseUrl, timeoutMs }) : askOf(answersOf(standIn));
  const { park, units, parking, surfaces } = await contentOf(ask);
  return { park, units: known(units), parking: known(parking), surfaces: known(surfaces) };
}
