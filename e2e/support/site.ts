import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "playwright/test";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { startBuiltSite } from "../../tests/support/built-site.ts";

/** A site of one worker: the built server as production runs it, over a stand-in API that the tests can look into. */
export type RunningSite = { url: string; received: StandInApi["received"]; standIn: StandInApi };

/**
 * `test` with a site: `page.goto("/")` is its home page, `site.received` what it delivered. `env` changes its
 * environment.
 */
export const test = base.extend<object, { site: RunningSite; env: Record<string, string> }>({
  env: [{}, { scope: "worker", option: true }],
  site: [
    async ({ env }, use) => {
      const standIn = await startStandInApi();
      const dataDir = mkdtempSync(path.join(tmpdir(), "parallel55-e2e-"));
      // Another origin turns the owner's claims off; the pages to look at have them.
      const owned = { API_BASE_URL: standIn.url, PARK_STATEMENTS: "on" };
      const fast = { ...owned, DATA_DIR: dataDir, DELIVERY_RETRY_SECONDS: "1" };
      const server = await startBuiltSite({ ...fast, ...env });
      await use({ url: server.url, received: standIn.received, standIn });
      server.process.kill("SIGKILL");
      await server.exited;
      await standIn.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from "playwright/test";
