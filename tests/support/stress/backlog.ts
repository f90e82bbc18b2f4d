import type { StorePlace } from "../../../server/enquiries/open-store.ts";
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
