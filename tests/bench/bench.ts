/**
 * node tests/bench/bench.ts [--short]
 *
 * Measures the built site (`npm run build` comes before) against other ways to serve the same, in one run, in turns, on loopback,
 * in under three minutes, and prints a Markdown table. Only the ratios within a run say anything: machines and neighbours differ.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import * as esbuild from "esbuild";
import * as z from "zod";
import { cpuSeconds, generator, type Load, loadMany, loadOne, median } from "./load.ts";

const short = process.argv.includes("--short");
const rounds = short ? 1 : 3;
const seconds = short ? 1 : 2;
const startsCount = short ? 2 : 5;
const startMaxMs = 20_000;
const dir = mkdtempSync(path.join(os.tmpdir(), "parallel55-bench-"));
const children: ChildProcess[] = [];
const processes = new Map<string, ChildProcess>();
/** Processor time of each contestant, µs a request, by round. */
const work = new Map<string, number[]>();
const started = performance.now();

try {
  await bench();
} finally {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
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
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
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
  const rival = (kind: string, ...more: string[]) => startRival(rivals, kind, more);
  const bareListing = await rival("bare", keep("listing.br", listing));
  const bareUnit = await rival("bare", keep("unit.br", unit));
  const [react, eta] = [await rival("react"), await rival("eta")];

  const cached = {
    "listing, from memory": `${site.url}/arenda-ofisov`,
    "node:http, the listing's bytes": bareListing,
    "unit page, from memory": `${site.url}/pavilions/1001`,
    "node:http, the unit page's bytes": bareUnit,
  };
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
  const everNew = (base: string) => () => {
    turn += 1;
    // Ninety-odd units each time, in the orders that upstream knows: 2,800 addresses over 25 questions to upstream.
    const sort = ["", "price", "-price", "square", "-square"][turn % 5];
    const limit = 96 + (Math.floor(turn / 5) % 5);
    const compare = ids[Math.floor(turn / 25) % ids.length];
    return `${base}/arenda-ofisov?compare=${compare}&limit=${limit}${sort && `&sort=${sort}`}`;
  };
  const load: Load = { connections: 32, seconds };
  const uncached = { "listing, each another": site.url, "fastify + eta": eta, "renderToString per request": react };
  await loadMany(everNew(site.url), { connections: 8, seconds: 1 });
  const found = await inTurns(uncached, (base) => loadMany(everNew(base), load));
  for (const name of Object.keys(uncached))
    rows.push([name, "32", rate(found.get(name)), pairedRatio(found, "listing, each another", name), worked(name)]);

  process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model}, `);
  process.stdout.write(`Node ${process.versions.node}, asked by ${generator}, load ${os.loadavg()[0]?.toFixed(1)}\n\n`);
  table(["what answers", "connections", "requests a second", "ratio", "processor, µs a request"], rows);
  table(
    ["", ""],
    [
      ["process start to ready, ms (median)", String(median(starts))],
      ["memory at the start · after this load, MB", `${memoryAtStart} · ${memoryMb(site.child)}`],
    ],
  );
  table(["page", "HTML, brotli", "plain"], await pageBytes(site.url));
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
      const child = processes.get(url.split("/", 3).join("/"));
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
  return median((found.get(name) ?? []).map((one, round) => one / (others[round] ?? Number.NaN))).toFixed(2);
}

function rate(numbers: number[] = []): string {
  return Math.round(median(numbers)).toLocaleString("en");
}

function table(head: string[], rows: string[][]): void {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

async function startSite() {
  const log = path.join(dir, `site-${children.length}.log`);
  const env = { PATH: process.env.PATH ?? "", NODE_ENV: "production", PORT: "0", DATA_DIR: dir };
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env,
    stdio: ["ignore", openSync(log, "w"), "inherit"],
  });
  children.push(child);
  const port = await found(
    () => /"event":"boot.ready"/.test(readFileSync(log, "utf8")) && /"port":(\d+)/.exec(readFileSync(log, "utf8"))?.[1],
  );
  const readyMs = Math.round(performance.now() - startedAt);
  const url = `http://127.0.0.1:${port}`;
  processes.set(url, child);
  return { child, readyMs, url };
}

async function startRival(file: string, kind: string, more: string[]): Promise<string> {
  const out = path.join(dir, `${kind}-${children.length}.out`);
  const env = { PATH: process.env.PATH ?? "", NODE_ENV: "production" };
  const child = spawn(process.execPath, [file, kind, ...more], {
    env,
    stdio: ["ignore", openSync(out, "w"), "inherit"],
  });
  children.push(child);
  const url = `http://127.0.0.1:${await found(() => /^(\d+)\n/.exec(readFileSync(out, "utf8"))?.[1])}`;
  processes.set(url, child);
  return url;
}

async function found(look: () => string | false | undefined): Promise<string> {
  for (const endAt = performance.now() + startMaxMs; performance.now() < endAt; ) {
    const seen = look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("A server does not start");
}

/** A page's brotli bytes after they were packed as small as they get. */
async function small(url: string): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  let tag: string | undefined;
  for (let tries = 0; tries < 60; tries += 1) {
    const { headers, body } = await packed(url);
    if (tag !== undefined && headers.etag !== tag) return body;
    [tag, bytes] = [headers.etag, body];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return bytes;
}

/** fetch would unpack the bytes. */
function packed(url: string) {
  return new Promise<{ headers: { etag?: string | undefined }; body: Buffer }>((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => resolve({ headers: { etag: res.headers.etag }, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}

function keep(name: string, bytes: Buffer): string {
  const file = path.join(dir, name);
  writeFileSync(file, bytes);
  return file;
}

async function unitIds(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/arenda-ofisov`)).text();
  return [...html.matchAll(/id="compare-(\d+)"/g)].map(([, id]) => id ?? "");
}

function memoryMb({ pid }: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kb) / 1024);
}

async function pageBytes(url: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const address of [
    "/",
    "/arenda-ofisov",
    "/pavilions/1001",
    "/services",
    "/shops",
    "/news",
    "/contacts",
    "/about",
    "/privacy",
  ]) {
    const bytes = await small(url + address);
    rows.push([address, bytes.length.toLocaleString("en"), brotliDecompressSync(bytes).length.toLocaleString("en")]);
  }
  return rows;
}

function assetBytes(): string[][] {
  const manifest = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync("public/build/manifest.json", "utf8")));
  return Object.entries(manifest).map(([name, url]) => {
    const file = path.join("public", url);
    const text = /\.(?:js|css)$/.test(file);
    const ready = text && existsSync(`${file}.br`);
    return [name, readFileSync(ready ? `${file}.br` : file).length.toLocaleString("en")];
  });
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
