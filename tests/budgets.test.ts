import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { sitemapOf } from "./support/pages/every-address.ts";
import { wholeProofs } from "./support/proofs.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";

/** Brotli bytes. Source: the product's weight budgets. */
const scriptBytesMax = 4_850;
/** Sheets that the first paint waits for. */
const firstStylesMax: readonly [string, number][] = [
  ["/", 8_900],
  ["/arenda-ofisov", 10_080],
  ["/arenda-skladov", 11_100],
  ["/pavilions/1001", 10_080],
  ["/services", 11_720],
  ["/contacts", 11_720],
];
/** Sheets that come later: with the first dialog, with a print, with system colours. */
const lateStylesMax = { dialogs: 2_700, media: 1_990 };
const fontBytesMax = 18_850;
const requestsMax = 6;
const unitPageBytesMax = 9_800;
/** Every page but home, lists and units. */
const contentPageBytesMax = 6_500;
/** Of many pages, so many of the heaviest are weighed exactly. */
const weighedMax = 8;
/** The rows after units are content pages with more words or drawings. */
const pageBytesMax: readonly [string, number][] = [
  ["/", 9_400],
  ["/arenda-ofisov", 9_400],
  ["/arenda-skladov", 8_120],
  ["/arenda-torgovih-pomesheniy", 8_490],
  ["/pavilions/1001", unitPageBytesMax],
  ["/shops?categories=all", 8_080],
  ["/privacy", 7_560],
  ["/agreement", 7_340],
  ["/about", 6_970],
  ["/advertising", 6_790],
  ["/plan?body=4&floor=7", 5_770],
  // 6.6 kB; the time of day and hashes vary by 60 bytes.
  ["/route", 6_680],
  ["/shops", 6_570],
  // The API's own words stand beside the rules.
  ["/parking", 6_700],
];

/** Limits of a list page with all 112 units: bytes, wire bytes, elements. Hashes and ports vary by 60 bytes. */
const listBytesMax = 61_000;
const listPackedBytesMax = 9_400;
const listElementsMax = 1_000;
const answerBytesMax = 3_040;

const built = "public/build";
/** Built files by their names without a hash. */
const builtAs = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(path.join(built, "manifest.json"), "utf8")));
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = promisify(brotliCompress);
/** Leaves the event loop free: for all units it takes longer than a connection is kept alive. */
async function smallest(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return (await compress(text, { params })).length;
}

describe("The first visit stays within its weight budget:", () => {
  const site = siteForFile();
  /** The files that a page loads at once, without fonts, which replace others later. */
  const firstLinksOf = async (address: string) => {
    const html = (await site.get(address)).text.replace(/<template.*?<\/template>/gs, "");
    const links = html.match(/<link rel="(?:preload|stylesheet|modulepreload)"[^>]*>/g) ?? [];
    return links.filter((tag) => !/as="font"| media=/.test(tag));
  };

  test.each(pageBytesMax)("%s has at most %i bytes", async (address, bytesMax) => {
    const html = (await site.get(address)).text;
    expect(await smallest(html)).toBeLessThanOrEqual(bytesMax);
  });
  /** The pages with more bytes. A fast compression finds the heaviest; the thorough one takes ten times as long. */
  const heavier = async (addresses: readonly string[], bytesMax: number) => {
    const pages = await Promise.all(
      addresses.map(async (address) => ({ address, html: (await site.get(address)).text })),
    );
    const roughly = pages.map((page) => ({ ...page, bytes: brotliCompressSync(page.html, fast).length }));
    const heaviest = roughly.toSorted((a, b) => b.bytes - a.bytes).slice(0, wholeProofs ? pages.length : weighedMax);
    const sizes = heaviest.map(async ({ address, html }) => ({ address, bytes: await smallest(html) }));
    return (await Promise.all(sizes)).filter(({ bytes }) => bytes > bytesMax);
  };
  test("the page of every unit meets the same budget, with its plan, floor, park and neighbours", async () => {
    const units = site.content.units;
    expect(
      await heavier(
        units.map(({ id }) => `/pavilions/${id}`),
        unitPageBytesMax,
      ),
    ).toEqual([]);
    expect(units.length).toBeGreaterThan(150);
  });
  test("every other page of the sitemap meets the budget of content pages", async () => {
    const named = new Set(pageBytesMax.map(([address]) => address));
    const others = (await sitemapOf(site)).filter(
      (address) => !named.has(address) && !address.startsWith("/pavilions/"),
    );
    // A list of one building or one size.
    const lists = others.filter((address) => address.startsWith("/arenda-"));
    const contents = others.filter((address) => !lists.includes(address));
    expect(await heavier(contents, contentPageBytesMax)).toEqual([]);
    expect(await heavier(lists, listPackedBytesMax)).toEqual([]);
    expect(others.length).toBeGreaterThan(100);
  });
  test("a list of a hundred units meets its budgets: plain bytes and elements", async () => {
    const html = (await site.get("/arenda-ofisov")).text;
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(listBytesMax);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(listElementsMax);
  });
  test("a filter's answer with fifteen units in seven rows meets its budget", async () => {
    const html = (await site.get("/fragments/pavilions?category=office&squareSize=l")).text;
    expect(html.match(/class="mark"/g)).toHaveLength(7);
    expect(await smallest(html)).toBeLessThanOrEqual(answerBytesMax);
  });
  test.each(firstStylesMax)("%s waits for at most %i bytes of styles", async (address, bytesMax) => {
    const first = (await firstLinksOf(address)).filter((link) => link.includes('rel="stylesheet"'));
    const files = first.map((link) => builtAs[path.basename(/href="([^"]+)"/.exec(link)?.[1] ?? "")] ?? "");
    expect(files.length).toBeGreaterThan(1);
    const sizes = files.map((file) => statSync(`public${file}.br`).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(bytesMax);
  });
  test("the late styles, the script and the fonts of every page meet their budgets", () => {
    const sizeOf = (name: string, ending = "") => statSync(`public${builtAs[name]}${ending}`).size;
    for (const [sheet, bytesMax] of Object.entries(lateStylesMax))
      expect(sizeOf(`${sheet}.css`, ".br"), sheet).toBeLessThanOrEqual(bytesMax);
    expect(sizeOf("main.js", ".br")).toBeLessThanOrEqual(scriptBytesMax);
    const fonts = readdirSync(built).filter((name) => name.endsWith(".woff2"));
    expect(fonts.reduce((sum, name) => sum + statSync(path.join(built, name)).size, 0)).toBeLessThanOrEqual(
      fontBytesMax,
    );
  });
  const originals = "views/park/claims/model";
  test.runIf(existsSync(originals))(
    "the model has 21 originals of 350 kB at most, and the first picture is light",
    () => {
      const names = readdirSync(originals).filter((file) => file.endsWith(".jpg"));
      expect(names.length).toBeLessThanOrEqual(21);
      expect(names.filter((file) => statSync(path.join(originals, file)).size > 350_000)).toEqual([]);
      const largestOf = (pattern: RegExp) =>
        Math.max(
          ...readdirSync(built)
            .filter((file) => pattern.test(file))
            .map((file) => statSync(path.join(built, file)).size),
        );
      const lights = "(?:noon|dusk|night)";
      expect(largestOf(new RegExp(`^model-aerial-${lights}-1440-.*avif$`))).toBeLessThanOrEqual(60_000);
      expect(largestOf(new RegExp(`^model-aerial-${lights}-800-.*avif$`))).toBeLessThanOrEqual(22_000);
      expect(largestOf(new RegExp(`^model-upright-${lights}-800-.*avif$`))).toBeLessThanOrEqual(25_000);
    },
  );

  test("the script of every page is one file: a second one would cost each first paint a round trip", () => {
    expect(readFileSync(`public${builtAs["main.js"]}`, "utf8")).not.toMatch(/\bfrom\s*"|\bimport\s*"/);
  });
  test.each(["/", "/arenda-ofisov", "/pavilions/1001", "/contacts"])(
    "%s can be used after six requests: itself, its styles, its script; fonts replace others later",
    async (address) => {
      const html = (await site.get(address)).text;
      const scripts = html.match(/<script[^>]+src=/g) ?? [];
      const needed = [...(await firstLinksOf(address)), ...scripts];
      expect(scripts).toHaveLength(1);
      expect(needed.length).toBeGreaterThan(1);
      expect(needed.length + 1).toBeLessThanOrEqual(requestsMax);
    },
  );
});
