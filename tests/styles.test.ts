import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { addresses } from "../e2e/support/addresses.ts";
import { sheets as sheetNames } from "../views/layout/sheets.ts";
import { routeAddresses } from "./support/addresses.ts";
import { siteForFile } from "./support/site-for-file.ts";
import { filesIn } from "./support/source-files.ts";

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

/** The built sheet without the bodies of its rules and without the arguments of selectors. */
const selectorsOf = (sheet: string) =>
  onScreen(readFileSync(path.join("public", manifest[`${sheet}.css`] ?? ""), "utf8"))
    .replace(/\{[^{}]*\}/g, "{}")
    .replace(/\([^()]*\)/g, "");

const classesIn = (sheet: string, pattern: RegExp) =>
  new Set([...selectorsOf(sheet).matchAll(pattern)].map(([, name]) => name ?? ""));

/** The classes that start a selector of a built sheet. */
const classesOf = (sheet: string) => classesIn(sheet, /(?:^|[{},])\.([a-zA-Z][\w-]*)/g);

/** The classes with a rule of their own: `.legend{}` is one, `.legend .legend-tag{}` is none. */
const ruledIn = (sheet: string) => classesIn(sheet, /(?:^|[{},])\.([a-zA-Z][\w-]*)(?=[{,])/g);

const site = { all: classesOf("site"), ruled: ruledIn("site") };
const sheets = sheetNames.map((name) => {
  const ruled = ruledIn(name);
  const own = [...classesOf(name)].filter((one) => !site.all.has(one) || (ruled.has(one) && !site.ruled.has(one)));
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
  const running = siteForFile();

  test("are loaded by exactly the pages that show it", async () => {
    const used = new Set<string>();
    const wrong: string[] = [];
    for (const address of new Set([...routeAddresses, ...states])) {
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

test("Styles use only the breakpoints that tokens.css names", () => {
  const textOf = (file: string) => readFileSync(file, "utf8");
  const named = [...textOf("views/styles/tokens.css").matchAll(/^@custom-media (--[\w-]+)/gm)].map(([, name]) => name);
  const queries = filesIn("views", /\.css$/).flatMap((file) =>
    [...textOf(file).matchAll(/@media[^{]*/g)].map(([all]) => all),
  );
  const used = queries.flatMap((query) => [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !named.includes(name))).toEqual([]);
  expect(queries.filter((query) => /\b(?:width|height)\b/.test(query))).toEqual([]);
});
