import { describe, expect, test } from "vitest";
import { linksOf } from "../../support/pages/lists.ts";
import { mainOf, wordsOf } from "../../support/pages/page-text.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { park } from "../../support/parks/park-of-the-day.ts";
import { parkSites } from "../../support/sites/park-sites.ts";

const start = parkSites();
const screensHref = "/advertising/media-facades";
const inLifts = park.mediaFacadeSolutions.map((surface) => ({
  ...surface,
  ...{ kind: "lightbox", setting: "lift", price: 0, prices: [], requirements: [] },
}));

/** Banners of the content may lead anywhere. */
const banners = { banners: [], advertisementBanners: [] };

/** The title and the description of a page. */
const headOf = (html: string): string =>
  [...html.matchAll(/<title.*?<\/title>|<meta name="description"[^>]*>/gs)].join(" ");

describe("A park whose surfaces have no prices and no screens among them", () => {
  test.each([
    ["none", []],
    ["lightboxes in lifts", inLifts],
  ])("promises no prices, sizes of screens or files for them: %s", async (_, mediaFacadeSolutions) => {
    const site = await start(answersOf({ ...park, banners, mediaFacadeSolutions }));
    const { html: list } = await site.read("/advertising");
    const { html: screens } = await site.read(screensHref);
    const heads = headOf(list) + headOf(screens);
    expect(heads).toContain("Реклама");
    expect(heads).not.toMatch(/цен[аы]|стоят|ролик/);
    expect(wordsOf(mainOf(list))).not.toContain("сколько это стоит");
    expect(linksOf(mainOf(list))).not.toContain(screensHref);
  });
});

test("a park with priced screens promises them, and leads to them", async () => {
  const site = await start(answersOf(park));
  const { html: list } = await site.read("/advertising");
  const { html: screens } = await site.read(screensHref);
  expect(headOf(list)).toContain("сколько стоят");
  expect(linksOf(mainOf(list))).toContain(screensHref);
  expect(headOf(screens)).toMatch(/размер и цены сроков.*Какой ролик прислать/s);
});
