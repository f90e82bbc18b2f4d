/**
 * `npm run bench`: what a visitor feels and what an operator pays, about six minutes. `--write`
 * writes the tables to README.md beside this file. Times and rates are those of one machine: compare ratios.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium } from "playwright";
import { findChromium } from "../../e2e/support/browser.ts";
import { startAnsweringApi } from "../support/parks/answering-api.ts";
import { grownAnswers } from "../support/parks/grown-park.ts";
import { median } from "../support/proofs.ts";
import { memoryMb } from "../support/sites/built-site.ts";
import { type Load, loadBySockets, loadPage } from "./client.ts";
import { cpuMs, gathered, type Server, startRival, startSite } from "./servers.ts";

const rounds = 5;
const seconds = 2;
const starts = 5;
const farMs = 30;
const arrivalSeconds = 10;
const newFilters = 1500;
const mixedRequests = 100_000;

const browser = { "accept-encoding": "gzip, deflate, br, zstd" };
const words = ["офис", "склад", "кафе", "банк", "парковка"];
const any = (below: number) => Math.floor(Math.random() * below);
let prices = 100;
/** A filter that was not asked for before. */
function newFilter(): string {
  prices += 1;
  return `category=office&priceTo=${prices}000`;
}
const newAnswer = () => `/fragments/pavilions?${newFilter()}`;

/** A cold first visit until the visitor acts, as Chromium counts it: heads and bodies. Pictures count apart. */
async function firstVisit(browserWindow: Browser, site: Server, address: string): Promise<string> {
  const page = await browserWindow.newPage({ viewport: { width: 1440, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { all: 0, pictures: 0 };
  cdp.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) === "Image" ? "pictures" : "all"] += encodedDataLength;
  });
  await cdp.send("Network.enable");
  await page.goto(site.url + address, { waitUntil: "networkidle" });
  await page.close();
  const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  return `${kB(bytes.all)}, pictures ${kB(bytes.pictures)}`;
}

/** Answers to new filters that come like visitors, at random moments, `rate` a second: ms until the whole answer. */
async function answerTimes({ url }: Server, rate: number): Promise<string> {
  const times: number[] = [];
  const ask = async () => {
    const askedAt = performance.now();
    await (await fetch(url + newAnswer(), { headers: browser })).arrayBuffer();
    times.push(performance.now() - askedAt);
  };
  const asked: Promise<void>[] = [];
  for (let at = performance.now(); asked.length < rate * arrivalSeconds; asked.push(ask())) {
    at -= (Math.log(1 - Math.random()) / rate) * 1000;
    await sleep(Math.max(0, at - performance.now()));
  }
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  const part = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return `${part(0.5)} and ${part(0.99)} ms`;
}

/** Processor time of an answer to a filter that was not asked for before, in ms. */
async function newFilterMs(site: Server): Promise<string> {
  const load = () => loadBySockets({ url: site.url, path: newAnswer, connections: 8, amount: newFilters });
  await load();
  const before = cpuMs(site);
  await load();
  return ((cpuMs(site) - before) / newFilters).toFixed(2);
}

const idleMs = 20;
const idleTriesMax = 60;

/** Resolves when a site has read its items' own calls: their processor time would count as that of requests. */
async function idle(site: Server): Promise<void> {
  for (let tries = 0; tries < idleTriesMax; tries += 1) {
    const before = cpuMs(site);
    await sleep(2000);
    if (cpuMs(site) - before < idleMs) return;
  }
}

/** Above it the client is the limit of a rate, not the server. */
const clientShareMax = 2 / 3;

type Cost = { us: number; rate: number; clientShare: number };

/** Processor time of a server for a page from memory, in µs a request. */
async function costOf(server: Server, connections: number): Promise<Cost> {
  const before = cpuMs(server);
  const { requests, rate, clientShare }: Load = await loadPage(`${server.url}/arenda-ofisov`, connections, seconds);
  return { us: ((cpuMs(server) - before) * 1000) / requests, rate, clientShare };
}

/**
 * Processor time of a page from memory, the site's and that of both bare servers, in turns; as parts of theirs. Rates
 * only if no client was the limit.
 */
async function fromMemory(site: Server, bare: Server, logged: Server, connections: number): Promise<string> {
  const servers = [site, bare, logged];
  for (const server of servers) await costOf(server, connections);
  const costs: Cost[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, server] of servers.entries()) costs[at]?.push(await costOf(server, connections));
  }
  const medians = costs.map((all) => median(all.map(({ us }) => us)));
  const [ours = 0, least = 0, likeOurs = 0] = medians;
  const timesBare = `${(ours / least).toFixed(2)} × and ${(ours / likeOurs).toFixed(2)} ×`;
  const inUs = medians.map((us) => us.toFixed(0)).join(", ");
  const clientShare = Math.max(...costs.flat().map((cost) => cost.clientShare));
  if (clientShare > clientShareMax)
    return `${timesBare} (${inUs} µs; no rate: the client took ${clientShare.toFixed(2)})`;
  const rates = costs.map((all) => Math.round(median(all.map(({ rate }) => rate))).toLocaleString("en"));
  return `${timesBare} (${inUs} µs; ${rates.join(", ")} a second)`;
}

/** A crawler of ten connections that asks for all addresses of a fresh site once. */
async function crawlRow(apiUrl: string, addresses: readonly string[]): Promise<string> {
  const fresh = await startSite({ API_BASE_URL: apiUrl });
  await gathered(fresh);
  const start = memoryMb(fresh.child);
  let at = 0;
  let refused = 0;
  const nextAddress = () => {
    const address = addresses[at % addresses.length] ?? "/";
    at += 1;
    return address;
  };
  const onAnswer = (_ms: number, status: number) => {
    if (status >= 429) refused += 1;
  };
  const startedAt = performance.now();
  await loadBySockets({ url: fresh.url, path: nextAddress, connections: 10, amount: addresses.length, onAnswer });
  const elapsed = ((performance.now() - startedAt) / 1000).toFixed(1);
  const more = memoryMb(fresh.child) - start;
  fresh.child.kill("SIGKILL");
  return `${addresses.length} addresses, ${refused} refused, ${elapsed} s, ${more} MB more`;
}

/** All addresses that the pages of the sitemap link to, and those pages. */
async function addressesOf(site: Server): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, found]) => found || "/");
  const addresses = new Set(pages);
  for (const page of pages) {
    const html = await (await fetch(site.url + page)).text();
    for (const [, href = ""] of html.matchAll(/ href="(\/[^"#]*)/g)) addresses.add(href.replaceAll("&amp;", "&"));
  }
  // Addresses of pictures are signed with the secret of one site.
  return [...addresses].filter((address) => !address.startsWith("/media/"));
}

/** A day of all kinds of visits, in a minute. */
async function memoryRow(site: Server): Promise<string> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, found]) => found || "/");
  const visit = (): string => {
    const kind = Math.random();
    if (kind < 0.7) return pages[any(pages.length)] ?? "/";
    if (kind < 0.8) return `/arenda-ofisov?${newFilter()}`;
    if (kind < 0.9) return newAnswer();
    if (kind < 0.95) return `/search?q=${encodeURIComponent(`${words[any(words.length)]} ${any(50)}`)}`;
    return `/nothing-${any(1e6)}`;
  };
  const start = memoryMb(site.child);
  await loadBySockets({ url: site.url, path: visit, amount: mixedRequests, connections: 16 });
  return `${memoryMb(site.child)} MB (${start} at the start)`;
}

/**
 * From the start of the process: it listens, with a snapshot, or as a fresh clone with its
 * stand-in; home, asked for at once; it is ready with a far API, without a snapshot.
 */
async function startTimes() {
  const times = { listening: [] as number[], clone: [] as number[], home: [] as number[], ready: [] as number[] };
  const { url: API_BASE_URL, child: api } = await startRival("api", String(farMs));
  const kept = { API_BASE_URL, DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "parallel55-start-")) };
  const first = await startSite(kept);
  while (!first.log().includes("snapshot.saved")) await sleep(100);
  first.child.kill("SIGKILL");
  for (let n = 0; n < starts; n += 1) {
    const again = await startSite(kept);
    const listensAt = performance.now();
    await (await fetch(again.url)).text();
    times.home.push(performance.now() - listensAt);
    times.listening.push(again.readyMs);
    again.child.kill("SIGKILL");
    const clone = await startSite();
    times.clone.push(clone.readyMs);
    clone.child.kill("SIGKILL");
    const far = await startSite({ API_BASE_URL });
    const asksAt = performance.now();
    while (!(await fetch(`${far.url}/readyz`)).ok) await sleep(2);
    times.ready.push(far.readyMs + performance.now() - asksAt);
    far.child.kill("SIGKILL");
  }
  api.kill("SIGKILL");
  rmSync(kept.DATA_DIR, { recursive: true });
  const ms = (all: number[]) => `${Math.round(median(all))} ms (${Math.round(Math.min(...all))})`;
  return { listening: ms(times.listening), clone: ms(times.clone), home: ms(times.home), ready: ms(times.ready) };
}

const table = (head: string, rows: readonly (readonly string[])[]) =>
  [[head, "goal", "measured"], ["---", "---", "---"], ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const started = await startTimes();
// The stand-in has its own process: the site's processor time does not include it.
const standInApi = await startRival("api", "0");
// Its content is read once: the processor time of reading would count as that of requests.
const usualSite = await startSite({ API_BASE_URL: standInApi.url, CONTENT_TTL_SECONDS: "3600" });
const answering = await startAnsweringApi(grownAnswers({ units: 1500, buildings: 30, shops: 200 }));
const grown = await startSite({ API_BASE_URL: answering.url, API_TIMEOUT_MS: "20000" });
await Promise.all([usualSite, grown].map(gathered));
for (const address of ["/", "/arenda-ofisov", "/pavilions/1001"]) {
  await fetch(usualSite.url + address, { headers: browser });
}
await idle(usualSite);
const bareServer = await startRival("bare", usualSite.url);
const loggedServer = await startRival("logged", usualSite.url);
const few = await newFilterMs(usualSite);
const many = await newFilterMs(grown);
const window = await chromium.launch({ executablePath: await findChromium() });
const visitor = [
  ["first visit on the wire: home", "45 kB", await firstVisit(window, usualSite, "/")],
  ["the same: list of 112", "60 kB", await firstVisit(window, usualSite, "/arenda-ofisov")],
  ["the same: unit", "50 kB", await firstVisit(window, usualSite, "/pavilions/1001")],
  ["new filter at 200 a second, p50 and p99", "20 ms", await answerTimes(usualSite, 200)],
  ["home, asked for as soon as the site listens", "150 ms", started.home],
  [
    "a crawler of ten connections, on a fresh start",
    "0 refused, 8 s, 20 MB",
    await crawlRow(standInApi.url, await addressesOf(usualSite)),
  ],
];
const operator = [
  [
    "page from memory, processor: to node:http with the same bytes, with the same headers and a line of log",
    "1.5 × and 1.25 ×",
    await fromMemory(usualSite, bareServer, loggedServer, 32),
  ],
  ["the same at 128 connections", "the same", await fromMemory(usualSite, bareServer, loggedServer, 128)],
  ["new filter, processor: of 158 units and of 1,500", "1.5 and 2.5 ms", `${few} and ${many} ms`],
  [`memory after ${mixedRequests.toLocaleString("en")} mixed requests`, "170 MB", await memoryRow(usualSite)],
  ["process start to listening, with a snapshot", "250 ms", `${started.listening}; a fresh clone ${started.clone}`],
  [`process start to ready, the API ${farMs} ms away`, "550 ms", started.ready],
];

const day = `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}.`;
const tables = [day, table("what a visitor feels", visitor), table("what an operator pays", operator)].join("\n\n");
process.stdout.write(`${tables}\n`);
if (process.argv.includes("--write")) {
  const file = "tests/bench/README.md";
  const marks = /(<!-- bench -->).*(<!-- end -->)/s;
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(marks, (_, first, last) => `${first}\n\n${tables}\n\n${last}`),
  );
}
process.exit(0);
