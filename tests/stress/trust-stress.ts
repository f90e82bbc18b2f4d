import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { postForm } from "../support/enquiries/post.ts";
import { fuzzedRequests } from "../support/hostile/fuzzed-requests.ts";
import { note, quantile, row, runProofs } from "../support/kit/proofs.ts";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { send } from "../support/servers/raw-http.ts";
import { startRoundRobin } from "../support/servers/round-robin.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";
import { readFaults, startFaultFront } from "../support/sites/fault-front.ts";
import { startRestartLoad } from "../support/stress/restart-load.ts";
import { type Slowness, slowSocket } from "../support/stress/slow-sockets.ts";

/**
 * `node tests/stress/trust-stress.ts [slow|restarts|outage|fuzz]`, after a build: 600 slow sockets, 20 rolling
 * restarts, 20 000 malformed requests. The API of the outage toggles every second between up and each fault. Uses
 * loopback addresses only; exits with 1 on a broken promise.
 */
const standIn = await startStandInApi();
const front = await startFaultFront(standIn.url);
const env = { API_BASE_URL: front.url, API_TIMEOUT_MS: "500", CONTENT_TTL_SECONDS: "1" };

const timed = (url: string) => send(url, { agent: http.globalAgent });
const p99 = (times: number[]) => quantile(times, 0.99);

async function slow(): Promise<boolean> {
  const site = await startBuiltSite(env);
  const kinds: Slowness[] = ["headers", "headers", "body", "idle"];
  const sockets = Array.from({ length: 600 }, (_, n) => slowSocket(site.url, kinds[n % kinds.length] ?? "idle"));
  const times: number[] = [];
  for (let n = 0; n < 1000; n += 1) {
    times.push((await timed(`${site.url}/news`)).ms);
    await sleep(10);
  }
  const busy = sockets.filter((_, n) => n % kinds.length !== 3);
  const ages = await Promise.all(
    busy.map(({ closed }) => Promise.race([closed, sleep(40_000, Number.POSITIVE_INFINITY)])),
  );
  for (const { socket } of sockets) socket.destroy();
  await site.stop("SIGTERM");
  const [page, oldest] = [p99(times), Math.max(...ages)];
  row(
    "600 slow sockets",
    `page p99 ${page.toFixed(1)} ms (50), oldest slow socket ${Math.round(oldest / 1000)} s (25)`,
  );
  return page <= 50 && oldest <= 25_000;
}

/** Replaces one of two sites behind a router again and again, starting each replacement first. */
async function restarts(): Promise<boolean> {
  const start = () => startBuiltSite({ ...env, API_TIMEOUT_MS: "2500" });
  const sites = await Promise.all([start(), start()]);
  const router = await startRoundRobin(sites.map(({ url }) => url));
  await router.ready(2);
  const load = startRestartLoad(router.url, ({ phone }) => postForm(router, "/requests/callback", { phone }));
  let [badExits, slowestEndMs] = [0, 0];
  for (let n = 0; n < 20; n += 1) {
    const fresh = await start();
    const old = sites.shift() ?? fresh;
    sites.push(fresh);
    router.sites.add(fresh.url);
    await router.ready(3);
    const toldAt = performance.now();
    // Every third site gets two signals.
    if (n % 3 === 0) setTimeout(() => old.process.kill("SIGTERM"), 100);
    if ((await old.stop("SIGTERM")) !== 0) badExits += 1;
    slowestEndMs = Math.max(slowestEndMs, performance.now() - toldAt);
    router.sites.delete(old.url);
  }
  const { pages, thanked, failures } = await load.stop();
  await Promise.all([router.close(), ...sites.map((site) => site.stop())]);
  row(
    "20 rolling restarts of two processes behind a router",
    `answered ${pages} pages and ${thanked.length} posts, failed ${failures.length}, bad exits ${badExits}, ` +
      `slowest end ${(slowestEndMs / 1000).toFixed(1)} s`,
  );
  for (const failure of new Set(failures)) note(`  ${failure}`);
  return failures.length === 0 && badExits === 0;
}

async function outage(): Promise<boolean> {
  const site = await startBuiltSite(env);
  for (const address of routeAddresses) await timed(site.url + address);
  const times: number[] = [];
  let bad = 0;
  for (const fault of readFaults) {
    for (const mode of [fault, "up"] as const) {
      front.mode = mode;
      const until = performance.now() + 1000;
      while (performance.now() < until) {
        for (const address of routeAddresses) {
          const { ms, status } = await timed(site.url + address);
          times.push(ms);
          if (status !== 200) bad += 1;
        }
        await sleep(20);
      }
    }
  }
  front.mode = "up";
  await site.stop("SIGTERM");
  const page = p99(times);
  row(
    `the API goes up and down each second in ${readFaults.length} ways`,
    `${times.length} pages, not 200: ${bad}, p99 ${page.toFixed(1)} ms (100)`,
  );
  return bad === 0 && page <= 100;
}

async function fuzz(): Promise<boolean> {
  const site = await startBuiltSite(env);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const counts = new Map<number, number>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const requests = fc.sample(fuzzedRequests, { numRuns: 1000, seed });
    for (let at = 0; at < requests.length; at += 16) {
      const part = requests
        .slice(at, at + 16)
        .map((request) => send(site.url, { ...request, agent }).catch(() => ({ status: 0 })));
      for (const { status } of await Promise.all(part)) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  agent.destroy();
  await site.stop("SIGTERM");
  const faults = (counts.get(500) ?? 0) + (counts.get(0) ?? 0);
  const summary = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  row("20,000 fuzzed requests", `500 or no answer: ${faults} (${summary.join(", ")})`);
  return faults === 0;
}

await runProofs({ slow, restarts, outage, fuzz });
await front.close();
await standIn.close();
