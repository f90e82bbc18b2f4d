import type { Server } from "node:http";
import type { Log } from "./log.ts";
import type { OpenParts } from "./parts.ts";

const hardStopMs = 25_000;
const lameDuckMs = 2000;
const requestsStopMs = 8000;
const snapshotStopMs = 3000;
/** After a fault there is less time: the process must end within five seconds. */
const faultDrainMs = 1500;
const idleSweepMs = 100;

/** The end of a process: `begun` as soon as no new work should arrive. */
export type Stopping = {
  begun: boolean;
  /** A planned stop: finishes running requests, deliveries and the snapshot, then exits with 0; with 1 after 25 s. */
  stop(reason: string): Promise<void>;
  /** After a fault: finishes what can be finished in three seconds. The caller exits. */
  drain(): Promise<void>;
};

/** What is closed, from the outside in. */
export type Closing = Pick<OpenParts, "requests" | "snapshots" | "standIn"> & {
  server: Server;
  gathering: AbortController;
  /** Two more seconds of accepting, until routers know. */
  lameDuck: boolean;
  tellStats: () => Promise<void>;
  log: Log;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stops accepting connections and resolves when the last running request has ended. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** The stop of a process whose parts become known while it starts: `closing` answers undefined before that. */
export function createStopping(closing: () => Closing | undefined): Stopping {
  const stopping: Stopping = {
    begun: false,
    async stop(reason) {
      const parts = closing();
      if (stopping.begun || !parts) return;
      stopping.begun = true;
      const { server, requests, snapshots, standIn, gathering, lameDuck, tellStats, log } = parts;
      const startedAt = performance.now();
      log.event("shutdown.begin", { reason });
      setTimeout(() => process.exit(1), hardStopMs).unref();
      if (lameDuck) await pause(lameDuckMs);
      else server.closeAllConnections();
      gathering.abort();
      await closeServer(server);
      // Before the store closes: the figures come from it.
      await tellStats();
      await requests.stop(requestsStopMs);
      await snapshots?.stop(snapshotStopMs);
      await standIn?.close();
      log.event("shutdown.done", { ms: Math.round(performance.now() - startedAt) });
      process.exit(0);
    },
    async drain() {
      stopping.begun = true;
      const parts = closing();
      if (!parts) return;
      await Promise.race([closeServer(parts.server), pause(faultDrainMs)]);
      await parts.requests.stop(faultDrainMs);
    },
  };
  return stopping;
}
