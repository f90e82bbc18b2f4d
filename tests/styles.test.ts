import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { addresses } from "../e2e/support/addresses.ts";
import { everyAddress } from "./support/every-address.ts";
import { startSite, type TestSite } from "./support/site.ts";

const manifest = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync("public/build/manifest.json", "utf8")));

/** The classes that begin a selector of a built sheet. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(path.join("public", manifest[`${sheet}.css`] ?? ""), "utf8");
  const selectors = css.replace(/\{[^{}]*\}/g, "{}").replace(/\([^()]*\)/g, "");
  return new Set([...selectors.matchAll(/(?:^|[{},])\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ""));
}
const site = classesOf("site");
const sheets = ["units", "places"].map((name) => {
  const own = [...classesOf(name)].filter((one) => !site.has(one));
  return { name, own: new Set(own) };
});

/** Pages in other states; the classes of forms are nested in their own. */
const states = ["/plan?body=4", ...addresses.filter((address) => !address.startsWith("/requests/"))];

describe("The styles of a subject", () => {
  let running: TestSite;
  beforeAll(async () => {
    running = await startSite();
  });
  afterAll(() => running.close());

  test("are loaded by every page that shows it, and only by such pages", async () => {
    const used = new Set<string>();
    const wrong: string[] = [];
    const pages = everyAddress().flatMap(([kind, address]) => (kind === "page" ? [address] : []));
    for (const address of new Set([...pages, ...states])) {
      const html = await (await fetch(running.url + address)).text();
      const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
      for (const { name, own } of sheets) {
        const needs = shown.filter((one) => own.has(one));
        for (const one of needs) used.add(one);
        const loads = html.includes(`href="/build/${name}.css"`);
        if (loads !== needs.length > 0)
          wrong.push(`${address} ${loads ? "loads" : "lacks"} ${name}: ${needs.slice(0, 9)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(used.size).toBeGreaterThan(50);
  });
});
