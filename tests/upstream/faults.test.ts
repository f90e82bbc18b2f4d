import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { allPages, wholeProofs } from "../support/proofs.ts";
import { readFaults } from "../support/sites/fault-front.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";

const sites = frontedSites({ API_TIMEOUT_MS: "500" });

/** CI tries faults of three kinds; `npm run stress` tries all. `upstream.test.ts` has each kind of call. */
const sample = allPages ? ["hang", "html", "404"] : ["hang"];

test.each(readFaults.filter((fault) => wholeProofs || sample.includes(fault)))(
  "With '%s' of the API, every page seen before still answers 200",
  async (mode) => {
    const site = await sites.start({ CONTENT_TTL_SECONDS: "1" });
    // A busy machine may need longer for a first answer than the site's API time limit.
    for (const address of routeAddresses) await expect.poll(async () => (await site.read(address)).status).toBe(200);
    sites.front.mode = mode;
    const { calls } = sites.front;
    await sleep(1050);
    for (const round of [1, 2]) {
      for (const address of routeAddresses)
        expect((await site.read(address)).status, `${address}, round ${round}`).toBe(200);
      await site.keeper.pass();
    }
    expect(sites.front.calls).toBeGreaterThan(calls);
  },
);
