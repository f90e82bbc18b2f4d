import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { StorePlace } from "../../server/enquiries/open-store.ts";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { clockFrom } from "../support/moment.ts";
import { note, row, runProofs } from "../support/proofs.ts";
import { type BuiltSite, startBuiltSite } from "../support/sites/built-site.ts";
import { startFaultFront } from "../support/sites/fault-front.ts";
import { atExit, withPostgres } from "../support/stress/proof-places.ts";
import { smallDisk } from "../support/stress/small-disk.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Two processes of the built site on one store. Deliveries to their API can be made to fail. */
type Pair = {
  sites: readonly BuiltSite[];
  apiUrl: string;
  /** While true the API rejects deliveries with 503, but still answers reads. */
  refusing: boolean;
  /** Arrival times of each delivery in ms since 1970, by the enquiry's comment. */
  arrivals: ReadonlyMap<string, number[]>;
  stop(): Promise<void>;
};

/** Starts the pair. `place` is their shared enquiry store. */
async function startPair(place: StorePlace, env: Record<string, string> = {}): Promise<Pair> {
  const standIn = await startStandInApi({ now: clockFrom() });
  const front = await startFaultFront(standIn.url);
  const arrivals = new Map<string, number[]>();
  front.only = /^\/callbacks\//;
  front.rewrite = (address, json, sent) => {
    if (!address.startsWith("/callbacks/")) return json;
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

/**
 * `node tests/stress/stores-stress.ts [full|read-only|corrupt|removed|frozen]`, after a build. Breaks the request store
 * under two running processes and repairs it. No thanked request is lost, every post is answered, pages stay up, no
 * restart.
 */
const answerMaxMs = 8000;
const recoveredMaxMs = 15_000;
const brokenMs = 12_000;
const calmMs = 2000;
const visitors = 4;
const stillMaxMs = 60_000;

/** A fault of the store. With `apiRefuses` the API is down too, so that direct delivery is impossible. */
type Fault = { breakIt: () => void; mendIt: () => void; apiRefuses: boolean };

/** Ten deliveries a second need longer for more requests, so waiting ends when nothing arrives any more. */
async function untilStill(left: () => number): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (let stillMs = 0; left() > 0 && stillMs < stillMaxMs; stillMs = left() < before ? 0 : stillMs + 100) {
    before = left();
    await sleep(100);
  }
}

async function prove(name: string, place: StorePlace, { breakIt, mendIt, apiRefuses }: Fault): Promise<boolean> {
  const pair = await startPair(place);
  const thanked: string[] = [];
  const missing = () => thanked.filter((mark) => !pair.arrivals.has(mark));
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let badPages = 0;
  let goesOn = true;
  const visitor = async (who: number) => {
    for (let n = 0; goesOn; n += 1) {
      const site = pair.sites[n % pair.sites.length]?.url;
      const comment = `${name}-${who}-${n}`;
      const body = new URLSearchParams({ phone: "+79990000001", comment });
      const begunAt = performance.now();
      const answer = await fetch(`${site}/requests/callback`, { method: "POST", body, redirect: "manual" });
      times.push(performance.now() - begunAt);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 303) thanked.push(comment);
      const page = await fetch(`${site}/${n % 2 ? "news" : `arenda-ofisov?squareFrom=${n}`}`);
      if (page.status !== 200) badPages += 1;
      await Promise.all([answer.arrayBuffer(), page.arrayBuffer()]);
      await sleep(50);
    }
  };
  const running = Array.from({ length: visitors }, (_, who) => visitor(who));
  await sleep(calmMs);
  pair.refusing = apiRefuses;
  breakIt();
  await sleep(brokenMs);
  mendIt();
  // A removed file is replaced once nothing waits in it any more.
  pair.refusing = false;
  await untilStill(() => missing().length);
  pair.refusing = true;
  const recoveredMs = await untilKept(pair);
  pair.refusing = false;
  await sleep(calmMs);
  goesOn = false;
  await Promise.all(running);
  await untilStill(() => missing().length);
  const lost = missing().length;
  await pair.stop();
  const slowest = Math.round(Math.max(...times));
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  row(
    name,
    `${times.length} posts (${answers.join(", ")}), thanked in vain ${lost} (0), slowest ${slowest} ms (${answerMaxMs}), ` +
      `pages not 200: ${badPages} (0), kept again ${Math.round(recoveredMs)} ms after mending (${recoveredMaxMs})`,
  );
  const honest = lost === 0 && [...statuses.keys()].every((status) => status === 303 || status === 503);
  return honest && slowest <= answerMaxMs && badPages === 0 && recoveredMs <= recoveredMaxMs;
}

/** Time until both processes store requests that the API rejects. */
async function untilKept({ sites }: Pair): Promise<number> {
  const begunAt = performance.now();
  let sent = 0;
  const keeps = async (url: string) => {
    sent += 1;
    const body = new URLSearchParams({ phone: "+79990000002", comment: `${sent}` });
    return (await fetch(`${url}/requests/callback`, { method: "POST", body, redirect: "manual" })).status === 303;
  };
  for (const { url } of sites) {
    while (!(await keeps(url)) && performance.now() - begunAt < recoveredMaxMs * 2) await sleep(100);
  }
  return performance.now() - begunAt;
}

const diskMb = 8;

async function full(): Promise<boolean> {
  const dataDir = smallDisk("full", diskMb, atExit);
  if (!dataDir) return true;
  const filler = path.join(dataDir, "filler");
  const fill = () => {
    try {
      writeFileSync(filler, Buffer.alloc(16_000_000));
    } catch {
      // Disk full, as intended.
    }
  };
  return prove("a full disk", { dataDir }, { breakIt: fill, mendIt: () => rmSync(filler), apiRefuses: true });
}

async function readOnly(): Promise<boolean> {
  const dataDir = smallDisk("read-only", diskMb, atExit);
  if (!dataDir) return true;
  const remount = (mode: "ro" | "rw") => execFileSync("mount", ["-o", `remount,${mode}`, dataDir]);
  // A disk with open files cannot become read-only, so it is read-only from the start.
  remount("ro");
  const mendIt = () => remount("rw");
  return prove("a read-only disk", { dataDir }, { breakIt: () => {}, mendIt, apiRefuses: true });
}

async function corrupt(): Promise<boolean> {
  const dataDir = temporaryFolder(atExit);
  const breakIt = () => {
    for (const ending of ["", "-wal"]) {
      const file = path.join(dataDir, `requests.sqlite${ending}`);
      writeFileSync(file, Buffer.alloc(statSync(file).size, "no database any more "), { flag: "r+" });
    }
  };
  // A person must recover the damaged file, so this proof expects no requests in it.
  const good = await prove("a corrupted file", { dataDir }, { breakIt, mendIt: () => {}, apiRefuses: false });
  const aside = readdirSync(dataDir).filter((name) => /\.corrupt-[^.]*Z$/.test(name)).length;
  note(`  set aside: ${aside} (1)`);
  return good && aside === 1;
}

async function removed(): Promise<boolean> {
  let good = true;
  const file = "requests.sqlite";
  const removals = { file: [file], folder: ["."], log: [`${file}-wal`] };
  for (const [what, names] of Object.entries(removals)) {
    const dataDir = temporaryFolder(atExit);
    const breakIt = () => {
      for (const name of names) rmSync(path.join(dataDir, name), { recursive: true });
    };
    const held = await prove(`a removed ${what}`, { dataDir }, { breakIt, mendIt: () => {}, apiRefuses: true });
    good &&= held;
  }
  return good;
}

const frozen = () =>
  withPostgres(async (postgres) => {
    const place = { databaseUrl: await postgres.freshDatabase() };
    const breakIt = () => postgres.signal("SIGSTOP");
    return prove("a frozen Postgres", place, { breakIt, mendIt: () => postgres.signal("SIGCONT"), apiRefuses: true });
  });

await runProofs({ full, "read-only": readOnly, corrupt, removed, frozen });
