import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

const reports = process.env.TEST_REPORTS;
const roomBytesMin = 1024 ** 3;

/**
 * The tests' folder for databases: in memory, if the machine has such a folder with free space. On disk the stores wait
 * for every write. That costs minutes, and proves nothing without a power cut.
 */
function temporaryFolder(): string {
  const memory = "/dev/shm";
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomBytesMin ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Tests without a browser: the real app in process, the stand-in API over HTTP, a real store on disk. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/sites/fresh-build.ts"],
    // React is seven times slower without NODE_ENV, and production sets it too.
    env: { NODE_ENV: "production", TMPDIR: temporaryFolder() },
    // Limits for hangs only: a busy machine may need ten times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // One more than cores: the longest tests mostly wait.
    maxWorkers: 3,
    // Files of one worker share their modules: loading the app for each file costs half of the CPU time. No test
    // replaces modules or changes globals.
    isolate: false,
    // Limit of concurrent tests in one file. These tests mostly wait.
    maxConcurrency: 10,
    // A site that stops resets its last connections: no test waits for these answers any more.
    onUnhandledError: ({ message }) => (message === "fetch failed" ? false : undefined),
    // For `.ci/run`, which runs once more what has failed.
    reporters: reports ? ["default", ["json", { outputFile: `${reports}/vitest.json` }]] : ["default"],
    // A test that only a second try makes green is broken: `.ci/run` tells which ones those are.
    retry: 0,
  },
});
