import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import type { Log } from "../log/log.ts";
import { monotonicMs } from "./clock.ts";
import { relayFigures } from "./worker-figures.ts";

const minuteMs = 60_000;
/** Per worker. More deaths mean a fault that restarting does not fix. */
const deathsPerMinuteMax = 5;

export const isSupervisor = (): boolean => cluster.isPrimary;

/**
 * Runs `count` worker processes on one port and replaces those that die. Forwards signals. Exits after the last worker:
 * with 0 after a signal, with 1 if workers die too often.
 */
export function superviseWorkers(count: number, log: Log): void {
  // Workers accept by themselves: one that hangs or dies takes no connection with it that it was only handed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Where nothing is stored, workers still know each other's addresses of pictures.
  const key = randomBytes(32).toString("base64url");
  relayFigures();
  let deaths: number[] = [];
  let ending: { exitCode: number } | undefined;

  const fork = () => {
    const worker = cluster.fork({ WORKER_KEY: key });
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
    const now = monotonicMs();
    deaths = [...deaths.filter((at) => now - at < minuteMs), now];
    // Forks first: `end` needs at least one worker left.
    fork();
    if (deaths.length > deathsPerMinuteMax * count) {
      log.event("worker.hopeless", { deathsPerMinuteMax, alarm: true }, "fatal");
      end(1, "SIGTERM");
    }
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => end(0, signal));
  for (let started = 0; started < count; started += 1) fork();
}
