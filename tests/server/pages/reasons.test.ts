import { expect, test } from "vitest";
import { pagesOf } from "../../support/pages/every-address.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

const commentIn = (html: string) => /<textarea[^>]*name="comment"[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1]?.trim();

test("what a link asks for is the first line of the form's comment, on the page and in the dialog", async () => {
  const asked = new Set<string>();
  for (const address of [...(await pagesOf(site)), "/compare"]) {
    const { text } = await site.get(address);
    for (const [, query = ""] of text.matchAll(/href="\/requests\/(\w+\?[^"]*about=\w+)"/g))
      asked.add(query.replaceAll("&amp;", "&"));
  }
  expect([...asked].join()).toMatch(/callback.*days14|days14.*callback/);
  expect(asked.size).toBeGreaterThan(4);
  for (const query of asked)
    for (const folder of ["/requests/", "/fragments/requests/"]) {
      const { text } = await site.get(folder + query);
      expect(commentIn(text), folder + query).toMatch(/^\p{Lu}.{8,}[.?]$/u);
    }
});

test("a reason that no link knows leaves the comment empty", async () => {
  for (const name of ["", "nonsense", "toString"]) {
    const { text } = await site.get(`/requests/callback?about=${name}`);
    expect(commentIn(text)).toBe("");
  }
});
