import { expect, test } from "vitest";
import { getPlain } from "../../support/pages/page-text.ts";
import { siteForTest } from "../../support/sites/site-for-file.ts";

test.each([
  ["on", true],
  ["off", false],
])("With PARK_STATEMENTS=%s companies stand by their numbers in the gallery: %s", async (claims, isSaid) => {
  const site = await siteForTest({ PARK_STATEMENTS: claims });
  const placed = site.content.shops.find(({ unitNumber }) => unitNumber?.startsWith("601-"));
  const { html } = await getPlain(site, `/shops/${placed?.id}`);
  expect(html.includes("Место на плане примерное")).toBe(isSaid);
});
