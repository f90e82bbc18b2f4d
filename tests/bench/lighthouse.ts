/**
 * `node tests/bench/lighthouse.ts`
 * Runs Lighthouse five times on each of the five main pages, as on a phone, against the production build. Needs
 * `npm run build` first. Prints the medians as a table. Exits with 1 if a measure is missed. Lighthouse comes by `npx`
 * from the registry or the cache, so it is no dependency of the site.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { findChromium } from "../../e2e/support/browser.ts";
import { median, note } from "../support/proofs.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";

const lighthouse = "lighthouse@13.5.0";
const pages = ["/", "/arenda-ofisov", "/pavilions/1001", "/services", "/contacts"];
const runsPerPage = 5;
const triesMax = 10;
const runMaxMs = 120_000;

const score = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const audit = z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() });
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.record(z.string(), audit),
});
type Report = z.infer<typeof reportSchema>;

const scoreOf = (name: keyof Report["categories"]) => ({
  of: ({ categories }: Report) => Math.round(categories[name].score * 100),
  goal: 100,
  isMet: (value: number) => value >= 100,
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
const findingsOf = ({ categories, audits }: Report): string[] =>
  [categories.accessibility, categories["best-practices"], categories.seo]
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

const folder = mkdtempSync(path.join(tmpdir(), "parallel55-lighthouse-"));
const output = path.join(folder, "report.json");
// Puts this Node first in PATH, for npx and Lighthouse.
const PATH = `${path.dirname(process.execPath)}:${process.env.PATH ?? ""}`;
const env = { ...process.env, PATH, CHROME_PATH: await findChromium(), TMPDIR: folder };
const flags = [
  ...["--output=json", `--output-path=${output}`, "--quiet"],
  "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage",
  "--only-categories=performance,accessibility,best-practices,seo",
];

/** The report of a run, or why there is none: Chromium sometimes records no trace (NO_NAVSTART, NO_FCP). */
async function look(url: string): Promise<Report | undefined> {
  rmSync(output, { force: true });
  // SIGINT makes Lighthouse stop its browser.
  const limits = { timeout: runMaxMs, killSignal: "SIGINT" } as const;
  const child = spawn("npx", ["--yes", lighthouse, url, ...flags], { stdio: ["ignore", "ignore", 2], env, ...limits });
  const [code] = await once(child, "exit");
  const report = code === 0 ? reportSchema.safeParse(JSON.parse(readFileSync(output, "utf8"))) : undefined;
  if (!report?.success) note(`Run again: Lighthouse ended with ${code} on ${url}`);
  return report?.data;
}

const site = await startBuiltSite({ DATA_DIR: path.join(folder, "data") });
const lines = [`| Page | ${Object.keys(columns).join(" | ")} |`, `|---|${"---:|".repeat(Object.keys(columns).length)}`];
const remarks: string[] = [];
for (const page of pages) {
  const reports: Report[] = [];
  for (let tries = 0; reports.length < runsPerPage && tries < triesMax; tries += 1)
    reports.push(...[(await look(site.url + page)) ?? []].flat());
  const findings = new Set(reports.flatMap(findingsOf));
  const cells = Object.entries(columns).map(([name, { of, goal, isMet }]) => {
    const figure = median(reports.map(of));
    if (!isMet(figure)) findings.add(`${name}: ${figure}, goal ${goal}`);
    if (!isMet(figure)) process.exitCode = 1;
    return figure;
  });
  lines.push(`| ${page} | ${cells.join(" | ")} |`);
  remarks.push(...[...findings].map((text) => `- ${page}: ${text}`));
}
await site.stop("SIGTERM");
rmSync(folder, { recursive: true, force: true });
process.stdout.write([...lines, "", ...(remarks.length > 0 ? remarks : ["Every measure is met."]), ""].join("\n"));
