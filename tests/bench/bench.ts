/**
 * `node tests/bench/bench.ts [--short]`
 * Compares the built site with other servers of the same pages, in turns in one run on loopback. Needs `npm run build`
 * first; takes about eight minutes. Prints tables: medians, and the range of ratios within a round. The base of the
 * ratios is node:http or fastify + eta. Compare ratios only: machines and their load differ.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as esbuild from "esbuild";
import * as z from "zod";
import { generator, loadMany, loadOne, median } from "./load.ts";
import { mixedVisits } from "./mixed-visits.ts";
import { startNginx } from "./nginx.ts";
import { inTurns, measuredRow } from "./rounds.ts";
import { dir, endAll, memoryMb, startRival, startSite } from "./servers.ts";
import { assetBytes, pageBytes, small } from "./weights.ts";

const short = process.argv.includes("--short");
const seconds = 1;
const turns = { rounds: short ? 1 : 7, seconds };
/** V8 optimises hot code only after some seconds of load. */
const warmSeconds = short ? 1 : 5;
const startsCount = short ? 2 : 7;
const mixedRequests = short ? 1000 : 25_000;
const mixedParts = 4;
const started = performance.now();

try {
  await bench();
} finally {
  endAll();
}

async function bench(): Promise<void> {
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
  const starts: number[] = [];
  for (let n = 0; n < startsCount; n += 1) {
    const { child, readyMs } = await startSite();
    starts.push(readyMs);
    child.kill("SIGKILL");
  }
  const site = await startSite();
  const memoryAtStart = memoryMb(site.child);
  const [listing, unit] = [await small(`${site.url}/arenda-ofisov`), await small(`${site.url}/pavilions/1001`)];
  const weights = await pageBytes(site.url);
  const rival = (kind: string, ...more: string[]) => startRival(rivals, kind, more);
  const keep = (name: string, bytes: Buffer) => {
    const file = path.join(dir, name);
    writeFileSync(file, bytes);
    return file;
  };
  const bareListing = await rival("bare", keep("listing.br", listing));
  const bareUnit = await rival("bare", keep("unit.br", unit));
  const listingPage = `${site.url}/arenda-ofisov`;
  const nginx = await startNginx(listing, await fetch(listingPage, { headers: { "Accept-Encoding": "br" } }));
  const two = await startSite({ WEB_CONCURRENCY: "2" });
  const [react, eta] = [await rival("react"), await rival("eta")];

  const bareName = "node:http, the listing's bytes";
  const listings = {
    "listing, from memory": listingPage,
    "listing, from memory, two processes": `${two.url}/arenda-ofisov`,
    [bareName]: bareListing,
    ...(nginx && { "nginx, the listing as a brotli file with the site's headers": nginx }),
  };
  const bareUnitName = "node:http, the unit page's bytes";
  const units = { "unit page, from memory": `${site.url}/pavilions/1001`, [bareUnitName]: bareUnit };
  const cached = { ...listings, ...units };
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
  for (const base of Object.values(uncached)) await loadMany(base, everNew, { connections: 8, seconds: warmSeconds });
  const found = await inTurns(uncached, turns, (base) => loadMany(base, everNew, { connections: 32, seconds }));
  for (const name of Object.keys(uncached)) rows.push(measuredRow(found, name, 32, etaName));

  const memory = [memoryAtStart];
  for (let part = 0; part < mixedParts; part += 1) {
    await mixedVisits(site.url, mixedRequests);
    memory.push(memoryMb(site.child));
  }

  process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model}, `);
  process.stdout.write(`Node ${process.versions.node}, asked by ${generator}, load ${os.loadavg()[0]?.toFixed(1)}\n\n`);
  if (!nginx) process.stdout.write("SKIPPED: nginx is not installed.\n\n");
  const head = ["what answers", "connections", "requests a second", "of the base"];
  table([...head, "processor, µs a request", "of the base"], rows);
  table(
    ["", ""],
    [
      ["process start to listening, ms", `${median(starts)} (${Math.min(...starts)}–${Math.max(...starts)})`],
      [
        `memory at the start and after each ${mixedRequests.toLocaleString("en")} mixed requests, MB`,
        memory.join(" · "),
      ],
    ],
  );
  table(["page", "HTML, brotli", "plain"], weights);
  table(["file", "brotli or as it is"], assetBytes());
  table(["units in a list", "React, ms", "first time, ms", "cards rendered before, ms"], growthRows(rivals));
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

function growthRows(file: string): string[][] {
  const { stdout } = spawnSync(process.execPath, [file, "growth"], {
    encoding: "utf8",
    env: { NODE_ENV: "production" },
  });
  const row = z.object({ count: z.number(), plain: z.number(), first: z.number(), again: z.number() });
  return z
    .array(row)
    .parse(JSON.parse(stdout))
    .map(({ count, plain, first, again }) => [String(count), ...[plain, first, again].map((ms) => ms.toFixed(2))]);
}
