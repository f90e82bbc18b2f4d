import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { xssPayloads } from "../support/hostile/xss-corpus.ts";
import { note } from "../support/proofs.ts";

/**
 * `node tests/stress/all-proofs.ts [--write]`, after a build. Runs every long proof in sequence and prints one Markdown
 * table to standard output; details go to standard error. `--write` also writes the table to README.md beside this
 * file. Exits with 1 if a promise is broken.
 */
const files = ["installing", "strangers", "enquiries", "stores", "overload"].map(
  (name) => `tests/stress/${name}-stress.ts`,
);
/** Unit tests that only sample unless PROOFS is "whole". */
const sampled = `
  fuzz.test upstream/faults.test comes-and-goes.test foreign-parks.test snapshot.test version-before every-page budgets.test
  memory.test`
  .trim()
  .split(/\s+/);
const browserSampled = ["e2e/xss", "mutation.spec", "low-windows.spec", "presses.spec"];
const suites = [
  {
    name: "every fault of the API, 20,000 fuzzed requests, every page of odd parks, the largest park",
    command: ["npx", "vitest", "run", "--config", "tests/vitest.config.ts", ...sampled],
  },
  {
    name: `${xssPayloads.length} hostile texts in every string and field, 1,056 mutations, dialogs at every font size`,
    command: ["npx", "playwright", "test", "--config", "e2e/playwright.config.ts", ...browserSampled],
  },
];

/** The table so far. */
let table = "";
function print(text: string): void {
  table += text;
  process.stdout.write(text);
}

/** Runs a command; resolves with whether its exit code was 0. `isTable`: its output belongs to the table. */
async function run([program = "", ...args]: string[], env: Record<string, string>, isTable: boolean) {
  const child = spawn(program, args, {
    stdio: ["ignore", isTable ? "pipe" : 2, "inherit"],
    env: { ...process.env, ...env },
  });
  child.stdout?.setEncoding("utf8").on("data", print);
  const [code] = await once(child, "close");
  if (code !== 0) process.exitCode = 1;
  return code === 0;
}

const minutesSince = (begunAt: number) => ((performance.now() - begunAt) / 60_000).toFixed(1);
const startedAt = performance.now();
print("| Fault or load | Measured (promised) |\n|---|---|\n");
for (const file of files) {
  const begunAt = performance.now();
  await run([process.execPath, file], {}, true);
  note(`${file}: ${minutesSince(begunAt)} minutes`);
}
for (const { name, command } of suites) {
  const begunAt = performance.now();
  const held = await run(command, { PROOFS: "whole" }, false);
  print(`| ${name} | ${held ? "all passed" : "**BROKEN**"} in ${minutesSince(begunAt)} minutes |\n`);
}
note(`all proofs: ${minutesSince(startedAt)} minutes`);
if (process.argv.includes("--write")) {
  const file = new URL("README.md", import.meta.url);
  const day = new Date().toISOString().slice(0, 10);
  const about = `${day}, ${os.cpus().length} cores, one proof after another; promised figures in brackets.`;
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/(?<=<!-- proofs -->\n).*(?=\n<!-- end -->)/s, `\n${about}\n\n${table}`));
}
