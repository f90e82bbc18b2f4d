/**
 * `node tests/bench/cdn.ts`, after a build: the site behind nginx' shared cache as in `server/OPERATING.md`, at 10, 100
 * and 1,000 times `visitsToday`. Prints how much the cache answers and what is left for the site. Needs nginx.
 * `SECONDS=30` is short.
 */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../support/kit/proofs.ts";
import { startNginx } from "../support/servers/nginx.ts";
import { send } from "../support/servers/raw-http.ts";
import { cpuMs, type Server, startSite } from "./servers.ts";

const seconds = Number(process.env.SECONDS ?? 120);
/** Of a day; a tenth comes in the busiest hour. */
const visitsToday = 1000;
const pagesOfVisit = 5;
const busiestHour = 0.1;
const times = [1, 10, 100, 1000];

const encodings = ["gzip, deflate, br, zstd", "gzip, deflate, br, zstd", "gzip, deflate, br", "gzip"];
const any = <Thing>(all: readonly Thing[]): Thing | undefined => all[Math.floor(Math.random() * all.length)];

/** The first ones are asked for most: the n-th as often as 1 / n. */
function oftenFirst<Thing>(all: readonly Thing[]): Thing | undefined {
  const at = Math.floor(Math.exp(Math.random() * Math.log(all.length + 1))) - 1;
  return all[at];
}

const lists = ["/arenda-ofisov", "/arenda-skladov", "/arenda-torgovih-pomesheniy"];
const filters = ["squareFrom=50", "squareSize=m", "squareSize=l", "priceTo=300000", "body=1", "body=3", "floor=2"];
const filtered = lists.flatMap((list) => [list, ...filters.map((filter) => `${list}?${filter}`)]);
let unique = 0;

/** An address: a page of the sitemap, a usual filter of a list, or rarely a unique filter. */
function nextAddress(pages: readonly string[]): string {
  const kind = Math.random();
  if (kind < 0.65) return oftenFirst(pages) ?? "/";
  if (kind < 0.95) return oftenFirst(filtered) ?? "/";
  unique += 1;
  return `${any(lists)}?squareFrom=${20 + (unique % 300)}&priceTo=${90_000 + unique * 100}`;
}

type Seen = { statuses: Map<string, number>; times: number[]; bad: number };

/** Asks for so many pages a second, spread at random. */
async function visit(url: string, pages: readonly string[], perSecond: number, forMs: number): Promise<Seen> {
  const agent = new Agent({ keepAlive: true });
  const seen: Seen = { statuses: new Map(), times: [], bad: 0 };
  const open = new Set<Promise<void>>();
  const endsAt = performance.now() + forMs;
  let dueAt = performance.now();
  while (dueAt < endsAt) {
    const headers = { "Accept-Encoding": any(encodings) };
    const answer = send(url + nextAddress(pages), { agent, headers, timeout: 30_000 })
      .then(({ status, headers: { "x-cache": cache = "none" }, ms }) => {
        seen.statuses.set(String(cache), (seen.statuses.get(String(cache)) ?? 0) + 1);
        seen.times.push(ms);
        if (status !== 200) seen.bad += 1;
      })
      .catch(() => {
        seen.bad += 1;
      })
      .finally(() => open.delete(answer));
    open.add(answer);
    dueAt += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
  }
  await Promise.all(open);
  agent.destroy();
  return seen;
}

const count = ({ statuses }: Seen, ...names: string[]) =>
  names.reduce((sum, name) => sum + (statuses.get(name) ?? 0), 0);
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(0)} %`;

async function sitemapOf({ url }: Server): Promise<string[]> {
  const xml = (await send(`${url}/sitemap.xml`)).body.toString();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

process.stdout.write(
  "| times today | pages a second | from the cache | the site's processor | p50, p99 | while the site is down |\n" +
    "|---|---|---|---|---|---|\n",
);
for (const factor of times) {
  const perSecond = (visitsToday * pagesOfVisit * busiestHour * factor) / 3600;
  const site = await startSite({ TRUST_PROXY_HOPS: "1", WEB_CONCURRENCY: "" });
  const nginx = await startNginx({ sites: [site.url], cached: true });
  const pages = await sitemapOf(site);
  // Fills the cache, as the minutes before did.
  await visit(nginx.url, pages, perSecond, seconds * 500);
  const before = cpuMs(site);
  const seen = await visit(nginx.url, pages, perSecond, seconds * 1000);
  const share = (cpuMs(site) - before) / (seconds * 1000);
  site.child.kill("SIGKILL");
  await sleep(500);
  const dead = await visit(nginx.url, pages, Math.max(perSecond, 10), 10_000);
  await nginx.close();
  const all = seen.times.length;
  const hits = count(seen, "HIT", "STALE", "UPDATING");
  process.stdout.write(
    `| ${factor} | ${perSecond.toFixed(2)} | ${percent(hits, all)} | ` +
      `${percent(share, 1)} of a core | ${quantile(seen.times, 0.5).toFixed(1)}, ${quantile(seen.times, 0.99).toFixed(0)} ms | ` +
      `${percent(dead.times.length - dead.bad, dead.times.length)} of pages still 200 |\n`,
  );
  if (seen.bad > 0) process.stderr.write(`  ${seen.bad} of ${all} answers were no 200\n`);
}
