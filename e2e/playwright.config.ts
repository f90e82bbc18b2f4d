import { defineConfig, devices } from "playwright/test";
import { findChromium } from "./browser.ts";

const port = Number(process.env.E2E_PORT ?? 43_917);
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = await findChromium();
// The workers load this file again: they must not look for the browser anew.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

/** Browser tests against the built site as `npm start` serves it: production, stand-in API, a store of its own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: "list",
  use: {
    baseURL,
    trace: "retain-on-failure",
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  webServer: {
    command: "node --enable-source-maps dist/server/main.js",
    cwd: "..",
    url: `${baseURL}/readyz`,
    env: {
      PORT: String(port),
      SITE_URL: baseURL,
      NODE_ENV: "production",
      DATA_DIR: `test-results/data-${port}`,
      RATE_LIMIT_REQUESTS: "10000",
      LOG_LEVEL: "warn",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
