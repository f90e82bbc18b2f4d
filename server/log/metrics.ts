import cluster from "node:cluster";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Access, Fields, Level, Log } from "./log.ts";

const secondsPerMs = 0.001;
/** From a page in memory to the deadline of pages. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];

/** A fact of `/readyz` as a metric's name, in base units: `oldestWaitingMs` is `site_oldest_waiting_seconds`. */
const nameOf = (fact: string) =>
  `site_${fact.replace(/Ms$/, "Seconds").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

export type Metrics = ReturnType<typeof createMetrics>;

type Facts = Readonly<Record<string, unknown>>;

/** Events that `alerts.yml` counts. */
const countedFromStart: readonly (readonly [event: string, level: Level])[] = [
  ["enquiry.delivered", "info"],
  ["enquiry.accepted", "info"],
  ["enquiry.failed", "error"],
  ["shed", "warn"],
];

/**
 * Figures for a monitoring system, in Prometheus' text format. Counts what passes through the log. Every label has few
 * values: routes are patterns.
 */
export function createMetrics(log: Log) {
  /** Of all workers, this one too; undefined in a process without workers beside it. */
  let figuresOfAll: (() => Promise<object[]>) | undefined;
  const registry = new Registry();
  // Workers share a port, so a request for figures reaches any of them: it answers with those of all.
  if (cluster.worker) registry.setDefaultLabels({ worker: String(cluster.worker.id) });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time to answer a request, by route and status",
    labelNames: ["route", "status"],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: "site_page_cache_total",
    help: "Pages by where they came from: hit, stale, miss",
    labelNames: ["from"],
    registers,
  });
  const events = new Counter({
    name: "site_events_total",
    help: "Events of the log, such as upstream.error",
    labelNames: ["event", "level"],
    registers,
  });
  const gauges = new Map<string, Gauge>();
  const gaugeOf = (fact: string): Gauge => {
    const help = `${fact} of /readyz`;
    const gauge = gauges.get(fact) ?? new Gauge({ name: nameOf(fact), help, registers });
    gauges.set(fact, gauge);
    return gauge;
  };

  const setGauges = (facts: Facts): void => {
    for (const [fact, value] of Object.entries(facts)) {
      if (typeof value !== "number" && typeof value !== "boolean") continue;
      gaugeOf(fact).set(fact.endsWith("Ms") ? Number(value) * secondsPerMs : Number(value));
    }
  };
  // Rules for alarms compare counts with 0: an event that has not happened yet is counted, too.
  for (const [event, level] of countedFromStart) events.inc({ event, level }, 0);

  return {
    /** The log for the site: it counts requests and events, and forwards them. */
    log: {
      ...log,
      event(name: string, fields?: Fields, level: Level = "info") {
        events.inc({ event: name, level });
        log.event(name, fields, level);
      },
      access(request: Access, level?: Level) {
        requests.observe({ route: request.route, status: request.status }, request.ms * secondsPerMs);
        if (request.cache) pages.inc({ from: request.cache });
        log.access(request, level);
      },
    },
    /** Asks all workers from now on. */
    shareWith(ofAll: () => Promise<object[]>): void {
      figuresOfAll = ofAll;
    },
    /** The metrics of this process, as the supervisor passes them on. */
    ofThisProcess: (facts: Facts): Promise<object> => {
      setGauges(facts);
      return registry.getMetricsAsJSON();
    },
    /** All metrics. The numbers and truths among `facts`, those of `/readyz`, are gauges. */
    async text(facts: Facts): Promise<string> {
      setGauges(facts);
      return figuresOfAll ? AggregatorRegistry.aggregate(await figuresOfAll()).metrics() : registry.metrics();
    },
  };
}
