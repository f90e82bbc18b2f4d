import { createServer, type Server } from "node:http";
import { createApp, siteHeaders, siteOf } from "./app.ts";
import { type Config, ConfigFault, namesOfVariables, readConfig } from "./config.ts";
import type { ContentApi } from "./content/content-api.ts";
import { endOnFault } from "./fatal-errors.ts";
import { answerBrokenRequests } from "./http/broken-requests.ts";
import { limitConnections } from "./http/connections.ts";
import { collectWhenIdle } from "./idle-gc.ts";
import { createLog, type Log, type Sink, standardOutput } from "./log.ts";
import { pageScripts } from "./page-scripts.ts";
import { allPages } from "./pages/all-pages.ts";
import { gatherContent } from "./pages/gather.ts";
import { type OpenParts, openParts, publicDir } from "./parts.ts";
import { readAssets } from "./render/assets.ts";
import { createStats } from "./stats.ts";
import { catchStrayOutput } from "./stray-output.ts";
import { openTerminal } from "./terminal.ts";

const hardStopMs = 25_000;
const lameDuckMs = 2000;
const requestsStopMs = 8000;
const snapshotStopMs = 3000;
/** A start waits no longer for what was known before it. */
const snapshotRestoreMs = 1000;
/** After a fault there is less time: the process is to be gone within five seconds. */
const faultDrainMs = 1500;
/** Every page's content is looked through after the start and once an hour, a few pages a second. */
const gatherEveryMs = 3_600_000;
const gatherAgainMs = 300_000;
const gatherGapMs = 250;
const idleSweepMs = 100;
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 20_000;
const connectionsCheckMs = 5000;
/** Above the 90 s for which routers keep their connections. */
const keepAliveTimeoutMs = 95_000;
const headerBytesMax = 16 * 1024;
/** Connections that the system holds until they are taken in; it drops what is above, and visitors try again after 1, 3, 7 … 31 s. */
const connectionsWaitingMax = 4096;

/** The environment as configuration; a wrong one ends the process at once and says which variable is wrong. */
function configOrExit(terminal: Sink | undefined): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    createLog("info", terminal).event("boot.config", { faults: error.message }, "fatal");
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

/** Looks through the content of every page, so that a snapshot holds all of the site; again in an hour, sooner after a failure. */
async function keepGathering(
  { content, snapshots }: Pick<OpenParts, "content" | "snapshots">,
  config: Config,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let waitMs = gatherEveryMs;
    try {
      const site = siteOf(config);
      const gathered = { pages: allPages, content, site, gapMs: gatherGapMs, signal };
      const pages = await content.lasting(() => gatherContent(gathered));
      log.event("content.gathered", { pages });
      await snapshots?.save();
    } catch {
      waitMs = gatherAgainMs;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
  }
}

async function main(): Promise<void> {
  const terminal = await openTerminal();
  const config = configOrExit(terminal);
  const baseLog = createLog(config.logLevel, terminal);
  // While the site is worked on, what one prints to look at it is to be seen.
  if (config.production) catchStrayOutput(baseLog.event);
  if (config.webConcurrency) {
    const { isSupervisor, superviseWorkers } = await import("./workers.ts");
    if (isSupervisor()) return superviseWorkers(config.webConcurrency, baseLog);
  }
  let drain = async (): Promise<void> => {};
  endOnFault(baseLog, () => drain());
  baseLog.event("boot.config", namesOfVariables(process.env));
  const { content, requests, pictures, standIn, snapshots, sharedLimits } = await openParts(config, baseLog);
  const requestsWaiting = async () => (await requests.stats()).waiting ?? 0;
  const stats = createStats({ log: baseLog, requestsWaiting });
  const { log } = stats;

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
  const { assets, embedScripts } = pageScripts(readAssets(publicDir), publicDir, config.widgets);
  await snapshots?.restore(snapshotRestoreMs);
  // The build knows this variable: the production bundle does not even hold the gallery.
  const gallery =
    process.env.NODE_ENV === "production" ? undefined : (await import("./pages/gallery-route.tsx")).galleryRoute;
  const app = createApp({
    config,
    log,
    content,
    requests,
    sharedLimits,
    pictures,
    assets,
    embedScripts,
    publicDir,
    readiness,
    gallery,
  });
  const server = createServer(
    // A request without a host is the front door's to refuse: node would do it without our headers.
    { maxHeaderSize: headerBytesMax, connectionsCheckingInterval: connectionsCheckMs, requireHostHeader: false },
    (req, res) => {
      // A router that still sends here is told to go elsewhere with its next request.
      if (stopping) res.setHeader("Connection", "close");
      app(req, res);
    },
  );
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  limitConnections(server);
  answerBrokenRequests(server, siteHeaders(config, assets));
  const gathering = new AbortController();

  const stop = async (reason: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const startedAt = performance.now();
    log.event("shutdown.begin", { reason });
    setTimeout(() => process.exit(1), hardStopMs).unref();
    if (config.production) await new Promise((resolve) => setTimeout(resolve, lameDuckMs));
    else server.closeAllConnections();
    gathering.abort();
    await closeServer(server);
    // While the store, which it asks, is open.
    await stats.tell();
    await requests.stop(requestsStopMs);
    await snapshots?.stop(snapshotStopMs);
    await standIn?.close();
    log.event("shutdown.done", { ms: Math.round(performance.now() - startedAt) });
    process.exit(0);
  };
  process.on("exit", log.flush);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));

  drain = async () => {
    stopping = true;
    const closed = closeServer(server);
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, faultDrainMs))]);
    await requests.stop(faultDrainMs);
  };

  server.listen({ port: config.port, host: "0.0.0.0", backlog: connectionsWaitingMax }, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    const ms = Math.round(performance.now());
    log.event("boot.ready", { port, ms, url: config.siteUrl, standIn: standIn !== undefined });
    if (terminal) standardOutput().write(`\nThe site is at http://localhost:${port}\n\n`);
  });
  if (config.production && !config.databaseUrl && !config.dataDir) {
    log.event("boot.durability", { durability: "none", hint: "set DATABASE_URL or DATA_DIR" }, "warn");
  }
  requests.start();
  snapshots?.start();
  stats.start();
  collectWhenIdle(
    globalThis.gc && (() => void globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })),
  );
  await warm(content, log);
  if (snapshots) {
    await snapshots.save();
    void keepGathering({ content, snapshots }, config, log, gathering.signal);
  }
}

await main();
