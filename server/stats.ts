import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Log } from "./log.ts";

/** Counts requests as their access lines pass by, and says once a minute how the site is doing. */
export type Stats = {
  /** The log to hand to the site: what it takes goes on to the real one. */
  log: Log;
  start(): void;
  /** Writes what has been counted since the last line. */
  tell(): Promise<void>;
};

/** `requestsWaiting`: how many contact requests are still to be delivered. */
export type StatsOptions = { log: Log; requestsWaiting: () => Promise<number>; everyMs?: number };

const minuteMs = 60_000;
const timesMax = 10_000;
const bytesPerMb = 1024 * 1024;
const nsPerMs = 1e6;

/** Counts between the site and its log. A minute without visitors says nothing. */
export function createStats({ log, requestsWaiting, everyMs = minuteMs }: StatsOptions): Stats {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  let times: number[] = [];
  let requests = 0;
  let errors5xx = 0;

  const tell = async (): Promise<void> => {
    if (requests === 0) return;
    const sorted = times.sort((a, b) => a - b);
    const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    const told = {
      requests,
      p50Ms: share(0.5),
      p95Ms: share(0.95),
      errors5xx,
      rssMb: Math.round(process.memoryUsage.rss() / bytesPerMb),
      lagMs: Math.round((lag.percentile(99) / nsPerMs) * 10) / 10,
    };
    times = [];
    requests = 0;
    errors5xx = 0;
    lag.reset();
    log.event("stats", { ...told, requestsWaiting: await requestsWaiting().catch(() => undefined) });
  };

  return {
    log: {
      ...log,
      access(request, level) {
        // The first ten thousand of a minute speak for all.
        if (times.length < timesMax) times.push(request.ms);
        if (request.status >= 500) errors5xx += 1;
        requests += 1;
        log.access(request, level);
      },
    },
    start() {
      lag.enable();
      setInterval(() => void tell(), everyMs).unref();
    },
    tell,
  };
}
