import { expect, test } from "vitest";
import { expressPath, routes } from "../views/routes.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";

const site = siteForFile();

const followedMax = 120;
const linksOf = (html: string) =>
  [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"#?]*)/g)].map(([, address]) => address ?? "");

/** The route of an address: the first matching pattern, as in the router. */
function routeOf(address: string): string | undefined {
  const patterns = Object.entries(routes).map(
    ([name, pattern]) => [name, expressPath(pattern).replace(/:\w+/g, "[^/]+")] as const,
  );
  return patterns.find(([, pattern]) => new RegExp(`^${pattern}$`).test(address))?.[0];
}

test("links or the search lead from the home page to every page", async () => {
  const reached = new Set(["home"]);
  const queue = ["/"];
  for (let at = 0; at < queue.length && at < followedMax && reached.size < Object.keys(routes).length; at += 1) {
    const html = (await site.get(queue[at] ?? "")).text;
    for (const address of linksOf(html)) {
      const route = routeOf(address);
      if (route === undefined || reached.has(route)) continue;
      reached.add(route);
      queue.push(address);
    }
  }
  expect(Object.keys(routes).filter((name) => !reached.has(name))).toEqual([]);
});
