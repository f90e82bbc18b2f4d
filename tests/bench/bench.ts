/**
 * `node tests/bench/bench.ts [--short]`
 * Compares the built site with other servers of the same pages, in turns in one run on loopback. Needs `npm run build`
 * first; takes about twelve minutes. Prints the README's two tables. Ratios are medians, with their range within a
 * round; compare them only, because machines and their load differ. A step that fails is named; the run ends with 1.
 */
import { writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as esbuild from "esbuild";
import { generator, loadMany, loadOne } from "./load.ts";
import { byteRows, fragmentRows, growthRows, memoryRows, startRow } from "./measures.ts";
import { ownHeaders, startNginx } from "./nginx.ts";
import { inTurns, measuredRow } from "./rounds.ts";
import { dir, endAll, startRival, startSite, stopAll } from "./servers.ts";
import { small } from "./weights.ts";

const short = process.argv.includes("--short");
const seconds = 1;
const turns = { rounds: short ? 1 : 7, seconds };
/** V8 optimises hot code only after some seconds of load. */
const warmSeconds = short ? 1 : 5;
const extent = short
  ? { starts: 2, mixedRequests: 1000, steadySeconds: 1, quietMs: 1000 }
  : { starts: 7, mixedRequests: 25_000, steadySeconds: 10, quietMs: 60_000 };
const started = performance.now();

let step: string | undefined;
/** Names a step on stderr, and in the message if the run ends in it. */
function begin(name: string): void {
  step = name;
  process.stderr.write(`${name}\n`);
}

// Also if nothing is left to wait for: Node would end without a word.
process.on("exit", (code) => {
  if (step === undefined) return;
  process.stderr.write(`The bench ended in the step «${step}», with code ${code}.\n`);
  process.exitCode = 1;
});

try {
  await bench();
  step = undefined;
} finally {
  endAll();
}

async function bench(): Promise<void> {
  begin("bundle");
  const rivals = path.join(dir, "rivals.mjs");
  await esbuild.build({
    entryPoints: ["tests/bench/rivals.tsx"],
    outfile: rivals,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
    logLevel: "error",
  });
  begin("start");
  const measures = [await startRow(extent)];
  begin("pages of the contestants");
  const site = await startSite();
  const [listing, unit] = [await small(`${site.url}/arenda-ofisov`), await small(`${site.url}/pavilions/1001`)];
  const rival = (kind: string, ...more: string[]) => startRival(rivals, kind, more);
  const keep = (name: string, bytes: Buffer) => {
    const file = path.join(dir, name);
    writeFileSync(file, bytes);
    return file;
  };
  const bareListing = await rival("bare", keep("listing.br", listing));
  const bareUnit = await rival("bare", keep("unit.br", unit));
  const listingPage = `${site.url}/arenda-ofisov`;
  const answer = await fetch(listingPage, { headers: { "Accept-Encoding": "br" } });
  const headers = [...answer.headers].filter(([name]) => !ownHeaders.test(name)).flat();
  const headed = await rival("bare", keep("listing.br", listing), JSON.stringify(headers));
  const nginx = await startNginx(listing, answer);
  const two = await startSite({ WEB_CONCURRENCY: "2" });
  const [react, eta] = [await rival("react"), await rival("eta")];

  const bareName = "node:http, the listing's bytes";
  const listings = {
    "listing, from memory": listingPage,
    "listing, from memory, two processes": `${two.url}/arenda-ofisov`,
    [bareName]: bareListing,
    "node:http, the listing's bytes and headers": headed,
    ...(nginx && { "nginx, the listing as a brotli file with the site's headers": nginx }),
  };
  const bareUnitName = "node:http, the unit page's bytes";
  const units = { "unit page, from memory": `${site.url}/pavilions/1001`, [bareUnitName]: bareUnit };
  const cached = { ...listings, ...units };
  begin("pages from memory");
  for (const url of Object.values(cached)) await loadOne(url, { connections: 32, seconds: warmSeconds });
  const rows: string[][] = [];
  for (const connections of [32, 128]) {
    const found = await inTurns(cached, turns, (url) => loadOne(url, { connections, seconds }));
    for (const name of Object.keys(listings)) rows.push(measuredRow(found, name, connections, bareName));
    for (const name of Object.keys(units)) rows.push(measuredRow(found, name, connections, bareUnitName));
  }

  const ids = await unitIds(site.url);
  let turn = 0;
  const everNew = () => {
    turn += 1;
    // About 90 units each, in the upstream's sort orders: 2,800 addresses need only 25 upstream queries.
    const sort = ["", "price", "-price", "square", "-square"][turn % 5];
    const limit = 96 + (Math.floor(turn / 5) % 5);
    const compare = ids[Math.floor(turn / 25) % ids.length];
    return `/arenda-ofisov?compare=${compare}&limit=${limit}${sort && `&sort=${sort}`}`;
  };
  const etaName = "fastify + eta";
  const uncached = {
    "listing, each another": site.url,
    "listing, each another, two processes": two.url,
    [etaName]: eta,
    "Express + renderToString": react,
  };
  begin("pages that were not asked for before");
  for (const base of Object.values(uncached)) await loadMany(base, everNew, { connections: 8, seconds: warmSeconds });
  const found = await inTurns(uncached, turns, (base) => loadMany(base, everNew, { connections: 32, seconds }));
  for (const name of Object.keys(uncached)) rows.push(measuredRow(found, name, 32, etaName));

  begin("bytes");
  const bytes = await byteRows(site.url);
  stopAll();
  begin("filter answers");
  measures.push(...(await fragmentRows(extent)));
  begin("memory");
  measures.push(...(await memoryRows(extent)));
  begin("lists of several sizes");
  measures.push(...growthRows(rivals), ...bytes);

  process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model}, `);
  process.stdout.write(`Node ${process.versions.node}, load by ${generator}, load ${os.loadavg()[0]?.toFixed(1)}\n\n`);
  if (!nginx) process.stdout.write("SKIPPED: nginx is not installed.\n\n");
  const head = ["server and page", "connections", "requests per second", "ratio to base"];
  table([...head, "CPU, µs per request", "ratio to base"], rows);
  table(["measure", "goal", "measured"], measures);
  process.stdout.write(`Took ${Math.round((performance.now() - started) / 1000)} s.\n`);
}

function table(head: string[], rows: string[][]): void {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

async function unitIds(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/arenda-ofisov`)).text();
  return [...html.matchAll(/name="compare" value="(\d+)"/g)].map(([, id]) => id ?? "");
}
