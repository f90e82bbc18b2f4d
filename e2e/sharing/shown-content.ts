import type { Content } from "../../server/content/content.ts";
import { createContentApi } from "../../server/content/content-api.ts";
import { pictureAddresses } from "../../server/content/picture-address.ts";
import { openUpstream } from "../../server/content/upstream.ts";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import type { Park } from "../../views/content/park.ts";
import type { Parking } from "../../views/content/parking.ts";
import type { Service } from "../../views/content/service.ts";
import type { MediaFacadeSolution } from "../../views/content/surface.ts";
import type { Unit } from "../../views/content/unit.ts";

export type ShownContent = {
  park: Park;
  units: Unit[];
  services: Service[];
  parking: Parking;
  surfaces: MediaFacadeSolution[];
};

const timeoutMs = 10_000;

/** Reads the content of the API at `apiBaseUrl`, by default of the stand-in. */
export async function readShownContent(apiBaseUrl?: string): Promise<ShownContent> {
  const standIn = apiBaseUrl === undefined ? await startStandInApi() : undefined;
  const log = () => undefined;
  const content: Content = createContentApi({
    ask: openUpstream({ baseUrl: apiBaseUrl ?? standIn?.url ?? "", timeoutMs, log }),
    freshMs: Number.POSITIVE_INFINITY,
    pictureOrigins: [],
    siteOrigin: "http://sharing.test",
    pictures: pictureAddresses(() => [""]),
    log,
  });
  try {
    return {
      park: await content.park(),
      units: await content.allUnits(),
      services: await content.services(),
      parking: await content.parking(),
      surfaces: await content.mediaFacadeSolutions(),
    };
  } finally {
    await standIn?.close();
  }
}
