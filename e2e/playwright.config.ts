import { defineConfig, devices } from "playwright/test";
import { findChromium, findOldestChromium } from "./support/browser.ts";

const reports = process.env.TEST_REPORTS;
const executablePath = await findChromium();
// Workers load this file again and reuse the paths that the first search found.
process.env.CHROMIUM_PATH = executablePath;
const oldestPath = await findOldestChromium();
if (oldestPath !== undefined) process.env.CHROMIUM_OLDEST_PATH = oldestPath;

/** Browser tests against the built site; each worker has its own site (`support/sites/test-site.ts`). */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: ["../tests/support/sites/fresh-build.ts", "./support/say-what-is-missing.ts"],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that only a second try makes green is broken: `.ci/run` tells which ones those are.
  retries: 0,
  // One more than cores: many tests wait, most of all journeys with late scripts.
  workers: 3,
  // The second one is for `.ci/run`, which runs once more what has failed.
  reporter: reports ? [["list"], ["json", { outputFile: `${reports}/playwright.json` }]] : "list",
  // Limits for hangs only: a busy machine takes ten times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // Recording makes each test 50 % slower. Use `--trace on` for a failure.
    trace: "off",
    // A process for drawing takes a twentieth of the suite's processor time. Without it no reference picture differs.
    launchOptions: { executablePath, args: ["--disable-gpu", "--disable-software-rasterizer", "--in-process-gpu"] },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
});
