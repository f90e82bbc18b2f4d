import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Access, Level, Log } from "./log.ts";

/** `enquiriesWaiting`: the number of undelivered enquiries. */
export type StatsOptions = { log: Log; enquiriesWaiting: () => Promise<number> };

const minuteMs = 60_000;
const timesMax = 10_000;
const bytesPerMb = 1024 * 1024;
const nsPerMs = 1e6;

/** Counts requests from their access lines and logs a summary once a minute, if there were any. */
export function createStats({ log, enquiriesWaiting }: StatsOptions) {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  let times: number[] = [];
  let requests = 0;
  let errors5xx = 0;

  /** Logs the counts since the last summary. */
  const report = async (): Promise<void> => {
    if (requests === 0) return;
    const sorted = times.sort((a, b) => a - b);
    const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    const figures = {
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
    log.event("stats", { ...figures, enquiriesWaiting: await enquiriesWaiting().catch(() => undefined) });
  };

  return {
    /** The log for the site; it forwards to the real one. */
    log: {
      ...log,
      access(request: Access, level?: Level) {
        // The first ten thousand of a minute are sample enough.
        if (times.length < timesMax) times.push(request.ms);
        if (request.status >= 500) errors5xx += 1;
        requests += 1;
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
