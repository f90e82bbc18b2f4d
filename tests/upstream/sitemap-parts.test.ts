import { expect, test } from "vitest";
import { sitemapOf } from "../support/pages/every-address.ts";
import { deriveAnswers } from "../support/parks/derived-park.ts";
import { plainPark } from "../support/parks/foreign-parks.ts";
import { parkSites } from "../support/sites/park-sites.ts";

const start = parkSites();
const whole = deriveAnswers(plainPark);

test("The sitemap leaves out the items of an unknown list, and keeps all others", async () => {
  const all = await sitemapOf(await start(whole));
  expect(all).toEqual(expect.arrayContaining(["/news/1", "/shops/1", "/vacancies/1", "/advertising/solutions/1"]));
  const lost = [
    { path: "/news", items: /^\/news\// },
    { path: "/shops", items: /^\/shops(?:\/|\?)/ },
    { path: "/vacancies", items: /^\/vacancies\// },
    { path: "/media-facade-solutions", items: /^\/advertising\/solutions\// },
  ];
  for (const { path: unknown, items } of lost) {
    const site = await start((path, query) => (path.startsWith(unknown) ? undefined : whole(path, query)));
    expect((await site.read("/sitemap.xml")).status, unknown).toBe(200);
    expect((await sitemapOf(site)).toSorted(), unknown).toEqual(
      all.filter((address) => !items.test(address)).toSorted(),
    );
  }
});

test("The sitemap has the units of all known categories", async () => {
  const unitsIn = (addresses: string[]) => addresses.filter((address) => /^\/pavilions\/\d+$/.test(address));
  const all = unitsIn(await sitemapOf(await start(whole)));
  const site = await start((path, query) =>
    path.startsWith("/pavilions") && query.get("category") === "warehouse" ? undefined : whole(path, query),
  );
  const listed = unitsIn(await sitemapOf(site));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed, "all units are offices").toEqual(all);
});
