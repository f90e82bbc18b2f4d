import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, test } from "vitest";
import { grownAnswers } from "./support/parks/grown-park.ts";
import { eventsOf } from "./support/sites/logged-events.ts";
import { parkSites } from "./support/sites/park-sites.ts";

const start = parkSites();
/** Brotli bytes of whole pages. Source: the goals of growth. */
const bytesMax = { "/": 10_000, "/arenda-ofisov": 12_000 };

test("A park of 1,500 units, 30 buildings and 200 companies is known whole, and its pages stay small", async () => {
  // The API shares the processor with the site.
  const answers = grownAnswers({ units: 1500, buildings: 30, shops: 200 });
  const site = await start(answers, { PARK_STATEMENTS: "on", API_TIMEOUT_MS: "20000" });
  expect(site.content.units).toHaveLength(1500);
  expect(eventsOf(site, "content.dropped")).toEqual([]);
  for (const [address, most] of Object.entries(bytesMax)) {
    // The site refuses work while the reads of 1,500 units keep the processor.
    await expect.poll(async () => (await site.get(address)).status, { timeout: 30_000 }).toBe(200);
    const { length } = await promisify(brotliCompress)((await site.get(address)).text);
    expect(length, address).toBeLessThanOrEqual(most);
  }
});
