import { describe, expect, test } from "vitest";
import { mainOf, plainText } from "../../../support/plain-text.ts";
import { siteForFile } from "../../../support/site-for-file.ts";

const site = siteForFile();

const get = async (path: string) => {
  const response = await fetch(site.url + path);
  const html = (await plainText(response)).replaceAll("&amp;", "&");
  return { html, pushed: response.headers.get("HX-Replace-Url"), main: mainOf(html) };
};
const idsIn = (html: string, list: string) =>
  [...html.matchAll(new RegExp(`href="/${list}/(\\d+)"`, "g"))].map(([, id]) => id);
const moreIn = (html: string) => /href="([^"]+)"[^>]*hx-get="([^"]+)"[^>]*>Показать ещё/.exec(html)?.slice(1) ?? [];

describe("The search of companies", () => {
  test("names other categories with hits, with working links", async () => {
    const { main } = await get(`/shops?search=${encodeURIComponent("кофе")}`);
    expect(main).toContain("Ничего не нашли");
    const links = [...main.matchAll(/<li><a[^>]*href="([^"]*search=[^"]*)"[^>]*>[^<]*<\/a> — (\d+) компан/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, address = "", count] of links) {
      const there = await get(address);
      expect(new Set(idsIn(there.main, "shops")).size, address).toBe(Number(count));
    }
  });
  test("links back to all categories, also with hits", async () => {
    const { main } = await get(`/shops?categories=food&search=${encodeURIComponent("кофе")}`);
    expect(idsIn(main, "shops").length).toBeGreaterThan(0);
    expect(main).toMatch(/<a[^>]*href="\/shops"[^>]*>Сбросить фильтры<\/a>/);
  });
});

describe.each([
  ["shops", "/shops?categories=residents"],
  ["news", "/news"],
])("«Показать ещё» of %s", (list, address) => {
  test("sets an address that shows the same items, on each page until the last", async () => {
    let shown = idsIn((await get(address)).main, list);
    let [page, fragment] = moreIn((await get(address)).html);
    let steps = 0;
    while (page && fragment) {
      const part = await get(fragment);
      shown = [...shown, ...idsIn(part.html, list)];
      expect(part.pushed).toBe(page);
      expect(new Set(idsIn((await get(page)).main, list))).toEqual(new Set(shown));
      const next = moreIn(part.html);
      expect(next).toEqual(moreIn((await get(page)).html));
      [page, fragment] = next;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(1);
  });
});
