import { expect, test } from "vitest";
import { expressPath, routes } from "../views/routes.ts";
import { crawl } from "./support/pages/crawl.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";

const site = siteForFile();

/** The route of an address: the first matching pattern, as in the router. */
const routeOf = (address: string) =>
  Object.entries(routes).find(([, pattern]) =>
    new RegExp(`^${expressPath(pattern).replace(/:\w+/g, "[^/]+")}$`).test(address.replace(/\?.*/, "")),
  )?.[0];

test("links lead from the home page to every page", async () => {
  const reached = new Set((await crawl(site.url)).map(({ address }) => routeOf(address)));
  expect(Object.keys(routes).filter((name) => !reached.has(name))).toEqual([]);
});
