import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { placeOf } from "../log/faults.ts";
import type { Log } from "../log/log.ts";
import { monotonicMs } from "./clock.ts";

/** Platforms kill 30 s after the signal. The times below add up to 22 s; the rest is for the store to close. */
const hardStopMs = 26_000;
const lameDuckMs = 2000;
/** The answer to a post takes 10 s at most; to a page, as long as its deadline. What is open then is cut. */
const usualAnswersMaxMs = 12_000;
const enquiriesStopMs = 6000;
const snapshotStopMs = 2000;
/** After a fault the process must end within five seconds. */
const faultDrainMs = 1500;
const idleSweepMs = 100;

export type Stopping = ReturnType<typeof createStopping>;

/** Finishes its work within a time limit. */
type Stoppable = { stop(timeoutMs: number): Promise<void> };

/** The parts to close, outermost first. */
type Closing = {
  server: Server;
  enquiries: Stoppable;
  snapshots: Stoppable | undefined;
  standIn: { close(): Promise<void> } | undefined;
  content: { stop(): void };
  /** Keeps accepting for two seconds, until routers notice. */
  lameDuck: boolean;
  reportStats: () => Promise<void>;
  log: Log;
};

/** Stops accepting; resolves when the last request has ended. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** Both options are for tests. */
type StoppingOptions = { answersMaxMs?: number; exit?: (code: number) => void };

/** The shutdown. `begun` once no new work should arrive; `parts` once they are open. */
export function createStopping({ answersMaxMs = usualAnswersMaxMs, exit = process.exit }: StoppingOptions = {}) {
  const state: { begun: boolean; parts?: Closing } = { begun: false };
  return Object.assign(state, {
    /**
     * Takes nothing new, finishes answers, deliveries and the snapshot, then exits with 0. What goes on is cut. During
     * the start there is nothing to finish.
     */
    async stop(reason: string): Promise<void> {
      const { parts } = state;
      if (state.begun) return;
      state.begun = true;
      if (!parts) return exit(0);
      const { server, enquiries, snapshots, standIn, content, lameDuck, reportStats, log } = parts;
      const startedAt = monotonicMs();
      log.event("shutdown.begin", { reason });
      setTimeout(() => exit(1), hardStopMs).unref();
      if (lameDuck) await sleep(lameDuckMs);
      else server.closeAllConnections();
      content.stop();
      const isClosed = await Promise.race([closeServer(server), sleep(answersMaxMs, "late", { ref: false })]);
      if (isClosed === "late") server.closeAllConnections();
      // Before the store closes: the counters come from it, and the snapshot may be in its database.
      await reportStats();
      await snapshots?.stop(snapshotStopMs);
      await enquiries.stop(enquiriesStopMs);
      await standIn?.close();
      log.event("shutdown.done", { ms: Math.round(monotonicMs() - startedAt) });
      exit(0);
    },
    /** After a fault: finishes answers and deliveries within three seconds. The caller exits. */
    async drain(): Promise<void> {
      state.begun = true;
      const { parts } = state;
      if (!parts) return;
      await Promise.race([closeServer(parts.server), sleep(faultDrainMs)]);
      await parts.enquiries.stop(faultDrainMs);
    },
  });
}

const endMaxMs = 5000;

/**
 * After an uncaught error the process state is undefined. Logs it, stops accepting visitors, gives `stop` a short time
 * and exits with 1.
 */
export function endOnFault(log: Log, stop: () => Promise<void>): void {
  let ending = false;
  const end = (kind: string) => (fault: unknown) => {
    const name = fault instanceof Error ? fault.name : typeof fault;
    const code = fault instanceof Error && "code" in fault ? String(fault.code) : undefined;
    log.event("process.fault", { kind, name, code, place: placeOf(fault) }, "fatal");
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), endMaxMs);
    const exit = () => {
      log.flush();
      process.exit(1);
    };
    stop().then(exit, exit);
  };
  process.on("uncaughtException", end("uncaughtException"));
  process.on("unhandledRejection", end("unhandledRejection"));
}
