import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

const roomBytesMin = 1024 ** 3;

/**
 * Where tests keep their databases: in memory, where the machine has such a folder and room in it. The stores wait for
 * the disk at each write, which costs minutes and proves nothing without a power cut.
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
    // React is seven times slower without NODE_ENV, and this is what visitors get.
    env: { NODE_ENV: "production", TMPDIR: temporaryFolder() },
    // They only end what hangs: a busy machine may need ten times as long as a calm one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Files of one worker share their modules: loading the app anew for each costs half of the processor time. No test
    // replaces modules or changes globals.
    isolate: false,
    // Of the tests that say they may run side by side: they wait more than they work.
    maxConcurrency: 10,
    // CI's machines are shared: a test that waits for a moment gets a second one there, as in the browser's
    // configuration.
    retry: process.env.CI ? 1 : 0,
  },
});
