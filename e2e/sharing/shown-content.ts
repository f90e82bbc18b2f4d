import { openUpstream } from "../../server/content/upstream.ts";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { keeperOf } from "../../tests/support/parks/kept-content.ts";
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
  const standIn = apiBaseUrl === undefined ? await startStandInApi() : undefined;
  const ask = openUpstream({ baseUrl: apiBaseUrl ?? standIn?.url ?? "", timeoutMs });
  const keeper = keeperOf(ask, { siteOrigin: "http://sharing.test" });
  try {
    await keeper.pass();
    const { park, units, parking, surfaces } = keeper.content();
    return { park, units: known(units), parking: known(parking), surfaces: known(surfaces) };
  } finally {
    await standIn?.close();
  }
}
