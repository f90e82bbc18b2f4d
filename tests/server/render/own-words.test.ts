import { expect, test } from "vitest";
import { allPages } from "../../../views/pages.ts";
import { fragments, withQuery } from "../../../views/routes.ts";
import { everyAddress } from "../../support/pages/every-address.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

/** What a visitor may type into any field. */
const words = "Анна Незабудкина";
/** Every key of a page's query, and the search's. */
const keys = [...new Set([...Object.values(allPages).flatMap(({ filter }) => filter.keys), "q"])];

const addresses = everyAddress("page", "fragment").map(([, address]) => address);
const asked = addresses.flatMap((address) => {
  const joins = address.includes("?") ? "&" : "?";
  return keys.map((key) => `${address}${joins}${new URLSearchParams({ [key]: words })}`);
});

test("no cache keeps an answer that shows a visitor's own words", { timeout: 600_000 }, async () => {
  const faults: string[] = [];
  let shown = 0;
  for (const address of asked) {
    const { text, headers } = await site.get(address);
    if (!/Незабудкина/.test(text)) continue;
    shown += 1;
    if (headers["cache-control"] !== "private, no-cache") faults.push(`${address}: ${headers["cache-control"]}`);
  }
  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThan(3);
});

test("the site's own memory keeps no such answer, and does so for others", async () => {
  /** Where an answer came from, by its access line. */
  const sourceOf = async (address: string) => {
    const { headers } = await site.get(address).expect(200);
    const lineOf = () => site.lines.find((line) => line.includes(headers["x-request-id"] ?? ""));
    await expect.poll(lineOf).toContain('"cache":');
    return JSON.parse(lineOf() ?? "").cache;
  };
  const sourcesOf = async (address: string) => [await sourceOf(address), await sourceOf(address)];
  const query = new URLSearchParams({ q: words });
  expect(await sourcesOf(withQuery("/search", query))).toEqual(["miss", "miss"]);
  expect(await sourcesOf(withQuery(fragments.search, query))).toEqual(["miss", "miss"]);
  expect(await sourcesOf("/arenda-ofisov?people=5")).toEqual(["miss", "hit"]);
});

test("a shared cache keeps no redirect to a visitor's own words", async () => {
  for (const address of ["/search/", "/Search"]) {
    await site
      .get(withQuery(address, new URLSearchParams({ q: words })))
      .expect(308)
      .expect("Cache-Control", /^private/);
  }
  // Signs after the end of a pasted address.
  await site
    .get("/search?q=nezabudkina)")
    .expect(308)
    .expect("Cache-Control", /^private/);
  await site
    .get("/Contacts")
    .expect(308)
    .expect("Cache-Control", /^public/);
});
