import { createServer, type Server } from "node:http";
import { createApp } from "./app.ts";
import { type Config, ConfigFault, readConfig } from "./config.ts";
import type { ContentApi } from "./content/content-api.ts";
import { createLog, type Log } from "./log.ts";
import { openParts, publicDir } from "./parts.ts";
import { readAssets } from "./render/assets.ts";

const hardStopMs = 25_000;
const lameDuckMs = 2000;
const requestsStopMs = 8000;
const idleSweepMs = 100;
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 20_000;
const connectionsCheckMs = 5000;
/** Above the 90 s for which routers keep their connections. */
const keepAliveTimeoutMs = 95_000;
const headerBytesMax = 16 * 1024;
const connectionsMax = 2000;

/** The environment as configuration; a wrong one ends the process at once and says which variable is wrong. */
function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    createLog("info").event("boot.config", { faults: error.message }, "fatal");
    process.exit(1);
  }
}

/** Reads what every page needs, `/init` and then `/services`; failures are logged where the calls are made, and only logged. */
async function warm(content: ContentApi, log: Log): Promise<void> {
  const startedAt = performance.now();
  try {
    const { bodies, categories } = await content.park();
    const services = await content.services();
    const ms = Math.round(performance.now() - startedAt);
    log.event("init.loaded", { ms, bodies: bodies.length, categories: categories.length, services: services.length });
  } catch {
    log.event("init.failed", {}, "warn");
  }
}

/** Takes no new connections, lets the running requests end, and answers when the last is out. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

async function main(): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  const { content, requests, standIn } = await openParts(config, log);

  let stopping = false;
  const readiness = async () => {
    const { store, durability, waiting, oldestWaitingMs, dead } = await requests.stats();
    return {
      ready: !stopping && content.isKnown(),
      stopping,
      content: content.isKnown(),
      store,
      durability,
      waitingRequests: waiting,
      oldestWaitingMs,
      deadRequests: dead,
    };
  };
  const assets = readAssets(publicDir);
  const app = createApp({ config, log, content, requests, assets, publicDir, readiness });
  const server = createServer(
    { maxHeaderSize: headerBytesMax, connectionsCheckingInterval: connectionsCheckMs },
    (req, res) => {
      // A router that still sends here is told to go elsewhere with its next request.
      if (stopping) res.setHeader("Connection", "close");
      app(req, res);
    },
  );
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.maxConnections = connectionsMax;

  const stop = async (reason: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const startedAt = performance.now();
    log.event("shutdown.begin", { reason });
    setTimeout(() => process.exit(1), hardStopMs).unref();
    if (config.production) await new Promise((resolve) => setTimeout(resolve, lameDuckMs));
    else server.closeAllConnections();
    await closeServer(server);
    await requests.stop(requestsStopMs);
    await standIn?.close();
    log.event("shutdown.done", { ms: Math.round(performance.now() - startedAt) });
    log.flush();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));

  server.listen(config.port, "0.0.0.0", () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    const ms = Math.round(performance.now());
    log.event("boot.ready", { port, ms, url: config.siteUrl, standIn: standIn !== undefined });
  });
  if (config.production && !config.databaseUrl && !config.dataDir) {
    log.event("boot.durability", { durability: "none", hint: "set DATABASE_URL or DATA_DIR" }, "warn");
  }
  requests.start();
  await warm(content, log);
}

await main();
