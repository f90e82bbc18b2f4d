import { setTimeout as sleep } from "node:timers/promises";
import type { StorePlace } from "../../server/enquiries/open-store.ts";
import { quantile, row, runProofs, wholeProofs } from "../support/kit/proofs.ts";
import { type BuiltSite, startBuiltSite } from "../support/sites/built-site.ts";
import { arrived, leaveWaiting, mostWithin, startPair } from "../support/stress/backlog.ts";
import { withFolder, withPostgres } from "../support/stress/proof-places.ts";

/**
 * `node tests/stress/delivery-stress.ts [backlog|backlog-postgres|outage|outage-postgres]`, after a build. Delivers
 * 1,000 waiting requests without slower pages. Delivers 5,000 requests of an outage within ten minutes; this takes that
 * long, so it runs only by name or with `PROOFS=whole`.
 */
const perSecondMax = 10;
/** Counts arrivals over ten seconds, because those of one second may arrive in the next. */
const rateOverMs = 10_000;
const rateMax = (perSecondMax * rateOverMs) / 1000;
/** Requests in flight at the start of the ten seconds. */
const rateSlack = perSecondMax;
const pageEveryMs = 20;
const slowdownMax = 2;
/** Page times up to this pass regardless of the ratio: their differences are noise. */
const pageMs = 25;
const recoveryMaxMs = 600_000;

/** Requests cached and new pages of the sites in turn until stopped. Returns the times in ms, by site. */
function timePages(sites: readonly BuiltSite[]): { stop(): Promise<number[][]> } {
  const times = sites.map((): number[] => []);
  let goesOn = true;
  const visitor = async () => {
    for (let n = 0; goesOn; n += 1) {
      const address = n % 2 === 0 ? "/news" : `/arenda-ofisov?squareFrom=${n}`;
      for (const [at, site] of sites.entries()) {
        const begunAt = performance.now();
        const answer = await fetch(site.url + address);
        await answer.arrayBuffer();
        times[at]?.push(answer.status === 200 ? performance.now() - begunAt : Number.POSITIVE_INFINITY);
        await sleep(pageEveryMs);
      }
    }
  };
  const running = visitor();
  return {
    async stop() {
      goesOn = false;
      await running;
      return times;
    },
  };
}

const storeName = ({ databaseUrl }: StorePlace) => (databaseUrl ? "Postgres" : "SQLite");

const backlogSize = wholeProofs ? 2000 : 1000;
const warmMs = 3000;

/** Two sites deliver a backlog; a third site on the same machine has none. Other load slows all of them. */
async function backlog(place: StorePlace): Promise<boolean> {
  const pair = await startPair(place);
  const calmSite = await startBuiltSite({ API_BASE_URL: pair.apiUrl });
  const sites = [...pair.sites, calmSite];
  const warming = timePages(sites);
  await sleep(warmMs);
  await warming.stop();
  await leaveWaiting(place, backlogSize);
  const timing = timePages(sites);
  const seconds = Math.round((await arrived(pair, backlogSize, recoveryMaxMs)) / 1000);
  const [first = [], second = [], calm = []] = await timing.stop();
  await Promise.all([pair.stop(), calmSite.stop("SIGTERM")]);
  const most = mostWithin(pair, rateOverMs);
  const [busyMs, calmMs] = [quantile([...first, ...second], 0.99), quantile(calm, 0.99)];
  row(
    `${backlogSize} waiting enquiries on ${storeName(place)}`,
    `${pair.arrivals.size} of ${backlogSize} delivered in ${seconds} s, at most ${most} in 10 s (${rateMax}), ` +
      `page p99 during it ${busyMs.toFixed(1)} ms, without a backlog ${calmMs.toFixed(1)} ms: × ${(busyMs / calmMs).toFixed(2)} (${slowdownMax})`,
  );
  const unnoticed = busyMs <= calmMs * slowdownMax || busyMs <= pageMs;
  return pair.arrivals.size === backlogSize && most <= rateMax + rateSlack && unnoticed;
}

const outageSize = 5000;

async function outage(place: StorePlace): Promise<boolean> {
  await leaveWaiting(place, outageSize);
  const pair = await startPair(place);
  pair.refusing = true;
  await sleep(20_000);
  pair.refusing = false;
  const recovered = await arrived(pair, outageSize, recoveryMaxMs + 60_000);
  await pair.stop();
  const most = mostWithin(pair, rateOverMs);
  const twice = [...pair.arrivals.values()].filter(({ length }) => length > 1).length;
  row(
    `${outageSize} requests of an outage on ${storeName(place)}`,
    `${pair.arrivals.size} of ${outageSize} delivered ${Math.round(recovered / 1000)} s after recovery (600), ` +
      `at most ${most} in 10 s (${rateMax}), twice: ${twice} (0)`,
  );
  const whole = pair.arrivals.size === outageSize && twice === 0;
  return whole && recovered <= recoveryMaxMs && most <= rateMax + rateSlack;
}

type Work = (place: StorePlace) => Promise<boolean>;
const onSqlite = (work: Work) => withFolder((dataDir) => work({ dataDir }));
const onPostgres = (work: Work) =>
  withPostgres({ own: false }, async (postgres) => work({ databaseUrl: await postgres.freshDatabase() }));

const proofs = {
  backlog: () => onSqlite(backlog),
  "backlog-postgres": () => onPostgres(backlog),
  outage: () => onSqlite(outage),
  "outage-postgres": () => onPostgres(outage),
};
await runProofs(proofs, wholeProofs ? [] : ["backlog-postgres", "outage", "outage-postgres"]);
