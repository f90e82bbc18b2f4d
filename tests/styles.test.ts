import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { addresses } from "../e2e/support/addresses.ts";
import { everyAddress } from "./support/every-address.ts";
import { startSite, type TestSite } from "./support/site.ts";

const manifest = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync("public/build/manifest.json", "utf8")));

/** CSS without its rules for forced colours and print, which do not count as styles of a class. */
function onScreen(css: string): string {
  const [before, ...blocks] = css.split(/@media ?(?:\(forced-colors|print)/);
  return [before, ...blocks.map(afterBlock)].join("");
}

/** The text after the first block, nested blocks included. */
function afterBlock(css: string): string {
  let depth = 0;
  for (let at = css.indexOf("{"); at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return css.slice(at + 1);
  }
  return "";
}

/** The classes that start a selector of a built sheet. */
function classesOf(sheet: string): Set<string> {
  const css = onScreen(readFileSync(path.join("public", manifest[`${sheet}.css`] ?? ""), "utf8"));
  const selectors = css.replace(/\{[^{}]*\}/g, "{}").replace(/\([^()]*\)/g, "");
  return new Set([...selectors.matchAll(/(?:^|[{},])\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ""));
}
const site = classesOf("site");
const sheets = ["units", "places", "home", "compare", "pictures"].map((name) => {
  const own = [...classesOf(name)].filter((one) => !site.has(one));
  return { name, own: new Set(own) };
});

/** Pages in other states. Classes of forms are nested in their own class. */
const states = ["/plan?body=4", ...addresses.filter((address) => !address.startsWith("/requests/"))];

/** Contradictions between a page's classes and sheets: a missing sheet, or a sheet without a class on the page. */
function faultsOf(classes: readonly string[], loaded: readonly string[]): string[] {
  const needed = new Set(classes.filter((one) => sheets.some(({ own }) => own.has(one))));
  const lacks = [...needed].filter((one) => !sheets.some(({ name, own }) => loaded.includes(name) && own.has(one)));
  const idle = sheets.filter(({ name, own }) => loaded.includes(name) && !classes.some((one) => own.has(one)));
  return [...lacks.map((one) => `lacks .${one}`), ...idle.map(({ name }) => `loads ${name} for nothing`)];
}

describe("The styles of a subject", () => {
  let running: TestSite;
  beforeAll(async () => {
    running = await startSite();
  });
  afterAll(() => running.close());

  test("are loaded by exactly the pages that show it", async () => {
    const used = new Set<string>();
    const wrong: string[] = [];
    const pages = everyAddress().flatMap(([kind, address]) => (kind === "page" ? [address] : []));
    for (const address of new Set([...pages, ...states])) {
      const html = await (await fetch(running.url + address)).text();
      const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
      const loaded = sheets.map(({ name }) => name).filter((name) => html.includes(`href="/build/${name}.css"`));
      for (const one of shown) if (sheets.some(({ own }) => own.has(one))) used.add(one);
      wrong.push(...faultsOf(shown, loaded).map((fault) => `${address} ${fault}`));
    }
    expect(wrong).toEqual([]);
    expect(used.size).toBeGreaterThan(50);
  });
});
