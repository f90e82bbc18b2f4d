import { spawn } from "node:child_process";
import { once } from "node:events";
import { note, row } from "../support/proofs.ts";

/**
 * `node tests/stress/all-proofs.ts`, after a build. Runs every long proof in sequence and prints one Markdown table to
 * standard output; details go to standard error. Exits with 1 if a promise is broken.
 */
const files = [
  "trust",
  "connections",
  "strangers",
  "requests",
  "delivery",
  "stores",
  "overload",
  "pictures",
  "parks",
].map((name) => `tests/stress/${name}-stress.ts`);
/** Unit tests that only sample unless PROOFS is "whole". */
const sampled = [
  "fuzz.test",
  "upstream/faults.test",
  "xss.test",
  "foreign-parks.test",
  "snapshot.test",
  "budgets.test",
];
const browserSampled = ["e2e/xss", "mutation.spec", "low-windows.spec"];
const suites = [
  {
    name: "every fault of the API, 20,000 fuzzed requests, every hostile text in every input, every page of odd parks",
    command: ["npx", "vitest", "run", "--config", "tests/vitest.config.ts", ...sampled],
  },
  {
    name: "316 hostile texts in every string and field, 1,056 mutations, dialogs at every font size, in Chromium",
    command: ["npx", "playwright", "test", "--config", "e2e/playwright.config.ts", ...browserSampled],
  },
];

/** Runs a command; resolves with whether its exit code was 0. */
async function run([program = "", ...args]: string[], env: Record<string, string>, out: "inherit" | number) {
  const child = spawn(program, args, { stdio: ["ignore", out, "inherit"], env: { ...process.env, ...env } });
  const [code] = await once(child, "exit");
  if (code !== 0) process.exitCode = 1;
  return code === 0;
}

const minutesSince = (begunAt: number) => ((performance.now() - begunAt) / 60_000).toFixed(1);
const startedAt = performance.now();
process.stdout.write("| Fault or load | Measured (promised) |\n|---|---|\n");
for (const file of files) {
  const begunAt = performance.now();
  await run([process.execPath, file], {}, "inherit");
  note(`${file}: ${minutesSince(begunAt)} minutes`);
}
for (const { name, command } of suites) {
  const begunAt = performance.now();
  // Uses standard error: the suite's own report is no part of the table.
  const held = await run(command, { PROOFS: "whole" }, 2);
  row(name, `${held ? "all passed" : "**BROKEN**"} in ${minutesSince(begunAt)} minutes`);
}
note(`all proofs: ${minutesSince(startedAt)} minutes`);
