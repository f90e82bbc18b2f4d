import { findPackageJSON } from "node:module";
import os from "node:os";
import path from "node:path";
import { parkName } from "../views/park/park-name.ts";
import { prepareSearch } from "../views/search/site-entries.ts";
import type { Config } from "./config.ts";
import { type ContentKeeper, keepContent } from "./content/keep-content.ts";
import { createMissingPictures } from "./content/missing-pictures.ts";
import { pictureAddresses } from "./content/picture-address.ts";
import { createSnapshots } from "./content/snapshot.ts";
import { snapshotFile, snapshotTable } from "./content/snapshot-places.ts";
import { openUpstream } from "./content/upstream.ts";
import { createCourier } from "./enquiries/courier.ts";
import { createDelivery } from "./enquiries/delivery.ts";
import { createEnquiries } from "./enquiries/enquiries.ts";
import { openEnquiryStore } from "./enquiries/open-store.ts";
import type { Log } from "./log/log.ts";
import { openPictureStore } from "./media/picture-store.ts";
import { createPictures } from "./media/pictures.ts";
import type { Clock } from "./process/clock.ts";
import type { Query } from "./process/query.ts";
import { siteSecret } from "./process/site-secret.ts";

/** The folder of built files, beside package.json: the site may start from any folder. */
export const publicDir = path.resolve(findPackageJSON(import.meta.url) ?? "", "../public");

/** The time limit of background attempts, as a multiple of a visitor's. Source: the decisions. */
const backgroundAttemptFactor = 3;

export type OpenParts = Awaited<ReturnType<typeof openParts>>;

/**
 * Opens the configured parts: content, enquiries, pictures. Reads no more than the site's secrets. `now` is the clock
 * of all that they say; `fromSupervisor` is the secret of the supervisor.
 */
export async function openParts(config: Config, log: Log, now: Clock, fromSupervisor?: string) {
  // Imported on demand: a site with an API does not load the stand-in's content, nor one without Redis its client.
  const standInApi = config.apiBaseUrl ? undefined : await import("./stand-in/stand-in-api.ts");
  const standIn = await standInApi?.startStandInApi({ log: log.event, now });
  const limits = config.redisUrl ? await import("./http/shared-limit.ts") : undefined;
  const baseUrl = config.apiBaseUrl ?? standIn?.url ?? "";
  const mediaOrigins = [...config.mediaOrigins, ...(standIn ? [standIn.url] : [])];
  const { apiTimeoutMs } = config;
  const ask = openUpstream({ baseUrl, timeoutMs: apiTimeoutMs });
  const missingPictures = createMissingPictures();
  const attemptTimeoutMs = apiTimeoutMs * backgroundAttemptFactor;
  const store = await openEnquiryStore(config, log.event, { attemptTimeoutMs });
  const query = config.databaseUrl ? store?.query : undefined;
  const places = { query, dataDir: config.dataDir, fromSupervisor };
  const [pictureKey, enquiryKey] = await Promise.all([
    siteSecret("picture-key", places, log.event),
    siteSecret("enquiry-key", places, log.event),
  ]);
  const addresses = pictureAddresses(pictureKey);
  const content = keepContent({
    ask,
    everyMs: config.contentTtlSeconds * 1000,
    pictureOrigins: mediaOrigins,
    siteOrigin: config.siteUrl,
    pictures: addresses,
    missingPictures,
    now,
    prepare: prepareSearch,
    log: log.event,
  });
  const nowMs = () => now().getTime();
  const deliver = createDelivery({ baseUrl, key: config.apiKey, now: nowMs });
  const retryMs = config.deliveryRetrySeconds * 1000;
  const courierParts = { deliver, log: log.event, retryMs, attemptTimeoutMs, now: nowMs };
  const courier = store && createCourier({ store, ...courierParts });
  const durable = courier && { store, courier };
  return {
    content,
    enquiries: createEnquiries({ durable, deliver, log: log.event, apiTimeoutMs, key: enquiryKey, now: nowMs }),
    pictureAddresses: addresses,
    pictures: createPictures({
      origins: mediaOrigins,
      store: openPictureStore({ folder: picturesFolder(config) }),
      missingPictures,
      log: log.event,
    }),
    /** Set if no API is configured. */
    standIn,
    /** Set if there is storage and an API. */
    snapshots: snapshotsOf(config, content, query, log),
    /** Rate limits shared between processes; undefined: each process counts on its own. */
    sharedLimits: limits?.createSharedLimit(config.redisUrl ?? "", "requests:", log.event),
  };
}

const picturesFolder = ({ dataDir }: Config) =>
  dataDir ? path.join(dataDir, "pictures") : path.join(os.tmpdir(), `${parkName.latin}-pictures`);

/** Prefers the database, which outlives the machine. The stand-in API needs no snapshot. */
function snapshotsOf({ apiBaseUrl, dataDir }: Config, content: ContentKeeper, query: Query | undefined, log: Log) {
  const file = dataDir ? snapshotFile(dataDir) : undefined;
  const place = query ? snapshotTable(query) : file;
  return apiBaseUrl && place ? createSnapshots({ content, place, source: apiBaseUrl, log: log.event }) : undefined;
}
