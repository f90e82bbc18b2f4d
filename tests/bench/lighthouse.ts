/**
 * `node tests/bench/lighthouse.ts`
 * Runs Lighthouse five times on each of the five main pages, as on a phone, against the production build. Needs
 * `npm run build` first. Prints the medians as a table. Exits with 1 if a measure is missed. Lighthouse comes by `npx`
 * from the registry or the cache, so it is no dependency of the site.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import * as z from "zod";
import { findChromium } from "../../e2e/support/browser.ts";
import { median } from "../support/proofs.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";

const lighthouse = "lighthouse@13.5.0";
const pages = ["/", "/arenda-ofisov", "/pavilions/1001", "/services", "/contacts"];
const runsPerPage = 5;
const failedRunsMax = 5;
const runMaxMs = 120_000;
const wholeMaxMs = 40 * 60_000;
const stopMaxMs = 5000;

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

const scoreOf = (name: keyof Report["categories"]) => ({
  of: ({ categories }: Report) => Math.round(categories[name].score * 100),
  goal: 100,
  isMet: (score: number) => score >= 100,
});
const auditOf = (name: string, goal: number, digits: number, unit = 1) => ({
  of: ({ audits }: Report) => Number(((audits[name]?.numericValue ?? Number.NaN) / unit).toFixed(digits)),
  goal,
  isMet: (value: number) => value <= goal,
});
/** The columns of the table: a figure of a report, and the goal of its median. */
const columns = {
  Performance: scoreOf("performance"),
  Accessibility: scoreOf("accessibility"),
  "Best practices": scoreOf("best-practices"),
  SEO: scoreOf("seo"),
  "LCP, s": auditOf("largest-contentful-paint", 1.25, 3, 1000),
  CLS: auditOf("cumulative-layout-shift", 0.001, 4),
  "TBT, ms": auditOf("total-blocking-time", 0, 0),
};

/** Titles of failed audits outside of performance. */
function findingsOf({ categories, audits }: Report): string[] {
  const counted = [categories.accessibility, categories["best-practices"], categories.seo].flatMap((category) =>
    category.auditRefs.filter(({ weight }) => weight > 0),
  );
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
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

/** All runs of one page, and each finding once. Retries at most `failedRunsMax` failed runs. */
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
  return { reports, findings: new Set(reports.flatMap(findingsOf)) };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const endsAt = Date.now() + wholeMaxMs;
  const browser = (await findChromium()) ?? chromium.executablePath();
  const folder = mkdtempSync(path.join(tmpdir(), "parallel55-lighthouse-"));
  const site = await startBuiltSite({ DATA_DIR: path.join(folder, "data") });
  const remarks: string[] = [];
  try {
    print(`| Page | ${Object.keys(columns).join(" | ")} |`);
    print(`|---|${"---:|".repeat(Object.keys(columns).length)}`);
    for (const page of pages) {
      const { reports, findings } = await lookAt(site.url + page, browser, folder, endsAt);
      const cells = Object.entries(columns).map(([name, { of, goal, isMet }]) => {
        const figure = median(reports.map(of));
        if (!isMet(figure)) {
          findings.add(`${name}: ${figure}, goal ${goal}`);
          process.exitCode = 1;
        }
        return figure;
      });
      print(`| ${page} | ${cells.join(" | ")} |`);
      remarks.push(...[...findings].map((text) => `- ${page}: ${text}`));
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
