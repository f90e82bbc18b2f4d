import { describe, expect, test } from "vitest";
import { foundOf, getFrom, unitsOf } from "../../support/pages/lists.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const fragment = (query: string) => getFrom(site, `/fragments/pavilions?${query}`);
/** The units of a fragment, which has no main element. */
const rowsOf = (html: string) => unitsOf(`<main>${html}</main>`);

describe("the units' fragment", () => {
  test.each([
    ["squareFrom=100&squareTo=70&utm=1&floor=", "?squareFrom=70&squareTo=100", "squareFrom=70&amp;squareTo=100&amp;"],
    ["bodies=1&bodies=all", "", ""],
  ])("names its page and feed in canonical form, excluded from search indexes: %s", async (query, chosen, ofFeed) => {
    const { headers, html } = await fragment(`category=office&${query}`);
    expect(headers.get("hx-push-url")).toBe(`/arenda-ofisov${chosen}`);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(html).toMatch(/<title>.+<\/title>/);
    expect(html).toContain(`<a id="feed" href="/feeds/units?${ofFeed}category=office">`);
    for (const place of ["#feed", "#filter-bar", "#conditions", "#park", "#page-status"])
      expect(html).toContain(`<hx-partial hx-target="${place}"`);
  });

  test("shows the same units as its page", async () => {
    const { headers, html } = await fragment("category=warehouse&priceTo=300000&sort=price");
    const page = await getFrom(site, headers.get("hx-push-url") ?? "");
    expect(foundOf(html)).toBe(foundOf(page.html));
    expect(rowsOf(html)).toEqual(unitsOf(page.html));
  });

  test("adds further rows to the last group and new groups whole, and replaces the address", async () => {
    const { headers, html } = await fragment("category=office&limit=20&page=2&part=rows");
    expect(headers.get("hx-replace-url")).toBe("/arenda-ofisov?limit=40");
    expect(html).toContain('<hx-partial hx-target="#rows-m" hx-swap="beforeend"><li tabindex="-1" autofocus="">');
    expect(html).toMatch(/^<section class="group">.*id="rows-l".*<\/section><div id="more">/s);
    const before = unitsOf((await getFrom(site, "/arenda-ofisov?limit=20")).html);
    expect(new Set([...before, ...rowsOf(html)]).size).toBe(before.length + rowsOf(html).length);
    expect(before.length + rowsOf(html).length).toBe(112);
  });

  test.each([
    "/fragments/pavilions",
    "/fragments/park",
    "/fragments/park?category=palace",
    "/feeds/units",
    "/feeds/units?category=palace",
  ])("is a 404 without a category of the park, like the home page's answer and the feed: %s", async (address) =>
    expect((await getFrom(site, address)).status).toBe(404),
  );
});

test("the selection answers with the same rows and marks as the category's list", async () => {
  const [answer, list] = await Promise.all(
    ["/podbor-ofisa?type=warehouse&squareFrom=100", "/arenda-skladov?squareFrom=100"].map(
      async (address) => (await getFrom(site, address)).html,
    ),
  );
  const marks = (html = "") => html.match(/name="s"/g)?.length;
  expect(unitsOf(answer ?? "").length).toBeGreaterThan(0);
  expect(unitsOf(answer ?? "").sort()).toEqual(unitsOf(list ?? "").sort());
  expect(marks(answer)).toBe(marks(list));
});
