import { describe, expect, test } from "vitest";
import { gatherContent } from "../../../server/gathering.ts";
import { siteOf } from "../../../server/site-settings.ts";
import { wholeProofs } from "../../support/kit/proofs.ts";
import { pagesOf, snapshotSites, statusOf } from "../../support/sites/snapshot-sites.ts";
import type { TestSite } from "../../support/sites/test-site.ts";

/** More than the site's cache holds, if the proof is whole. */
const [strangersIds, strangersFilters] = wholeProofs ? [1200, 300] : [100, 50];

const sites = snapshotSites();

/** Fetches the whole site like the server after its start, then saves the snapshot. */
async function keepAll(site: TestSite): Promise<void> {
  const { content, config } = site;
  const { signal } = new AbortController();
  await content.lasting(() => gatherContent(content, siteOf(config), signal));
  await site.snapshots?.save();
}

describe("A start while the API is down", () => {
  test("serves every page from the snapshot, also after a stranger's filters and unknown ids", async () => {
    const first = await sites.start({ CONTENT_TTL_SECONDS: "3600" });
    await keepAll(first);
    const before = sites.front.calls;
    await Promise.all([1, 2].map((n) => statusOf(first, `/pavilions/${2 ** 31 - 1 + n}`)));
    expect(sites.front.calls).toBe(before);
    for (let n = 0; n < strangersIds; n += 50) {
      const ids = Array.from({ length: 50 }, (_, at) => first.content.unit(900_000 + n + at));
      expect(new Set(await Promise.all(ids))).toEqual(new Set([undefined]));
    }
    for (let n = 0; n < strangersFilters; n += 50) {
      const filters = Array.from({ length: 50 }, (_, at) =>
        first.content.shops({ limit: 100, categories: [String(n + at)] }),
      );
      await Promise.allSettled(filters);
    }
    await first.snapshots?.save();
    sites.front.mode = "reset";
    const site = await sites.start();
    const addresses = await pagesOf(site);
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) expect(await statusOf(site, address), address).toBe(200);
    expect(await statusOf(site, "/readyz")).toBe(200);
  });

  test("shows new content as soon as the API recovers", async () => {
    await keepAll(await sites.start());
    sites.front.mode = "reset";
    const site = await sites.start();
    await statusOf(site, "/services/1");
    sites.front.mode = "up";
    sites.front.rewrite = (at, json) =>
      at === "/services/1" && typeof json === "object" && json !== null && "data" in json
        ? { ...json, data: { ...Object(json.data), name: "Обновлённая услуга" } }
        : json;
    await expect.poll(async () => (await fetch(`${site.url}/services/1`)).text()).toContain("Обновлённая услуга");
    sites.front.rewrite = undefined;
  });
});
