/**
 * `node tests/bench/observatory.ts`
 * Grades the five main pages with Mozilla's HTTP Observatory, without third-party widgets and with all of them. Starts
 * the built site behind a TLS router; needs `npm run build` first. Exits with 1 if a grade is missed. The Observatory
 * has over 200 packages, so it is no dependency of the site. npm installs it into a temporary folder, without its
 * install scripts.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import tls from "node:tls";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { startBuiltSite } from "../support/built-site.ts";
import { startTlsRouter, type TlsRouter } from "../support/tls-router.ts";

const observatory = "@mdn/mdn-http-observatory";
const packages = [`${observatory}@1.4.8`, "selfsigned@5.5.0"];
const pages = ["/", "/arenda-ofisov", "/pavilions/1001", "/services", "/contacts"];
const quietWidgets = { METRIKA_ID: "1", ROISTAT_ID: "1", CALLTOUCH_ID: "1", MAP_2GIS_KEY: "1", FLOORS_2GIS_ID: "1" };
/**
 * Out of 145. Only the owner can earn 5 for a preloaded domain; 5 for cookies require cookies. The chat costs 10,
 * because it sets inline styles.
 */
const measures = [
  { widgets: "none", env: {}, scoreMin: 135 },
  { widgets: "all but the chat", env: quietWidgets, scoreMin: 135 },
  { widgets: "all", env: { ...quietWidgets, JIVO_ID: "1" }, scoreMin: 125 },
];
const stopMaxMs = 5000;

type Named = (...args: unknown[]) => unknown;
const named = z.custom<Named>((value) => typeof value === "function");
const parts = {
  retriever: z.object({ retrieve: named }),
  constants: z.object({ ALL_TESTS: z.array(named) }),
  grader: z.object({ getGradeForScore: named, getScoreModifier: named }),
  charts: z.object({ MINIMUM_SCORE_FOR_EXTRA_CREDIT: z.number() }),
};
const resultSchema = z.object({ result: z.string(), pass: z.boolean() });
const pairSchema = z.object({ private: z.string(), cert: z.string() });

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Installs the packages into `folder`, preferring npm's cache. Throws with npm's error output. */
function install(folder: string): void {
  writeFileSync(path.join(folder, "package.json"), "{}");
  const args = ["install", ...packages, "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  const { status, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm could not install the Observatory: ${stderr.slice(-600)}`);
  // The install script would download this list of preloaded domains. It contains none of ours.
  writeFileSync(path.join(folder, "node_modules", observatory, "conf/hsts-preload.json"), "{}");
}

/** Combines the Observatory's functions like its scanner, which does not support ports. */
async function openObservatory(folder: string) {
  const from = async <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const at = path.join(folder, "node_modules", observatory, "src", file);
    return schema.parse(await import(pathToFileURL(at).href));
  };
  const { retrieve } = await from("retriever/retriever.js", parts.retriever);
  const { ALL_TESTS } = await from("constants.js", parts.constants);
  const { getGradeForScore, getScoreModifier } = await from("grader/grader.js", parts.grader);
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await from("grader/charts.js", parts.charts);
  return async ({ httpPort, httpsPort }: TlsRouter, page: string) => {
    const seen = await retrieve("localhost", { httpPort, httpsPort, path: page });
    const results = ALL_TESTS.map((test) => resultSchema.parse(test(seen)));
    const points = results.map(({ result }) => z.number().parse(getScoreModifier(result)));
    const sum = (some: number[]) => some.reduce((all, one) => all + one, 100);
    const lost = sum(points.filter((one) => one < 0));
    const graded = getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : lost);
    const { score, grade } = z.object({ score: z.number(), grade: z.string() }).parse(graded);
    return { score, grade, failed: results.filter(({ pass }) => !pass).map(({ result }) => result) };
  };
}

/** A key and a certificate for `localhost`. They are valid for a day and trusted by this process only. */
async function certify(folder: string): Promise<{ key: string; cert: string }> {
  const at = path.join(folder, "node_modules/selfsigned/index.js");
  const { generate } = z.object({ generate: named }).parse(await import(pathToFileURL(at).href));
  const names = [{ name: "commonName", value: "localhost" }];
  const made = await generate(names, { keyType: "ec", algorithm: "sha256" });
  const { private: key, cert } = pairSchema.parse(made);
  tls.setDefaultCACertificates([...tls.getCACertificates(), cert]);
  return { key, cert };
}

/** Runs `work` with the built site behind the router. */
async function withSite(router: TlsRouter, env: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const siteUrl = `https://localhost:${router.httpsPort}`;
  const site = await startBuiltSite({ ...env, SITE_URL: siteUrl, TRUST_PROXY_HOPS: "1" });
  router.lead(site.url);
  try {
    await work();
  } finally {
    site.process.kill("SIGTERM");
    await Promise.race([site.exited, new Promise((resolve) => setTimeout(resolve, stopMaxMs).unref())]);
    site.process.kill("SIGKILL");
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "parallel55-observatory-"));
  try {
    install(folder);
    const look = await openObservatory(folder);
    const router = await startTlsRouter(await certify(folder));
    print("| Page | Widgets | Score | Grade | Failed |");
    print("|---|---|---:|---|---|");
    for (const { widgets, env, scoreMin } of measures) {
      await withSite(router, { ...env, DATA_DIR: path.join(folder, "data") }, async () => {
        for (const page of pages) {
          const { score, grade, failed } = await look(router, page);
          print(`| ${page} | ${widgets} | ${score} | ${grade} | ${failed.join(", ") || "none"} |`);
          if (score < scoreMin || grade !== "A+" || failed.length > 0) process.exitCode = 1;
        }
      });
    }
    await router.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
