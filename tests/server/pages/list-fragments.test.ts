import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { foundOf, getFrom, unitsOf } from "../../support/lists.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const fragmentBytesMax = 8 * 1024;
const brotli = (html: string) => brotliCompressSync(html).length;

const site = siteForFile();
const get = (path: string) => getFrom(site, path);

describe("the units' fragment", () => {
  test("meets its byte budget with thirty units", async () => {
    const { html } = await get("/fragments/pavilions?category=office&limit=30");
    expect(brotli(html)).toBeLessThan(fragmentBytesMax);
  });

  test("names its page in canonical form, and is excluded from search indexes", async () => {
    const { headers, html } = await get("/fragments/pavilions?category=office&squareFrom=100&squareTo=70&utm=1&floor=");
    expect(headers.get("hx-push-url")).toBe("/arenda-ofisov?squareFrom=70&squareTo=100");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(html).toMatch(/<title>.+<\/title>/);
    expect(html).toContain('<a id="feed" href="/feeds/units?squareFrom=70&amp;squareTo=100&amp;category=office">');
    for (const place of ["#feed", "#filter-bar", "#park", "#page-status"])
      expect(html).toContain(`<hx-partial hx-target="${place}"`);
  });

  test("shows the same units as its page", async () => {
    const { headers, html } = await get("/fragments/pavilions?category=warehouse&priceTo=300000&sort=price");
    const page = await get(headers.get("hx-push-url") ?? "");
    expect(foundOf(html)).toBe(foundOf(page.html));
    expect(unitsOf(`<main>${html}</main>`)).toEqual(unitsOf(page.html));
  });

  test("has the canonical address after a reset of the buildings", async () => {
    const all = await get("/fragments/pavilions?category=office&bodies=1&bodies=all");
    expect(all.headers.get("hx-push-url")).toBe("/arenda-ofisov");
  });

  test("adds further rows to the last group and new groups whole, and replaces the address", async () => {
    const { headers, html } = await get("/fragments/pavilions?category=office&limit=90&page=2&part=rows");
    expect(headers.get("hx-replace-url")).toBe("/arenda-ofisov?limit=90&page=2");
    expect(html).toContain('<hx-partial hx-target="#rows-m" hx-swap="beforeend"><li');
    expect(html).toMatch(/<hx-partial hx-target="#more" hx-swap="beforebegin"><section class="group">.*id="rows-l"/);
    expect(unitsOf(`<main>${html}</main>`)).toHaveLength(22);
  });

  test("is a 404 without a category", async () => {
    expect((await get("/fragments/pavilions")).status).toBe(404);
  });
});
