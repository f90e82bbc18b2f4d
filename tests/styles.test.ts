import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { addresses } from "../e2e/support/page-states.ts";
import { sheets as sheetNames } from "../views/layout/sheets.ts";
import { shades, tokens } from "../views/park/colours.ts";
import { routeAddresses } from "./support/pages/route-addresses.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";
import { sources, stylesheets, textOf } from "./support/source-files.ts";

const code = [...sources("server"), ...sources("views")];
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
  const onlyHere = [...classesOf(name)].filter(
    (className) => !site.all.has(className) || (ruled.has(className) && !site.ruled.has(className)),
  );
  return { name, onlyHere: new Set(onlyHere) };
});

/** Pages in other states. Classes of forms are nested in their own class. */
const states = ["/plan?body=4", "/services/6", ...addresses.filter((address) => !address.startsWith("/requests/"))];

/** Contradictions between a page's classes and sheets: a missing sheet, or a sheet without a class on the page. */
function faultsOf(classes: readonly string[], loaded: readonly string[]): string[] {
  const needed = new Set(classes.filter((className) => sheets.some(({ onlyHere }) => onlyHere.has(className))));
  const lacks = [...needed].filter(
    (className) => !sheets.some(({ name, onlyHere }) => loaded.includes(name) && onlyHere.has(className)),
  );
  const idle = sheets.filter(
    ({ name, onlyHere }) => loaded.includes(name) && !classes.some((className) => onlyHere.has(className)),
  );
  return [...lacks.map((className) => `lacks .${className}`), ...idle.map(({ name }) => `loads ${name} for nothing`)];
}

const running = siteForFile();

test("The styles of a subject are loaded by exactly the pages that show it", async () => {
  const used = new Set<string>();
  const wrong: string[] = [];
  for (const address of new Set([...routeAddresses, ...states])) {
    const html = await (await fetch(running.url + address)).text();
    const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    const loaded = sheets.map(({ name }) => name).filter((name) => html.includes(`href="/build/${name}.css"`));
    for (const className of shown) {
      if (sheets.some(({ onlyHere }) => onlyHere.has(className))) used.add(className);
    }
    wrong.push(...faultsOf(shown, loaded).map((fault) => `${address} ${fault}`));
  }
  expect(wrong).toEqual([]);
  expect(used.size).toBeGreaterThan(50);
});

const breakpoints = [...textOf("views/styles/tokens.css").matchAll(/^@custom-media (--[\w-]+)/gm)].map(
  ([, name]) => name,
);

// WebKit keeps the style that it computed before the element was filled.
test("No selector asks for `:empty` inside of `:has()`", () => {
  expect(stylesheets.filter((file) => /:has\([^{;]*:empty/.test(textOf(file)))).toEqual([]);
});

test("Styles use only the breakpoints that tokens.css names", () => {
  const queries = stylesheets.flatMap((file) => [...textOf(file).matchAll(/@media[^{]*/g)].map(([all]) => all));
  const used = queries.flatMap((query) => [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !breakpoints.includes(name))).toEqual([]);
  expect(queries.filter((query) => /\b(?:width|height)\b/.test(query))).toEqual([]);
});

describe("The scale", () => {
  /** Drawings have units of their own, paper has points. */
  const screenSheets = stylesheets.filter((file) => !/^views\/(?:drawings|units\/sheet)\/|print/.test(file));
  const valuesOf = (property: RegExp) =>
    screenSheets.flatMap((file) =>
      [...textOf(file).matchAll(new RegExp(`^\\s*(?:${property.source}): ([^;]+);`, "gm"))].map(([, value = ""]) => ({
        file,
        value,
      })),
    );

  test("has eight sizes of type, eight steps of space and three radii", () => {
    const names = [...textOf("views/styles/tokens.css").matchAll(/^ {2}--(s\d+|gap-\d|[a-z]*-?radius):/gm)];
    expect(names.map(([, name]) => name).toSorted()).toEqual(
      [
        ...[13, 15, 16, 18, 22, 28, 36, 46].map((px) => `s${px}`),
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((step) => `gap-${step}`),
        ...["radius", "card-radius", "pill-radius"],
      ].toSorted(),
    );
  });
  test("gives all text its size: nothing else does, but drawings and the headings that shrink with the window", () => {
    const sized = [...valuesOf(/font-size/), ...valuesOf(/font/)];
    expect(sized.length).toBeGreaterThan(100);
    const given = /^(?:inherit|[\d.]+em|(?:\d00 )?(?:var\(--s\d+\)|max\().*|min\(clamp.*|\d00 [\d.]+em .*)$/;
    const drawn = ["views/park/park-map.css", "views/units/unit/joined.css", "views/units/unit/unit-rest.css"];
    expect(
      sized.filter(({ file, value }) => !given.test(value) && !/pt\b/.test(value) && !drawn.includes(file)),
    ).toEqual([]);
  });
  test("spaces all parts, hairlines aside; in units, shares of a window and what text must fit are sums", () => {
    const spaced = valuesOf(/(?:row-|column-)?gap|(?:padding|margin)(?:-(?:block|inline|top|right|bottom|left))?/);
    expect(spaced.length).toBeGreaterThan(400);
    const given =
      /^(?:(?:0|auto|[12]px|0\.125rem|[\d.]+em|-[\d.]+(?:px|rem|em)|var\(--(?:gap-\d|gutter)\)|(?:calc|clamp|min|max)\(.*\)) ?)+$/;
    const others = spaced.filter(({ file, value }) => !file.startsWith("views/units/") && !given.test(value));
    expect(others).toEqual([]);
  });
  test("sets no tabular figures: they tear numbers such as 11 and 21", () => {
    expect(stylesheets.filter((file) => /tnum|tabular-nums/.test(textOf(file)))).toEqual([]);
  });
  test("rounds all corners", () => {
    const given = /^(?:(?:0|50%|inherit|var\(--(?:card-|pill-)?radius\)) ?)+$/;
    expect(valuesOf(/border-radius/).filter(({ value }) => !given.test(value))).toEqual([]);
  });
  test("names the specification's five breakpoints, windows by their height, the phones whose header scrolls away and two for larger letters", () => {
    const widths = ["--to-1400", "--to-1100", "--to-760", "--to-650", "--to-600", "--to-352", "--to-288", "--to-240"];
    const heights = ["--laptop", "--half", "--low"];
    expect(breakpoints.toSorted()).toEqual([...widths, ...heights].toSorted());
  });
});

describe("Colours", () => {
  test("views/park/colours.ts defines all colours: stylesheets and drawings use their names", () => {
    const colour = /["' (]#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgb|hsl|oklch)a?\(/i;
    const files = [...code, ...stylesheets].filter((file) => colour.test(textOf(file)));
    expect(files).toEqual(["views/park/colours.ts"]);
  });
  test("every custom property that stylesheets use is defined in a stylesheet or views/park/colours.ts", () => {
    const styles = stylesheets.map(textOf).join("\n");
    const given = new Set([...styles.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
    const used = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");
    const isDefined = (name: string) => given.has(name) || name.slice(2) in { ...tokens, ...shades };
    expect([...new Set(used)].filter((name) => !isDefined(name))).toEqual([]);
  });
  test("every colour is used", () => {
    const texts = [...stylesheets, ...code]
      .filter((file) => file !== "views/park/colours.ts")
      .map(textOf)
      .join("\n");
    const used = (name: string) =>
      texts.includes(`var(--${name})`) || texts.includes(`tokens.${name}`) || texts.includes(`"${name}"]`);
    expect(Object.keys({ ...tokens, ...shades }).filter((name) => !used(name))).toEqual([]);
  });
});
