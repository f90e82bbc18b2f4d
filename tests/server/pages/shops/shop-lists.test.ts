import { describe, expect, test } from "vitest";
import { getFrom } from "../../../support/lists.ts";
import { mainOf, plain } from "../../../support/plain-text.ts";
import { siteForFile } from "../../../support/site-for-file.ts";

const site = siteForFile();

/** A page or fragment, and the ids of the list's items in its main element or, of a fragment, in all of it. */
const get = async (path: string, list = "shops") => {
  const { headers, html: sent } = await getFrom(site, path);
  const html = plain(sent).replaceAll("&amp;", "&");
  const main = mainOf(html) || html;
  const ids = [...main.matchAll(new RegExp(`href="/${list}/(\\d+)"`, "g"))].map(([, id = ""]) => id);
  const more = /href="([^"]+)"[^>]*hx-get="([^"]+)"[^>]*>Показать ещё/.exec(html)?.slice(1) ?? [];
  return { main, ids: new Set(ids), more, pushed: headers.get("HX-Replace-Url") };
};

describe("The search of companies", () => {
  const coffee = `search=${encodeURIComponent("кофе")}`;
  test("names other categories with hits, with working links", async () => {
    const { main } = await get(`/shops?${coffee}`);
    expect(main).toContain("Ничего не нашли");
    const links = [...main.matchAll(/<li><a[^>]*href="([^"]*search=[^"]*)"[^>]*>[^<]*<\/a> — (\d+) компан/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, address = "", count] of links) expect((await get(address)).ids.size, address).toBe(Number(count));
  });
  test("links back to all categories, also with hits", async () => {
    const { main, ids } = await get(`/shops?categories=food&${coffee}`);
    expect(ids.size).toBeGreaterThan(0);
    expect(main).toMatch(/<a[^>]*href="\/shops"[^>]*>Сбросить фильтры<\/a>/);
  });
});

test.each([
  ["shops", "/shops?categories=residents"],
  ["news", "/news"],
])("«Показать ещё» of %s sets an address that shows the same items, until the last page", async (list, address) => {
  const first = await get(address, list);
  let { ids: shown, more } = first;
  let steps = 0;
  for (let [page, fragment] = more; page && fragment; [page, fragment] = more) {
    const [part, whole] = [await get(fragment, list), await get(page, list)];
    shown = new Set([...shown, ...part.ids]);
    expect(part.pushed).toBe(page);
    expect(whole.ids).toEqual(shown);
    expect(part.more).toEqual(whole.more);
    more = part.more;
    steps += 1;
  }
  expect(steps).toBeGreaterThan(1);
});
