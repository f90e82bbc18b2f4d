import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { safeHtml } from "../../server/content/safe-html.ts";
import { galleryPath } from "../../server/pages/gallery-route.tsx";
import { fragmentHtml } from "../../server/render/html.ts";
import { galleryExamples } from "../../views/gallery/examples.tsx";
import { makeSamples } from "../../views/gallery/samples.ts";
import { startSite } from "../support/site.ts";
import { siteForFile } from "../support/site-for-file.ts";

const sections = galleryExamples(makeSamples(safeHtml));
const components = sections.flatMap((section) => section.components);
const examples = components.flatMap(({ component, examples }) =>
  examples.map(({ name, element }) => ({ title: `${component}: ${name}`, element })),
);

/** Names of the component files below a views folder: "UnitCard". */
const componentFiles = (folder: string) =>
  readdirSync(path.join("views", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => path.basename(file, ".tsx"));

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? "");
const idsIn = (html: string) => all(html, /\sid="([^"]*)"/g);
const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe("the gallery's table of contents", () => {
  it("has an example for every component of the kit and every drawing", () => {
    const shown = components.map(({ component }) => component);
    // A folder below `drawings/` holds the parts of one drawing, which shows them.
    const drawings = readdirSync("views/drawings").filter((file) => file.endsWith(".tsx"));
    const files = [...componentFiles("kit"), ...drawings.map((file) => path.basename(file, ".tsx"))];
    expect(files.filter((file) => !shown.includes(file))).toEqual([]);
  });

  it("shows only existing components", () => {
    const files = componentFiles("");
    expect(components.map(({ component }) => component).filter((name) => !files.includes(name))).toEqual([]);
  });

  it("has unique names of sections and of a component's states", () => {
    expect(twice(sections.map(({ id }) => id))).toEqual([]);
    expect(twice(examples.map(({ title }) => title))).toEqual([]);
  });
});

describe("every example", () => {
  it.each(examples)("$title", ({ element }) => {
    const html = fragmentHtml(element);
    expect(html).not.toBe("");
    const text = html.replace(/<[^>]*>/g, " ");
    for (const wrong of ["undefined", "NaN", "null", "[object Object]", "\\u"]) {
      expect(text).not.toContain(wrong);
      expect(all(html, /="([^"]*)"/g).filter((value) => value.includes(wrong))).toEqual([]);
    }
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/);
    expect(idsIn(html).filter((id) => !/^[A-Za-z][\w:.-]*$/.test(id))).toEqual([]);
  });

  it("renders identically a second time", () => {
    const again = galleryExamples(makeSamples(safeHtml)).flatMap((section) => section.components);
    expect(again.map(({ examples }) => examples.map(({ element }) => fragmentHtml(element)))).toEqual(
      components.map(({ examples }) => examples.map(({ element }) => fragmentHtml(element))),
    );
  });
});

describe("the gallery page", () => {
  const site = siteForFile();
  let html: string;
  beforeAll(async () => {
    html = await (await fetch(site.url + galleryPath)).text();
  });

  it("is a page of the site with every component, excluded from search engines", () => {
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    for (const { component } of components) expect(html).toContain(`id="component-${component}"`);
    expect(html).toContain("</footer>");
  });

  it("has unique ids, and the label, description and anchor references of its examples exist", () => {
    const ids = idsIn(html);
    expect(twice(ids)).toEqual([]);
    const named = all(html, /\s(?:for|aria-describedby|aria-labelledby|aria-controls|commandfor)="([^"]*)"/g);
    const anchors = all(html, /\shref="#([^"]*)"/g);
    const lost = [...named.flatMap((list) => list.split(" ")), ...anchors].filter((id) => !ids.includes(id));
    expect(lost).toEqual([]);
  });

  it("is absent in production", async () => {
    const production = await startSite({ env: { NODE_ENV: "production" } });
    const { status } = await fetch(production.url + galleryPath);
    await production.close();
    expect(status).toBe(404);
  });
});
