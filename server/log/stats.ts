import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { Access, Level, Log } from "./log.ts";

/** `enquiriesWaiting`: the number of undelivered enquiries. */
export type StatsOptions = { log: Log; enquiriesWaiting: () => Promise<number> };

const minuteMs = 60_000;
const bytesPerMb = 1024 * 1024;
const usPerMs = 1000;
const nsPerMs = 1e6;

const inTenths = (ms: number) => Math.round(ms * 10) / 10;

/** Counts requests from their access lines and logs a summary once a minute, if there were any. */
export function createStats({ log, enquiriesWaiting }: StatsOptions) {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  /** Microseconds: a histogram holds whole numbers from 1 on. */
  const times = createHistogram();
  let errors5xx = 0;

  /** Logs the counts since the last summary. */
  const report = async (): Promise<void> => {
    if (times.count === 0) return;
    const figures = {
      requests: times.count,
      p50Ms: inTenths(times.percentile(50) / usPerMs),
      p95Ms: inTenths(times.percentile(95) / usPerMs),
      errors5xx,
      rssMb: Math.round(process.memoryUsage.rss() / bytesPerMb),
      lagMs: inTenths(lag.percentile(99) / nsPerMs),
    };
    times.reset();
    errors5xx = 0;
    lag.reset();
    log.event("stats", { ...figures, enquiriesWaiting: await enquiriesWaiting().catch(() => undefined) });
  };

  return {
    /** The log for the site; it forwards to the real one. */
    log: {
      ...log,
      access(request: Access, level?: Level) {
        times.record(Math.max(1, Math.round(request.ms * usPerMs)));
        if (request.status >= 500) errors5xx += 1;
        log.access(request, level);
      },
    },
    start() {
      lag.enable();
      setInterval(() => void report(), minuteMs).unref();
    },
    report,
  };
}
