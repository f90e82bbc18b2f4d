import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { firstAttempt } from "../../../server/enquiries/enquiry.ts";
import { openEnquiryStore, type StorePlace } from "../../../server/enquiries/open-store.ts";
import { startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { type BuiltSite, startBuiltSite } from "../sites/built-site.ts";
import { startFaultFront } from "../sites/fault-front.ts";

/** Two processes of the built site on one store. Deliveries to their API can be made to fail. */
export type Pair = {
  sites: readonly BuiltSite[];
  apiUrl: string;
  /** While true the API rejects deliveries with 503, but still answers reads. */
  refusing: boolean;
  /** Arrival times of each delivery in ms since 1970, by the enquiry's comment. */
  arrivals: ReadonlyMap<string, number[]>;
  stop(): Promise<void>;
};

/** Starts the pair. `place` is their shared enquiry store. */
export async function startPair(place: StorePlace, env: Record<string, string> = {}): Promise<Pair> {
  const standIn = await startStandInApi();
  const front = await startFaultFront(standIn.url);
  const arrivals = new Map<string, number[]>();
  front.only = /^\/callbacks\//;
  front.rewrite = (path, json, sent) => {
    if (!path.startsWith("/callbacks/")) return json;
    if (!JSON.stringify(json).includes('"success":true')) throw new Error("the API refuses what the test sends");
    const mark = String(JSON.parse(sent).comment);
    arrivals.set(mark, [...(arrivals.get(mark) ?? []), Date.now()]);
    return json;
  };
  const { databaseUrl, dataDir } = place;
  const where = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir ?? "" };
  const settings = { API_BASE_URL: front.url, ...where, ...env };
  const sites = await Promise.all([startBuiltSite(settings), startBuiltSite(settings)]);
  return {
    sites,
    apiUrl: front.url,
    get refusing() {
      return front.mode !== "up";
    },
    set refusing(refuses) {
      front.mode = refuses ? "503" : "up";
    },
    arrivals,
    async stop() {
      await Promise.all(sites.map((site) => site.stop("SIGTERM")));
      await front.close();
      await standIn.close();
    },
  };
}

const retrySpreadMs = 15 * 60_000;

/** Puts `count` enquiries into the store as after an outage: tried once, due within a quarter of an hour. */
export async function leaveWaiting(place: StorePlace, count: number): Promise<void> {
  const store = await openEnquiryStore(place, () => {}, { attemptTimeoutMs: 7500 });
  if (!store) throw new Error("no place for requests");
  const now = Date.now();
  const sendOne = async (n: number) => {
    const payload = {
      name: "Пробный",
      phone: "+79995550155",
      comment: `${n}`,
      mediaFacadeSolutionId: 1,
      roistat: "nocookie",
    };
    const enquiry = { id: randomUUID(), form: "advertisement", payload } as const;
    await store.accept(enquiry, now);
    await store.later(firstAttempt(enquiry, now), now + Math.round(Math.random() * retrySpreadMs), "status-503", false);
  };
  const part = 3;
  for (let n = 0; n < count; n += part) {
    await Promise.all(Array.from({ length: Math.min(part, count - n) }, (_, at) => sendOne(n + at)));
  }
  await store.close();
}

/** Waits until `count` enquiries have arrived, at most `timeoutMs`. Returns the time in ms. */
export async function arrived(pair: Pair, count: number, timeoutMs: number): Promise<number> {
  const begunAt = performance.now();
  while (pair.arrivals.size < count && performance.now() - begunAt < timeoutMs) await sleep(100);
  return performance.now() - begunAt;
}

/** The largest number of deliveries within any `spanMs`. */
export function mostWithin({ arrivals }: Pair, spanMs: number): number {
  const times = [...arrivals.values()].flat().sort((a, b) => a - b);
  let from = 0;
  return times.reduce((most, time, at) => {
    while (time - (times[from] ?? time) >= spanMs) from += 1;
    return Math.max(most, at - from + 1);
  }, 0);
}
