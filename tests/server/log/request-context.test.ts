import { expect, test } from "vitest";
import { routes } from "../../../views/routes.ts";
import { freshValues } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { routeAddresses } from "../../support/pages/route-addresses.ts";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile({ env: { MAP_2GIS_KEY: "1" } });

const same = ["/fragments/search", "/robots.txt", "/healthz", "/readyz", "/embed/map"];

const wanted: [address: string | undefined, route: string][] = [
  ...Object.values(routes).map((pattern, at): [string | undefined, string] => [routeAddresses[at], pattern]),
  ...same.map((address): [string, string] => [address, address]),
  ["/requests/callback?a=1", "/requests/:form"],
  ["/vacancies/x", "/vacancies/:id"],
  ["/favicon.ico", "static"],
  ["/build/none.css", "none"],
  ["/no/such/page", "none"],
];

test("the access line of each address names its route, and so does that of a cached answer", async () => {
  for (const [address] of wanted) for (let visit = 0; visit < 2; visit += 1) await site.get(address ?? "");
  // The log writes its lines in parts.
  await expect
    .poll(() => eventsOf(site, "http").map(({ route }) => route))
    .toEqual(wanted.flatMap(([, route]) => [route, route]));
});

test("An enquiry has in the log the «Код ошибки» that its visitor saw", async () => {
  const { headers } = await postForm(site, "/requests/callback", freshValues());
  expect(eventsOf(site, "enquiry.accepted").at(-1)?.request).toBe(headers["x-request-id"]);
});
