/**
 * `node tests/bench/lighthouse.ts`
 * Runs Lighthouse five times on each of the five main pages, as on a phone, against the production build. Needs
 * `npm run build` first. Prints the medians as a table. Exits with 1 if a measure is missed. Lighthouse comes by `npx`
 * from the registry or the cache, so it is no dependency of the site. `STAND_IN_PICTURES=1` measures the pages with
 * photographs instead; each picture is converted before.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import * as z from "zod";
import { findChromium } from "../../e2e/support/browser.ts";
import { startBuiltSite } from "../support/built-site.ts";

const lighthouse = "lighthouse@13.5.0";
const photographs = process.env.STAND_IN_PICTURES === "1";
const pages = photographs
  ? ["/pavilions/1001", "/arenda-ofisov", "/news", "/shops"]
  : ["/", "/arenda-ofisov", "/pavilions/1001", "/services", "/contacts"];
const runsPerPage = 5;
const failedRunsMax = 5;
const runMaxMs = 120_000;
const wholeMaxMs = 40 * 60_000;
const stopMaxMs = 5000;
/** Minimum of the scores (0 to 100), maximum of times and CLS. */
const measures = { scoreMin: 100, lcpMaxMs: photographs ? 1800 : 1300, tbtMaxMs: 0, clsMax: 0.001 };

const score = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

const failureSchema = z.object({ runtimeError: z.object({ code: z.string() }).optional() });

type Report = z.infer<typeof reportSchema>;

/** Results of one run, or medians of several: scores from 0 to 100, LCP and TBT in milliseconds. */
type Figures = Record<"performance" | "accessibility" | "bestPractices" | "seo" | "lcpMs" | "cls" | "tbtMs", number>;

function figuresOf({ categories, audits }: Report): Figures {
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories["best-practices"].score * 100),
    seo: Math.round(categories.seo.score * 100),
    lcpMs: Math.round(measured("largest-contentful-paint")),
    cls: measured("cumulative-layout-shift"),
    tbtMs: Math.round(measured("total-blocking-time")),
  };
}

/** Titles of failed audits outside of performance. */
function findingsOf({ categories, audits }: Report): string[] {
  const counted = [categories.accessibility, categories["best-practices"], categories.seo].flatMap((one) =>
    one.auditRefs.filter(({ weight }) => weight > 0),
  );
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}

function medianOf(runs: Figures[]): Figures {
  const median = (name: keyof Figures) => runs.map((run) => run[name]).sort((a, b) => a - b)[runs.length >> 1] ?? 0;
  return {
    performance: median("performance"),
    accessibility: median("accessibility"),
    bestPractices: median("bestPractices"),
    seo: median("seo"),
    lcpMs: median("lcpMs"),
    cls: median("cls"),
    tbtMs: median("tbtMs"),
  };
}

function missedBy({ lcpMs, tbtMs, cls, ...scores }: Figures): string[] {
  const low = Object.entries(scores).filter(([, at]) => !(at >= measures.scoreMin));
  return [
    ...low.map(([name, at]) => `${name} ${at} < ${measures.scoreMin}`),
    ...(lcpMs <= measures.lcpMaxMs ? [] : [`LCP ${lcpMs} ms > ${measures.lcpMaxMs} ms`]),
    ...(tbtMs <= measures.tbtMaxMs ? [] : [`TBT ${tbtMs} ms > ${measures.tbtMaxMs} ms`]),
    ...(cls <= measures.clsMax ? [] : [`CLS ${cls} > ${measures.clsMax}`]),
  ];
}

/** One Lighthouse run. Throws if it fails or exceeds its time limit. */
async function look(url: string, browser: string, folder: string): Promise<Report> {
  const output = path.join(folder, "report.json");
  const flags = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage";
  const args = ["--yes", lighthouse, url, "--output=json", `--output-path=${output}`, "--quiet"];
  args.push(`--chrome-flags=${flags}`, "--only-categories=performance,accessibility,best-practices,seo");
  // Puts this Node first in PATH, for npx and Lighthouse.
  const PATH = `${path.dirname(process.execPath)}:${process.env.PATH ?? ""}`;
  const env = { ...process.env, PATH, CHROME_PATH: browser, TMPDIR: folder };
  const child = spawn("npx", args, { stdio: ["ignore", "ignore", "pipe"], env, detached: true });
  const said: string[] = [];
  child.stderr.on("data", (text) => said.push(String(text)));
  const signal = (name: "SIGINT" | "SIGKILL") => child.pid !== undefined && process.kill(-child.pid, name);
  // SIGINT first: it makes Lighthouse stop its browser.
  const timers = [setTimeout(signal, runMaxMs, "SIGINT"), setTimeout(signal, runMaxMs + stopMaxMs, "SIGKILL")];
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  }).finally(() => {
    for (const timer of timers) clearTimeout(timer);
  });
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}: ${said.join("").trim().slice(-600)}`);
  const report = JSON.parse(await readFile(output, "utf8"));
  // Chromium sometimes records no trace (NO_NAVSTART, NO_FCP). Such a report has no scores.
  const { runtimeError } = failureSchema.parse(report);
  if (runtimeError) throw new Error(`Lighthouse saw nothing of ${url}: ${runtimeError.code}`);
  return reportSchema.parse(report);
}

/** All runs of one page: medians, and each finding once. Retries at most `failedRunsMax` failed runs. */
async function lookAt(url: string, browser: string, folder: string, endsAt: number) {
  const reports: Report[] = [];
  for (let failed = 0; reports.length < runsPerPage; ) {
    if (Date.now() > endsAt) throw new Error(`Not done within ${wholeMaxMs / 60_000} minutes`);
    try {
      reports.push(await look(url, browser, folder));
    } catch (error) {
      failed += 1;
      process.stderr.write(`Run again: ${error instanceof Error ? error.message : error}\n`);
      if (failed > failedRunsMax) throw error;
    }
  }
  return { figures: medianOf(reports.map(figuresOf)), findings: new Set(reports.flatMap(findingsOf)) };
}

/** Requests each picture file of a page: conversions would compete with the browser for the processor. */
async function convertPictures(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  for (const file of new Set(html.match(/\/media\/[\w/-]+\.webp/g))) {
    const answer = await fetch(new URL(file, url));
    if (!answer.ok) throw new Error(`A picture of ${url} answers ${answer.status}`);
    await answer.arrayBuffer();
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const endsAt = Date.now() + wholeMaxMs;
  const browser = (await findChromium()) ?? chromium.executablePath();
  const folder = mkdtempSync(path.join(tmpdir(), "parallel55-lighthouse-"));
  const pictures: Record<string, string> = photographs ? { STAND_IN_PICTURES: "1" } : {};
  const site = await startBuiltSite({ DATA_DIR: path.join(folder, "data"), ...pictures });
  const remarks: string[] = [];
  try {
    print("| Page | Performance | Accessibility | Best practices | SEO | LCP, s | CLS | TBT, ms |");
    print("|---|---:|---:|---:|---:|---:|---:|---:|");
    for (const page of pages) {
      if (photographs) await convertPictures(site.url + page);
      const { figures, findings } = await lookAt(site.url + page, browser, folder, endsAt);
      const { performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs } = figures;
      const cells = [performance, accessibility, bestPractices, seo, (lcpMs / 1000).toFixed(2), cls.toFixed(3), tbtMs];
      print(`| ${page} | ${cells.join(" | ")} |`);
      const missed = missedBy(figures);
      if (missed.length > 0) process.exitCode = 1;
      remarks.push(...[...missed, ...findings].map((text) => `- ${page}: ${text}`));
    }
    print(["", ...(remarks.length > 0 ? remarks : ["Every measure is met."])].join("\n"));
  } finally {
    site.process.kill("SIGTERM");
    await Promise.race([site.exited, new Promise((resolve) => setTimeout(resolve, stopMaxMs).unref())]);
    site.process.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
