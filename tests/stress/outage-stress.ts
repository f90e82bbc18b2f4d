import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { quantile, row, runProofs } from "../support/kit/proofs.ts";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { send } from "../support/servers/raw-http.ts";
import { startBuiltSite } from "../support/sites/built-site.ts";
import { readFaults, startFaultFront } from "../support/sites/fault-front.ts";

/** `node tests/stress/outage-stress.ts`, after a build: an API that toggles every second between up and each fault. */
async function outage(): Promise<boolean> {
  const standIn = await startStandInApi();
  const front = await startFaultFront(standIn.url);
  const site = await startBuiltSite({ API_BASE_URL: front.url, API_TIMEOUT_MS: "500", CONTENT_TTL_SECONDS: "1" });
  const visit = (address: string) => send(site.url + address, { agent: http.globalAgent });
  for (const address of routeAddresses) await visit(address);
  const times: number[] = [];
  let bad = 0;
  for (const mode of readFaults.flatMap((fault) => [fault, "up"] as const)) {
    front.mode = mode;
    const until = performance.now() + 1000;
    while (performance.now() < until) {
      for (const address of routeAddresses) {
        const { ms, status } = await visit(address);
        times.push(ms);
        if (status !== 200) bad += 1;
      }
      await sleep(20);
    }
  }
  await site.stop("SIGTERM");
  await front.close();
  await standIn.close();
  const p99 = quantile(times, 0.99);
  row(
    `the API goes up and down each second in ${readFaults.length} ways`,
    `${times.length} pages, not 200: ${bad}, p99 ${p99.toFixed(1)} ms (100)`,
  );
  return bad === 0 && p99 <= 100;
}

await runProofs({ outage });
