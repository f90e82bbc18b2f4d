import { describe, expect, test } from "vitest";
import { foundOf, linksOf, text, unitsOf } from "../../support/pages/lists.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const fragment = (query: string) => site.read(`/fragments/pavilions?${query}`);
/** The units of a fragment, which has no main element. */
const rowsOf = (html: string) => unitsOf(`<main>${html}</main>`);

describe("the units' fragment", () => {
  test.each([
    ["squareFrom=100&squareTo=70&utm=1&floor=", "?squareFrom=70&squareTo=100"],
    ["bodies=1&bodies=all", ""],
  ])("names its page in canonical form, excluded from search indexes: %s", async (query, chosen) => {
    const { headers, html } = await fragment(`category=office&${query}`);
    expect(headers["hx-push-url"]).toBe(`/arenda-ofisov${chosen}`);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["x-fragment"], "the mark that the browser looks for").toBe("1");
    expect(html).toMatch(/<title>.+<\/title>/);
    for (const place of ["#filter-bar", "#ask-words", "#found", "#list-tools", "#park", "#page-status"])
      expect(html).toContain(`<hx-partial hx-target="${place}"`);
  });

  test("shows the same units as its page", async () => {
    const { headers, html } = await fragment("category=warehouse&priceTo=300000&sort=rate");
    const page = await site.read(headers["hx-push-url"] ?? "");
    expect(foundOf(html)).toBe(foundOf(page.html));
    expect(rowsOf(html)).toEqual(unitsOf(page.html));
  });

  test.each(["bodies=3", "bodies=3&bodies=4", "squareSize=m", ""])(
    "says of its choice what the page says, in the heading and over the rows: %s",
    async (query) => {
      const [{ html }, page] = await Promise.all([
        fragment(`category=office&${query}`),
        site.read(`/arenda-ofisov?${query}`),
      ]);
      const heading = /<h1[^>]* id="([^"]+)"[^>]*>(.*?)<\/h1>/s.exec(page.html);
      expect(html).toContain(
        `<hx-partial hx-target="#${heading?.[1]}" hx-swap="innerHTML">${heading?.[2]}</hx-partial>`,
      );
      const landing = (list: string) => /<p class="landing">.*?<\/p>/s.exec(list)?.[0];
      expect(landing(html)).toBe(landing(page.html));
    },
  );

  test("says on the page of a building how many of its units are free now", async () => {
    const inIt = site.content.units.filter(({ category, building }) => category + building.id === "office4");
    const free = inIt.filter(({ status }) => status === "free");
    expect(free.length).toBeLessThan(inIt.length);
    expect((await site.read("/arenda-ofisov?bodies=4")).words).toContain(`Сейчас свободны ${free.length}.`);
  });

  test("takes back by a link each condition whose end alone finds units", async () => {
    const { html } = await site.read("/arenda-ofisov?people=12&priceTo=120000&bodies=3&floor=4");
    const nothing = /<section class="nothing">.*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(linksOf(nothing)).toEqual(["/arenda-ofisov?bodies=3&floor=4&people=12", "/arenda-ofisov"]);
    for (const condition of ["12 человек", "до 120 000 ₽ в месяц", "корпус 3", "этаж 4"])
      expect(text(nothing)).toContain(condition);
  });

  test("leaves the ground and the walls of the map, which no choice changes, to its page", async () => {
    const [{ html }, page] = await Promise.all([fragment("category=office"), site.read("/arenda-ofisov")]);
    expect(html).toContain('<g hx-morph-skip=""></g>');
    const kept = page.html.split('<g hx-morph-skip="">')[1]?.split("<a ")[0];
    for (const part of ['<path class="ground"', '<g class="walls office"', '<g class="walls warehouse pale"']) {
      expect(kept).toContain(part);
      expect(html).not.toContain(part);
    }
  });

  test.each(["/arenda-skladov?bodies=1", "/arenda-ofisov?bodies=2&squareSize=xl"])(
    "says each condition of an empty list once: %s",
    async (address) => {
      const { html } = await site.read(address);
      const chips = [...html.matchAll(/<a class="condition[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
      expect(chips).not.toEqual([]);
      expect(new Set(chips).size).toBe(chips.length);
    },
  );

  test("adds the rows of a size that its page does not show, and replaces the address", async () => {
    const { headers, html } = await fragment("category=office&more=m&part=rows");
    expect(headers["hx-replace-url"]).toBe("/arenda-ofisov?more=m");
    expect(html).toMatch(
      /^<span hidden=""><\/span><hx-partial hx-target="#rows-m" hx-swap="beforeend"><li class="row" tabindex="-1" autofocus="">/,
    );
    const [before, after] = await Promise.all(
      ["/arenda-ofisov", "/arenda-ofisov?more=m"].map(async (address) => (await site.read(address)).html),
    );
    const rows = (page = "") => page.match(/<li class="row"/g)?.length ?? 0;
    expect(rows(before) + rows(html)).toBe(rows(after));
  });

  test.each(
    `
    /fragments/pavilions /fragments/park /fragments/park?type=palace`
      .trim()
      .split(/\s+/),
  )("is a 404 without a category of the park, like the home page's answer and the feed: %s", async (address) =>
    expect((await site.read(address)).status).toBe(404),
  );
});

test("the selection answers with the same rows and marks as the category's list", async () => {
  const [answer, list] = await Promise.all(
    ["/podbor-ofisa?type=warehouse&squareFrom=100", "/arenda-skladov?squareFrom=100"].map(
      async (address) => (await site.read(address)).html,
    ),
  );
  const marks = (html = "") => html.match(/name="s"/g)?.length;
  expect(unitsOf(answer ?? "").length).toBeGreaterThan(0);
  expect(unitsOf(answer ?? "").sort()).toEqual(unitsOf(list ?? "").sort());
  expect(marks(answer)).toBe(marks(list));
});
