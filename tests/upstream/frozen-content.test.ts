import { expect, test } from "vitest";
import { everyAddress } from "../support/pages/every-address.ts";
import { startSite } from "../support/sites/test-site.ts";

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

// Content is parsed once and shared by all pages. Cached parts and results rely on its immutability.
test("no page changes its content", async () => {
  const site = await startSite();
  const { content } = site;
  const reads = [content.park(), content.services(), content.allUnits(), content.allShops(), content.allNews()];
  const more = [content.mediaFacadeSolutions(), content.vacancies(), content.parking(), content.placementParameters()];
  for (const value of await Promise.all<unknown>([...reads, ...more])) freeze(value);
  const failed: string[] = [];
  for (const [, address] of everyAddress("page", "fragment", "form")) {
    const { status } = await fetch(site.url + address);
    if (status >= 500) failed.push(`${address}: ${status}`);
  }
  await site.close();
  expect(failed).toEqual([]);
});
