import { defineConfig, devices } from "playwright/test";
import { findChromium } from "./support/browser.ts";

const executablePath = await findChromium();
// Workers load this file again: they take what the first search found.
process.env.CHROMIUM_PATH = executablePath;

/** Browser tests against the built site; each worker has a site of its own (`support/site.ts`). */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/say-what-is-missing.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: "list",
  // They only end what hangs: a busy machine takes ten times as long as a calm one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Recording costs every test half as much again; `--trace on` for the one that fails here, CI records its second
    // try.
    trace: "on-first-retry",
    launchOptions: { executablePath },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
});
