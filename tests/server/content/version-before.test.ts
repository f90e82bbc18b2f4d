import { expect, test } from "vitest";
import { type ContentTexts, inBase64 } from "../../../server/content/content-texts.ts";
import { pagesOf } from "../../support/pages/every-address.ts";
import { snapshotSites, statusOf } from "../../support/sites/snapshot-sites.ts";

/**
 * The calls in a snapshot of the version before. A page that needs another one fails after a deploy while the API is
 * down. Add a call here once a version that makes it was deployed.
 */
const heldBefore = {
  park: ["/init"],
  services: ["/services"],
  office: ["/pavilions?category=office&limit=100", "/pavilions/paginate?category=office&limit=100&page=2"],
  warehouse: ["/pavilions?category=warehouse&limit=100"],
  trade_area: ["/pavilions?category=trade_area&limit=100"],
  shops: [
    "/shops?limit=100",
    "/shops?categories=residents&categories=services&categories=food&categories=shops&limit=100&page=1",
  ],
  news: [
    "/news?limit=100",
    ...["notice", "event", "promo", "news"].map((type) => `/news?type=${type}&limit=100&page=1`),
  ],
  surfaces: ["/media-facade-solutions"],
  vacancies: ["/vacancies"],
  parking: ["/pages/parking"],
  placement: ["/placement-requests/parameters"],
};

const sites = snapshotSites();

test("After a deploy while the API is down, the snapshot of the version before serves every page", async () => {
  const before = await sites.start();
  const addresses = await pagesOf(before);
  const answerTo = async (path: string) => ({
    path,
    packed: inBase64(await (await fetch(sites.standIn.url + path)).text()),
  });
  const parts: ContentTexts["parts"] = Object.fromEntries(
    await Promise.all(
      Object.entries(heldBefore).map(async ([name, paths]) => [name, await Promise.all(paths.map(answerTo))] as const),
    ),
  );
  sites.front.mode = "reset";
  const site = await sites.start();
  await site.keeper.restore({ parts, items: [], firstSeen: inBase64("{}"), since: "2026-01-01T00:00:00.000Z" });
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) expect(await statusOf(site, address), address).toBe(200);
});
