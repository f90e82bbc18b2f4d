import os from "node:os";
import path from "node:path";
import type { Config } from "./config.ts";
import { type ContentApi, createContentApi } from "./content/content-api.ts";
import { createSnapshots, type Snapshots } from "./content/snapshot.ts";
import { snapshotFile, snapshotTable } from "./content/snapshot-places.ts";
import { openUpstream } from "./content/upstream.ts";
import type { SharedLimitStore } from "./http/shared-limit.ts";
import type { Log } from "./log.ts";
import { openPictureStore } from "./media/picture-store.ts";
import { createPictures, type Pictures } from "./media/pictures.ts";
import { createCourier } from "./requests/courier.ts";
import { openRequestStore } from "./requests/open-store.ts";
import { createRequests, type Requests } from "./requests/requests.ts";
import { createUpstream } from "./requests/upstream.ts";
import type { StandInApi } from "./stand-in/stand-in-api.ts";

/** What the built site is served from, below the folder that it is started in. */
export const publicDir = path.resolve("public");

/** A background attempt may take longer than one that a visitor waits for. Source: the decisions. */
const backgroundAttemptFactor = 3;

/**
 * The parts behind the pages: where content comes from and where requests go. `standIn` runs where no API is
 * configured; `snapshots` keep what an API said across restarts, where there is a place for them.
 */
export type OpenParts = {
  content: ContentApi;
  requests: Requests;
  pictures: Pictures;
  standIn: StandInApi | undefined;
  snapshots: Snapshots | undefined;
  /** Counts posts together with other processes; without it each counts by itself. */
  sharedLimits: SharedLimitStore | undefined;
};

/** Opens what the configuration asks for. Touches no disk and no upstream yet. */
export async function openParts(config: Config, log: Log): Promise<OpenParts> {
  const standIn = config.apiBaseUrl ? undefined : await openStandIn(log);
  const baseUrl = config.apiBaseUrl ?? standIn?.url ?? "";
  const { apiTimeoutMs } = config;
  const ask = openUpstream({ baseUrl, timeoutMs: apiTimeoutMs, log: log.event });
  const content = createContentApi({
    ask,
    freshMs: config.contentTtlSeconds * 1000,
    pictureOrigins: config.mediaOrigins,
    ownOrigin: config.siteUrl,
    log: log.event,
  });
  const snapshots = await openSnapshots(config, content, log);
  return {
    content,
    requests: await openRequests(config, baseUrl, log),
    pictures: createPictures(openPictureStore(path.join(config.dataDir ?? os.tmpdir(), "media")), log.event),
    standIn,
    snapshots,
    sharedLimits: await openLimits(config, log),
  };
}

/** A park's worth of texts, loaded only where there is no API. */
async function openStandIn(log: Log): Promise<StandInApi> {
  const { startStandInApi } = await import("./stand-in/stand-in-api.ts");
  return startStandInApi({ log: log.event });
}

/**
 * The database before the directory: it outlives the machine. The stand-in API needs no memory: it starts with the
 * site.
 */
async function openSnapshots({ apiBaseUrl, databaseUrl, dataDir }: Config, content: ContentApi, log: Log) {
  const place = databaseUrl ? await snapshotTable(databaseUrl) : dataDir ? snapshotFile(dataDir) : undefined;
  if (!apiBaseUrl || !place) return undefined;
  return createSnapshots({ content, place, source: apiBaseUrl, log: log.event });
}

/** The contact requests: the store, where there is one, and the courier that empties it. */
async function openRequests(config: Config, baseUrl: string, log: Log): Promise<Requests> {
  const { apiTimeoutMs } = config;
  const attemptTimeoutMs = apiTimeoutMs * backgroundAttemptFactor;
  const deliver = createUpstream({ baseUrl, key: config.apiKey });
  const store = await openRequestStore(config, log.event, attemptTimeoutMs);
  if (!store) return createRequests({ durable: undefined, deliver, log: log.event, apiTimeoutMs });
  const retryMs = config.deliveryRetrySeconds * 1000;
  const courier = createCourier({ store, deliver, log: log.event, retryMs, attemptTimeoutMs });
  return createRequests({ durable: { store, courier }, deliver, log: log.event, apiTimeoutMs });
}

/** Redis is loaded only where it is used, as Postgres is. */
async function openLimits({ redisUrl }: Config, log: Log): Promise<SharedLimitStore | undefined> {
  if (!redisUrl) return undefined;
  const shared = await import("./http/shared-limit.ts");
  return new shared.SharedLimitStore(redisUrl, "requests:", log.event);
}
