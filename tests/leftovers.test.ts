import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { sheets } from "../views/layout/sheets.ts";
import { filesIn, sources, stylesheets, textOf } from "./support/source-files.ts";

const importsIn = (file: string) =>
  [...textOf(file).matchAll(/@import "([^"]+)"/g)].map(([, name = ""]) => path.join(path.dirname(file), name));
const entries = ["site", ...sheets, "media"].map((name) => `views/styles/${name}.css`);
const code = [...sources("views"), ...sources("server")].map(textOf).join("\n");

/** Names of classes with a rule, without comments and texts. */
const classesIn = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, "").matchAll(/\.(-?[a-z][\w-]*)/gi)].map(
    ([, name = ""]) => name,
  );
const words = new Set(code.match(/[a-z][\w-]*/gi));
/** Beginnings of names that a template completes: `area-${use}`. */
const begun = [...new Set([...code.matchAll(/([a-z][\w-]*-|\b[a-z])\$\{/gi)].map(([, name = ""]) => name))];

describe("A deleted subject leaves nothing behind:", () => {
  test("an entry sheet imports every stylesheet", () => {
    const imported = new Set(stylesheets.flatMap(importsIn));
    expect(stylesheets.filter((file) => !entries.includes(file) && !imported.has(file))).toEqual([]);
  });
  test("a view or the browser's script names every class of the stylesheets", () => {
    const isNamed = (name: string) =>
      words.has(name) ||
      begun.some((prefix) => name.startsWith(prefix) && (prefix.endsWith("-") || /^.\d+$/.test(name)));
    const left = stylesheets.flatMap((file) =>
      [...new Set(classesIn(textOf(file)))].filter((name) => !isNamed(name)).map((name) => `${file}: .${name}`),
    );
    expect(left).toEqual([]);
  });
  test("a page's head names every sharing picture", () => {
    const named = new Set([...code.matchAll(/"([a-z_]+)"/g)].map(([, name]) => `${name}.png`));
    expect(readdirSync("public/og").filter((file) => file !== "default.png" && !named.has(file))).toEqual([]);
  });
});

test("The top level holds what its owner has named, beside dot files and what git ignores", () => {
  const named = ["server", "views", "public", "tests", "e2e"];
  const files = ["package.json", "package-lock.json", "tsconfig.json", "Procfile", "README.md"];
  const ignored = textOf(".gitignore").split("\n").filter(Boolean);
  const isIgnored = (name: string) => ignored.some((pattern) => path.matchesGlob(name, pattern.replace(/\/$/, "")));
  const others = readdirSync(".").filter((name) => !name.startsWith(".") && !isIgnored(name));
  expect(others.toSorted()).toEqual([...named, ...files].toSorted());
  expect(ignored).not.toContain("*");
});

test("Every source file that a README or a comment names exists", () => {
  const folders = ["server", "views", "tests", "e2e"];
  const pages = ["README.md", ...folders.flatMap((folder) => filesIn(folder, /\.(?:md|tsx?|css)$/))];
  const files = folders.flatMap((folder) => filesIn(folder, /\.(?:tsx?|css|py)$/));
  const exists = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|css|py))`/g)].map(([, name = ""]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(
    named.filter(({ name }) => !exists(name.replace(/^(?:\.\.\/)+/, ""))).map(({ page, name }) => `${page}: ${name}`),
  ).toEqual([]);
});

test("The code has every name of code that a README names", () => {
  const files = ["server", "views", "tests"].flatMap((folder) => filesIn(folder, /\.(?:md|tsx?)$/));
  const textOfAll = (end: RegExp) =>
    files
      .filter((file) => end.test(file))
      .map(textOf)
      .join("\n");
  const named = [...textOfAll(/\.md$/).matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, name = ""]) => name);
  const known = new Set(`${textOfAll(/\.tsx?$/)} ${textOf("package.json")}`.match(/\w+/g));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
