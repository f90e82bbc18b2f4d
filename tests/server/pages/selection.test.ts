import { expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const rowsOf = (html: string) => [...html.matchAll(/<li class="row[ "]/g)];

test("three offers of the default kind stand under the question before anything is asked", async () => {
  const { main, words } = await site.read("/podbor-ofisa");
  expect(rowsOf(main)).toHaveLength(3);
  const count = site.content.units.filter(({ category }) => category === "office").length;
  expect(words).toContain(`Показать ${count} `);
});

test("the bounds of the API are the placeholders of the question; without them it stands without bounds", async () => {
  const { square, cost } = site.content.placement ?? {};
  const { main } = await site.read("/podbor-ofisa");
  const placeholderOf = (name: string) =>
    new RegExp(`<input (?=[^>]*name="${name}")[^>]*placeholder="([^"]*)"`).exec(main)?.[1]?.replace(/\D/g, "");
  expect(placeholderOf("squareTo")).toBe(String(Math.round(square?.max ?? 0)));
  expect(placeholderOf("priceTo")).toBe(String(cost?.max));
});

test("its fragment is the same answer, for the address of the page", async () => {
  const { html, headers } = await site.read("/fragments/selection?people=8&type=office");
  expect(headers["hx-push-url"]).toBe("/podbor-ofisa?people=8&type=office");
  const page = await site.read("/podbor-ofisa?people=8&type=office");
  expect(rowsOf(html)).toHaveLength(rowsOf(page.main).length);
});
