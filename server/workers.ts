import cluster from "node:cluster";
import type { Log } from "./log.ts";

const minuteMs = 60_000;
/** Per worker: one that dies more often has a fault that a restart does not mend. */
const deathsPerMinuteMax = 5;

/** Whether this process is the one that only watches over the workers. */
export const isSupervisor = (): boolean => cluster.isPrimary;

/**
 * Runs `count` processes that share the port, and starts a new one for each that dies. Signals go on to them; this
 * process ends when the last is gone: with 0 after a signal, with 1 when they die faster than a restart can help.
 */
export function superviseWorkers(count: number, log: Log): void {
  let deaths: number[] = [];
  let ending: { exitCode: number } | undefined;

  const fork = () => {
    const worker = cluster.fork();
    log.event("worker.started", { worker: worker.id, pid: worker.process.pid });
  };
  const end = (exitCode: number, signal: NodeJS.Signals) => {
    ending ??= { exitCode };
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };

  cluster.on("exit", (worker, code, signal) => {
    if (ending) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(ending.exitCode);
      return;
    }
    log.event("worker.died", { worker: worker.id, pid: worker.process.pid, code, signal }, "error");
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < minuteMs), now];
    // The new one first: `end` counts on a worker that is still there to end last.
    fork();
    if (deaths.length > deathsPerMinuteMax * count) {
      log.event("worker.hopeless", { deathsPerMinuteMax, alarm: true }, "fatal");
      end(1, "SIGTERM");
    }
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => end(0, signal));
  for (let started = 0; started < count; started += 1) fork();
}
