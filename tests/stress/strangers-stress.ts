import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile, row, runProofs } from "../support/proofs.ts";
import { startFarApi } from "../support/servers/far-api.ts";
import { send } from "../support/servers/raw-http.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";
import { eventsOf } from "../support/sites/logged-events.ts";
import { type Attack, attacks } from "../support/stress/strangers.ts";

/**
 * `node tests/stress/strangers-stress.ts [posts|compare|lists|search|readyz|media]`, after a build. One address asks
 * for all it can over many connections, while a visitor comes every 100 ms.
 */
const attackMs = 10_000;
const visitorEveryMs = 100;
/** How far away the API is: its calls are what the visitors share. */
const apiMs = 40;
const quietMs = 3000;
/** The stranger's program starts. */
const startMs = 1000;

type Visit = { path: (n: number) => string; post?: (n: number) => string; fine: number; p99MaxMs: number };

const form = { "Content-Type": "application/x-www-form-urlencoded" };
/** The attack and its visitors share one processor. New pages and posts have a higher limit than pages in memory. */
const visits: Readonly<Record<Attack["others"], Visit>> = {
  "open new lists": { path: (n) => `/arenda-ofisov?squareFrom=${20 + n}`, fine: 200, p99MaxMs: 1000 },
  post: {
    path: () => "/requests/callback",
    post: (n) => `phone=%2B7916${String(n).padStart(7, "0")}`,
    fine: 303,
    p99MaxMs: 1000,
  },
  "open a page in memory": { path: () => "/vacancies", fine: 200, p99MaxMs: 100 },
};

/** Starts the stranger of that name; what it returns ends it, and tells how often it asked. */
function startStranger(url: string, name: string) {
  const program = new URL("stranger-run.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [program, url, name], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  return async () => {
    child.kill("SIGTERM");
    return Number(child.stdout && (await text(child.stdout)));
  };
}

/** A site and its API, one attack, and visitors with addresses of their own. */
async function attacked(attack: string, { about, others, connections }: Attack) {
  const api = await startFarApi(apiMs);
  const env = { API_BASE_URL: api.url, TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "10", STATUS_TOKEN: "token" };
  const site = await startBuiltSite(env);
  const visit = visits[others];
  const { p99MaxMs } = visit;
  for (const path of ["/vacancies", "/arenda-ofisov", "/compare?compare=1001&compare=1002"])
    await send(site.url + path, { headers: { "X-Forwarded-For": "198.51.100.1" } });
  const before = await visitors(site.url, visit, quietMs, 0);
  const endStranger = startStranger(site.url, attack);
  await sleep(startMs);
  const { times, refused } = await visitors(site.url, visit, attackMs, before.times.length);
  const strangerCalls = await endStranger();
  const p99 = quantile(times, 0.99);
  const lines = eventsOf(site, "upstream.error").length + eventsOf(site, "upstream.refused").length;
  row(
    `${connections} connections of one address ${about}; others ${others}`,
    `${strangerCalls} requests of the stranger; visitors refused ${refused} of ${times.length} (0), p50 ${Math.round(quantile(times, 0.5))} ms ` +
      `(without the stranger ${Math.round(quantile(before.times, 0.5))}), p99 ${Math.round(p99)} ms (${p99MaxMs}); ` +
      `log lines on calls ${lines} (100)`,
  );
  await site.stop("SIGTERM");
  await api.close();
  return refused === 0 && p99 <= p99MaxMs && lines <= 100;
}

/** Visitors who come one every 100 ms for so long, each from an address of its own. */
async function visitors(url: string, visit: Visit, forMs: number, first: number) {
  const times: number[] = [];
  let refused = 0;
  const open: Promise<void>[] = [];
  const begunAt = performance.now();
  for (let n = first; performance.now() - begunAt < forMs; n += 1) {
    const headers = { "X-Forwarded-For": `198.18.${(n >> 8) & 255}.${n & 255}`, ...(visit.post && form) };
    const ask = { method: visit.post ? "POST" : "GET", headers, body: visit.post?.(n), timeout: 30_000 };
    open.push(
      send(url + visit.path(n), ask).then(
        ({ status, ms }) => {
          times.push(ms);
          if (status !== visit.fine) refused += 1;
        },
        () => {
          refused += 1;
        },
      ),
    );
    await sleep(visitorEveryMs);
  }
  await Promise.all(open);
  return { times, refused };
}

await runProofs(
  Object.fromEntries(Object.entries(attacks).map(([name, attack]) => [name, () => attacked(name, attack)])),
);
