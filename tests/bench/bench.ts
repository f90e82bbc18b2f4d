/**
 * node tests/bench/bench.ts [--short]
 * Measures the built site (`npm run build` comes before) against other ways to serve the same, in one run, in turns, on
 * loopback, in some four minutes, and prints a Markdown table. Only the ratios within a run say anything: machines and
 * neighbours differ.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as esbuild from "esbuild";
import * as z from "zod";
import { cpuSeconds, generator, type Load, loadMany, loadOne, median } from "./load.ts";
import { mixedVisits } from "./mixed-visits.ts";
import { dir, endAll, memoryMb, processOf, startRival, startSite } from "./servers.ts";
import { assetBytes, pageBytes, small } from "./weights.ts";

const short = process.argv.includes("--short");
const rounds = short ? 1 : 11;
const seconds = 1;
/** Node compiles what it runs often only after some seconds of it. */
const warmSeconds = short ? 1 : 6;
const startsCount = short ? 2 : 7;
const mixedRequests = short ? 1000 : 10_000;
/** Processor time of each contestant, µs a request, by round. */
const work = new Map<string, number[]>();
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
  const [react, eta] = [await rival("react"), await rival("eta")];

  const cached = {
    "listing, from memory": `${site.url}/arenda-ofisov`,
    "node:http, the listing's bytes": bareListing,
    "unit page, from memory": `${site.url}/pavilions/1001`,
    "node:http, the unit page's bytes": bareUnit,
  };
  for (const url of Object.values(cached)) await loadOne(url, { connections: 32, seconds: warmSeconds });
  const rows: string[][] = [];
  for (const connections of [32, 128]) {
    const found = await inTurns(cached, (url) => loadOne(url, { connections, seconds }));
    const names = Object.keys(cached);
    for (const [index, name] of names.entries()) {
      const against = names[index + 1 - (index % 2)] ?? "";
      const ratio = index % 2 === 0 ? pairedRatio(found, name, against) : "1";
      rows.push([name, String(connections), rate(found.get(name)), ratio, worked(name)]);
    }
  }

  const ids = await unitIds(site.url);
  let turn = 0;
  const everNew = () => {
    turn += 1;
    // Ninety-odd units each time, in the orders that upstream knows: 2,800 addresses over 25 questions to upstream.
    const sort = ["", "price", "-price", "square", "-square"][turn % 5];
    const limit = 96 + (Math.floor(turn / 5) % 5);
    const compare = ids[Math.floor(turn / 25) % ids.length];
    return `/arenda-ofisov?compare=${compare}&limit=${limit}${sort && `&sort=${sort}`}`;
  };
  const load: Load = { connections: 32, seconds };
  const uncached = { "listing, each another": site.url, "fastify + eta": eta, "renderToString per request": react };
  for (const base of Object.values(uncached)) await loadMany(base, everNew, { connections: 8, seconds: warmSeconds });
  const withBare = { ...uncached, "node:http, the cached listing's bytes": bareListing };
  const found = await inTurns(withBare, (base) =>
    base === bareListing ? loadOne(base, load) : loadMany(base, everNew, load),
  );
  for (const name of Object.keys(withBare))
    rows.push([name, "32", rate(found.get(name)), pairedRatio(found, "listing, each another", name), worked(name)]);

  const memory = [memoryAtStart];
  for (let turns = 0; turns < 3; turns += 1) {
    await mixedVisits(site.url, mixedRequests);
    memory.push(memoryMb(site.child));
  }

  process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model}, `);
  process.stdout.write(`Node ${process.versions.node}, asked by ${generator}, load ${os.loadavg()[0]?.toFixed(1)}\n\n`);
  table(["what answers", "connections", "requests a second", "ratio", "processor, µs a request"], rows);
  table(
    ["", ""],
    [
      ["process start to ready, ms (median)", String(median(starts))],
      [
        `memory at the start, and three times after ${mixedRequests.toLocaleString("en")} more mixed requests, MB`,
        memory.join(" · "),
      ],
    ],
  );
  table(["page", "HTML, brotli", "plain"], weights);
  table(["file", "brotli or as it is"], assetBytes());
  table(["units in a list", "React, ms", "first time, ms", "cards rendered before, ms"], growthRows(rivals));
  process.stdout.write(`Took ${Math.round((performance.now() - started) / 1000)} s.\n`);
}

function worked(name: string): string {
  return Math.round(median(work.get(name) ?? [])).toLocaleString("en");
}

/** Every contestant once a round, so that what the machine does besides falls on all of them. */
async function inTurns(contestants: Record<string, string>, measure: (url: string) => Promise<number>) {
  const found = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
  work.clear();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(contestants)) {
      const child = processOf(url);
      const before = child ? cpuSeconds(child) : 0;
      const perSecond = await measure(url);
      const us = (((child ? cpuSeconds(child) : 0) - before) * 1e6) / (perSecond * seconds);
      work.set(name, [...(work.get(name) ?? []), us]);
      found.get(name)?.push(perSecond);
    }
  }
  return found;
}

/** The median of the ratios within a round. */
function pairedRatio(found: Map<string, number[]>, name: string, against: string): string {
  const others = found.get(against) ?? [];
  const ratio = median((found.get(name) ?? []).map((one, round) => one / (others[round] ?? Number.NaN)));
  return ratio.toFixed(ratio < 0.1 ? 3 : 2);
}

function rate(numbers: number[] = []): string {
  return Math.round(median(numbers)).toLocaleString("en");
}

function table(head: string[], rows: string[][]): void {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

async function unitIds(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/arenda-ofisov`)).text();
  return [...html.matchAll(/id="compare-(\d+)"/g)].map(([, id]) => id ?? "");
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
