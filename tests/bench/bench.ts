/**
 * `npm run bench`: compares the built site with other servers in turns in one run on loopback, about nine minutes.
 * `--write` also writes the tables to README.md beside this file. Compare ratios only: machines and their load differ.
 */
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { median } from "../support/kit/proofs.ts";
import { memoryMb } from "../support/sites/built-site.ts";
import { firstVisitRow } from "./first-visit.ts";
import { grownRow, startGrownSite } from "./grown-site.ts";
import { cpuMs, gathered, type Server, startRival, startSite } from "./servers.ts";
import { startRows } from "./start-rows.ts";

const rounds = 5;
const seconds = 2;
const warmSeconds = 4;
/** Answers that are no 200, as a part of all. */
const refusedMax = 0.05;
/** For answers that take a millisecond: more would only wait. */
const fewConnections = 8;
const mixedRequests = 100_000;
const quietMs = 60_000;

const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
const words = ["офис", "склад", "кафе", "банк", "парковка"];
const any = (below: number) => Math.floor(Math.random() * below);
let prices = 100;
/** A filter that was not asked for before. */
const newPrice = () => {
  prices += 1;
  return `${prices}000`;
};

/** A path that stands for all requests, or one for each. */
type Paths = string | (() => string);

const load = (server: Server, paths: Paths, more: Partial<autocannon.Options> = {}) =>
  autocannon({
    url: server.url,
    connections: 32,
    duration: seconds,
    // Each connection starts at the beginning of a list. A function gives every request its own path.
    requests: [
      typeof paths === "string"
        ? { path: paths, headers: browser }
        : { headers: browser, setupRequest: (request) => ({ ...request, path: paths() }) },
    ],
    ...more,
  });

type Contestant = { name: string; server: Server; paths: Paths };

/** Rows with the rate and the processor time of each contestant, as ratios to the last one within a round. */
async function compared(contestants: readonly Contestant[], connections = 32): Promise<string[][]> {
  const found = new Map(contestants.map(({ name }) => [name, { rates: [] as number[], us: [] as number[] }]));
  for (const { server, paths } of contestants) await load(server, paths, { connections, duration: warmSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, server, paths } of contestants) {
      const before = cpuMs(server);
      const { requests, non2xx, errors } = await load(server, paths, { connections });
      // The site refuses work when others take the processor.
      if (non2xx + errors > requests.total * refusedMax)
        throw new Error(`${name}: ${non2xx + errors} answers are no 200`);
      found.get(name)?.rates.push(requests.total / seconds);
      found.get(name)?.us.push(((cpuMs(server) - before) * 1000) / requests.total);
    }
  }
  const base = found.get(contestants.at(-1)?.name ?? "");
  const ratio = (ours: readonly number[], theirs: readonly number[] = []) =>
    median(ours.map((time, round) => time / (theirs[round] ?? Number.NaN))).toFixed(2);
  return [...found].map(([name, { rates, us }]) => [
    name,
    Math.round(median(rates)).toLocaleString("en"),
    ratio(rates, base?.rates),
    `${Math.round(median(us))} (${Math.round(Math.min(...us))})`,
    ratio(us, base?.us),
  ]);
}

const newList = () => `/arenda-ofisov?priceTo=${newPrice()}`;
const newFilter = () => `/fragments/pavilions?category=office&priceTo=${newPrice()}`;

async function filterRows(site: Server): Promise<string[][]> {
  await load(site, newFilter, { duration: warmSeconds });
  const before = cpuMs(site);
  const { requests, latency } = await load(site, newFilter, { duration: 10, connections: 8, overallRate: 200 });
  const spent = ((cpuMs(site) - before) / requests.total).toFixed(2);
  return [
    ["new filter answer at 200 a second, processor", "1.5 ms", `${spent} ms`],
    ["new filter answer at 200 a second, p50 and p99", "12 ms", `${latency.p50} and ${latency.p99} ms`],
  ];
}

async function memoryRows(site: Server): Promise<string[][]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const visit = (): string => {
    const kind = Math.random();
    if (kind < 0.7) return pages[any(pages.length)] ?? "/";
    if (kind < 0.8) return `/arenda-ofisov?priceTo=${newPrice()}`;
    if (kind < 0.9) return `/fragments/pavilions?category=office&priceTo=${newPrice()}`;
    if (kind < 0.95) return `/search?q=${encodeURIComponent(`${words[any(words.length)]} ${any(50)}`)}`;
    return `/nothing-${any(1e6)}`;
  };
  const start = memoryMb(site.child);
  await load(site, visit, { amount: mixedRequests, connections: 16 });
  const after = memoryMb(site.child);
  await sleep(quietMs);
  return [
    [
      `memory at the start and after ${mixedRequests.toLocaleString("en")} mixed requests`,
      "170 MB",
      `${start} · ${after} MB`,
    ],
    ["memory a minute later", "130 MB", `${memoryMb(site.child)} MB`],
  ];
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Writes a text between the marks of a file. */
function writeBetween(file: string, text: string): void {
  const before = readFileSync(file, "utf8");
  const marks = /(<!-- bench -->).*(<!-- end -->)/s;
  if (!marks.test(before)) throw new Error(`${file} has no marks`);
  writeFileSync(
    file,
    before.replace(marks, (_all, first, last) => `${first}\n\n${text}\n\n${last}`),
  );
}

const started = await startRows();
// The stand-in has its own process: the site's processor time does not include it.
const api = await startRival("api", "0");
const from = { API_BASE_URL: api.url };
const site = await startSite(from);
while (!(await fetch(`${site.url}/readyz`)).ok);
// Brotli comes with the second visit.
for (let visit = 0; visit < 2; visit += 1) {
  for (const path of ["/arenda-ofisov", "/pavilions/1001"]) await fetch(site.url + path, { headers: browser });
  await sleep(1000);
}
const bare = await startRival("bare", site.url);
const eta = await startRival("eta", site.url);
const grown = await startGrownSite();
await Promise.all([site, grown].map(gathered));
const list = "/arenda-ofisov";
const speed = [
  ...(await compared([
    { name: "list from memory", server: site, paths: list },
    { name: "unit page from memory", server: site, paths: "/pavilions/1001" },
    { name: "node:http, the list's bytes", server: bare, paths: list },
  ])),
  ...(await compared(
    [
      { name: "list, each another", server: site, paths: newList },
      { name: "fastify + eta, a list of like size", server: eta, paths: newList },
    ],
    fewConnections,
  )),
  ...(await compared(
    [
      { name: "filter's answer, each another, of 1,500 units", server: grown, paths: newFilter },
      { name: "the same of the stand-in's park", server: site, paths: newFilter },
    ],
    fewConnections,
  )),
];
const visits = [
  await firstVisitRow(site.url, "home", "/"),
  await firstVisitRow(site.url, "list of 100", "/arenda-ofisov"),
  await firstVisitRow(site.url, "unit", "/pavilions/1001"),
  await grownRow(grown),
];
const filters = await filterRows(site);
for (const { child } of [site, bare, eta, grown]) child.kill("SIGKILL");
const measures = [...visits, ...started, ...filters, ...(await memoryRows(await startSite(from)))];

const day = `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}.`;
const tables = [
  day,
  table(["server and page", "requests a second", "ratio", "CPU µs a request (least)", "ratio"], speed),
  table(["measure", "goal", "measured"], measures),
].join("\n\n");
process.stdout.write(`${tables}\n`);
if (process.argv.includes("--write")) {
  writeBetween("tests/bench/README.md", tables);
}
process.exit(0);
