import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "./app.ts";
import { type Config, ConfigFault, namesOfVariables, readConfig } from "./config.ts";
import type { Readiness } from "./http/health.ts";
import { openServer } from "./http/open-server.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createLog, type Log, openTerminal, type Sink, standardOutput } from "./log/log.ts";
import type { Metrics } from "./log/metrics.ts";
import { createStats } from "./log/stats.ts";
import { catchStrayOutput } from "./log/stray-output.ts";
import { type OpenParts, openParts, publicDir } from "./open-parts.ts";
import { type Clock, monotonicMs, systemNow } from "./process/clock.ts";
import { createStopping, endOnFault, type Stopping } from "./process/stopping.ts";
import { shareFigures } from "./process/worker-figures.ts";
import { readBuild } from "./render/assets.ts";

/** Time limit for restoring the snapshot at start. */
const snapshotRestoreMs = 1000;
/** Time limit for the first reading of the API at start. Then the site listens, though it is not ready. */
const firstReadingMs = 10_000;
/** A start with a snapshot answers its first visitors before it reads the API. */
const firstVisitorsMs = 200;
/** The listen backlog. The kernel drops connections beyond it; clients retry after 1, 3, 7 … 31 s. */
const connectionsWaitingMax = 4096;

/** Parses the environment; on a fault names the variable and exits. */
function configOrExit(terminal: Sink | undefined): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    createLog("info", terminal).event("boot.config", { faults: error.message }, "fatal");
    process.exit(1);
  }
}

async function main(): Promise<void> {
  const terminal = await openTerminal();
  const config = configOrExit(terminal);
  const log = createLog(config.logLevel, terminal, config.accessLog === "on");
  // In development, console output stays visible.
  if (config.production) catchStrayOutput(log.event);
  if (config.workersAskedFor !== config.webConcurrency) {
    log.event("boot.workers", { askedFor: config.workersAskedFor, started: config.webConcurrency }, "warn");
  }
  if (config.webConcurrency) {
    const { isSupervisor, superviseWorkers } = await import("./process/workers.ts");
    if (isSupervisor()) return superviseWorkers(config.webConcurrency, log);
  }
  await serve(config, log, systemNow, terminal);
}

/** Opens the parts, reads the content, listens, and serves until the process stops. `now`: the clock of all parts. */
async function serve(config: Config, plainLog: Log, now: Clock, terminal: Sink | undefined): Promise<void> {
  // Imported on demand: only a monitored site needs it.
  const metrics = config.statusToken ? (await import("./log/metrics.ts")).createMetrics(plainLog) : undefined;
  const baseLog = metrics?.log ?? plainLog;
  const stopping = createStopping();
  endOnFault(baseLog, stopping.drain);
  // Before the first reading: a container's first process, without handlers, ignores signals.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stopping.stop(signal));
  baseLog.event("boot.config", { set: namesOfVariables(process.env).set });
  const parts = await openParts(config, baseLog, now, process.env.WORKER_KEY);
  const { content, enquiries, standIn, snapshots } = parts;
  const stats = createStats({ log: baseLog, enquiriesWaiting: async () => (await enquiries.stats()).waiting });
  const { log } = stats;

  const build = readBuild(publicDir, config.widgets);
  // Reads before it listens: until then a router sends visitors to other instances.
  await snapshots?.restore(snapshotRestoreMs);
  const read = () => content.start({ withItems: true });
  const reading = content.isReady() ? undefined : read();
  const isReady = () => !stopping.begun && content.isReady();
  const readiness = { isReady, figures: figuresOf(parts, stopping), metrics };
  if (metrics) shareMetrics(metrics, async () => ({ ready: isReady(), ...(await readiness.figures()) }));
  const app = createApp({ config, log, parts, build, readiness, now });
  const server = openServer(
    (req, res) => {
      // Makes a router that still sends requests here connect elsewhere.
      if (stopping.begun) res.setHeader("Connection", "close");
      app(req, res);
    },
    securityHeaders({ ...config, scriptHash: build.assets.integrity }),
  );
  // All else is ready before it waits for the API. A page of a list that is not read yet would be a 503.
  if (reading !== undefined) await Promise.race([reading, sleep(firstReadingMs, undefined, { ref: false })]);
  stopping.parts = { ...parts, server, lameDuck: config.production, reportStats: stats.report, log };

  process.on("exit", log.flush);
  const port = await listen(server, config);
  const { siteUrl: url, parkStatements } = config;
  log.event("boot.ready", { port, ms: Math.round(monotonicMs()), url, standIn: Boolean(standIn), parkStatements });
  if (terminal) standardOutput().write(`\nThe site is at http://localhost:${port}\n\n`);
  warnOfSettings(config, log);
  // Not earlier: opening the store takes 30 ms and would delay the first connection.
  enquiries.start();
  snapshots?.start();
  stats.start();
  await (reading ?? sleep(firstVisitorsMs, undefined, { ref: false }).then(read));
  const ms = Math.round(monotonicMs());
  if (content.isLoaded()) log.event("content.loaded", { ms });
  else log.event("content.missing", { ms }, "warn");
  await snapshots?.save();
}

/** Returns the port: the system chooses one if the configuration says 0. */
async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen({ port, host, backlog: connectionsWaitingMax });
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

/** Lets each worker answer with the metrics of all workers. */
function shareMetrics(metrics: Metrics, figures: () => Promise<Parameters<Metrics["ofThisProcess"]>[0]>): void {
  const shared = shareFigures(async () => metrics.ofThisProcess(await figures()));
  if (shared) metrics.shareWith(shared.ofAll);
}

function warnOfSettings(config: Config, log: Log): void {
  if (config.production && !config.databaseUrl && !config.dataDir) {
    log.event("boot.durability", { durability: "none", hint: "set DATABASE_URL or DATA_DIR" }, "warn");
  }
  if (config.exampleLinks.length > 0) {
    const hint = "set them, or off; their links are left out";
    log.event("boot.example-links", { variables: config.exampleLinks.join(","), hint }, "warn");
  }
}

/** What `/readyz` shows to the operator. */
function figuresOf({ content, enquiries, pictures }: OpenParts, stopping: Stopping): Readiness["figures"] {
  return async () => {
    const { storeAnswers, durability, waiting, oldestWaitingMs, dead, setAsideFiles } = await enquiries.stats();
    return {
      stopping: stopping.begun,
      content: content.isLoaded(),
      partsFailing: content.failing(),
      listsHeld: content.held(),
      durability,
      waitingEnquiries: waiting,
      oldestWaitingMs,
      deadEnquiries: dead,
      setAsideFiles,
      storeAnswers,
      picturesAtWork: pictures.atWork(),
    };
  };
}

await main();
