import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { spoiled } from "../../tests/support/hostile/hostile-content.ts";
import { startBuiltSite } from "../../tests/support/sites/built-site.ts";
import { startFaultFront } from "../../tests/support/sites/fault-front.ts";
import { test as base } from "./running-site.ts";

/** Starts the built site and returns its address. With a `turn`, the content API puts payloads into every string. */
type StartSite = (turn?: number) => Promise<string>;

/** `test` with one or more own sites. */
export const test = base.extend<{ startSite: StartSite }>({
  asksForCookies: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
  startSite: async ({}, use) => {
    const ends: (() => unknown)[] = [];
    await use(async (turn) => {
      const standIn = await startStandInApi();
      ends.push(standIn.close);
      const front = await startFaultFront(standIn.url);
      ends.push(front.close);
      if (turn !== undefined) front.rewrite = (address, json) => spoiled(address, json, turn);
      const site = await startBuiltSite({ API_BASE_URL: front.url, RATE_LIMIT_REQUESTS: "100000" });
      ends.push(() => site.stop());
      return site.url;
    });
    for (const end of ends.reverse()) await end();
  },
});

export { expect } from "playwright/test";
