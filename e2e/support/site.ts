import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { test as base } from "playwright/test";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";

/** A site of one worker: the built server as production runs it, over a stand-in API that the tests can look into. */
export type RunningSite = { url: string; received: StandInApi["received"]; standIn: StandInApi };

const startTimeoutMs = 15_000;

/** The port that the server says it listens on. */
async function portOf(server: ChildProcess): Promise<number> {
  if (!server.stdout) throw new Error("The server's output cannot be read");
  const timeout = AbortSignal.timeout(startTimeoutMs);
  for await (const [line] of on(createInterface(server.stdout), timeout)) {
    const event: { event?: string; port?: number } = JSON.parse(line);
    if (event.event === "boot.ready" && event.port) return event.port;
  }
  throw new Error("The server did not start");
}

/** Lines of a reader one by one. */
async function* on(lines: ReturnType<typeof createInterface>, signal: AbortSignal): AsyncGenerator<[string]> {
  for await (const line of lines) {
    signal.throwIfAborted();
    yield [line];
  }
}

/** `test` with a site: `page.goto("/")` is its home page, `site.received` what it delivered. `env` changes its environment. */
export const test = base.extend<object, { site: RunningSite; env: Record<string, string> }>({
  env: [{}, { scope: "worker", option: true }],
  site: [
    async ({ env }, use) => {
      const standIn = await startStandInApi();
      const dataDir = mkdtempSync(path.join(tmpdir(), "parallel55-e2e-"));
      const server = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
        cwd: path.resolve(import.meta.dirname, "../.."),
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          PATH: process.env.PATH ?? "",
          NODE_ENV: "production",
          PORT: "0",
          API_BASE_URL: standIn.url,
          DATA_DIR: dataDir,
          RATE_LIMIT_REQUESTS: "10000",
          DELIVERY_RETRY_SECONDS: "1",
          ...env,
        },
      });
      const url = `http://127.0.0.1:${await portOf(server)}`;
      server.stdout?.resume();
      await use({ url, received: standIn.received, standIn });
      server.kill("SIGKILL");
      await once(server, "exit");
      await standIn.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from "playwright/test";
