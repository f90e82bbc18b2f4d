import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { quantile, row, runProofs } from "../support/kit/proofs.ts";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { send } from "../support/servers/raw-http.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";
import { readFaults, startFaultFront } from "../support/sites/fault-front.ts";
import { type Slowness, slowSocket } from "../support/stress/slow-sockets.ts";

/**
 * `node tests/stress/trust-stress.ts [slow|outage]`, after a build: 600 slow sockets, and an API that toggles every
 * second between up and each fault. Uses loopback addresses only; exits with 1 on a broken promise.
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

await runProofs({ slow, outage });
await front.close();
await standIn.close();
