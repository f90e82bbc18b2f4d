import { expect, test } from "vitest";
import { postForm } from "../support/enquiries/post.ts";
import { wordsOf } from "../support/pages/page-text.ts";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { wholeProofs } from "../support/proofs.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";
import { eventsOf } from "../support/sites/logged-events.ts";

const sites = frontedSites({ API_TIMEOUT_MS: "10000" });

test("While the content API fails the log says it once for each part, and once that it is over", async () => {
  const site = await sites.start();
  sites.front.only = /^\/vacancies/;
  sites.front.mode = "503";
  for (let n = 0; n < 3; n += 1) await site.keeper.pass();
  const once = [{ part: "vacancies", reason: "GET /vacancies: status 503" }];
  expect(eventsOf(site, "upstream.error")).toMatchObject(once);
  sites.front.mode = "up";
  for (let n = 0; n < 3; n += 1) await site.keeper.pass();
  expect(eventsOf(site, "upstream.mended")).toHaveLength(1);
});

test("No address and no refused post causes a call of the API", async () => {
  const site = await sites.start({ RATE_LIMIT_REQUESTS: "1", CONTENT_TTL_SECONDS: "3600" });
  const { calls } = sites.front;
  for (const address of routeAddresses) await site.read(address);
  const odd = ["/pavilions/", "/news/", "/shops?search=", "/arenda-ofisov?squareFrom=", "/x", "/og/units/1.2.png?"];
  for (let n = 0; n < (wholeProofs ? 10_000 : 800); n += 40) {
    const some = Array.from({ length: 40 }, (_, at) => `${odd[at % odd.length]}${900_000 + n + at}`);
    await Promise.all(some.map((address) => site.get(address)));
    await postForm(site, "/requests/rent", { pavilionId: "1001", phone: "nonsense" });
  }
  expect(sites.front.calls).toBe(calls);
});

test("A change in the API is on every page within CONTENT_TTL_SECONDS and one pass", async () => {
  const site = await sites.start({ CONTENT_TTL_SECONDS: "1" });
  const menu = async (address: string) => (await site.read(address)).html.includes("Офисы и кабинеты");
  expect(await menu("/about")).toBe(false);
  sites.front.rewrite = (path, json) =>
    path === "/init"
      ? JSON.parse(JSON.stringify(json).replaceAll('"name":"Офисы"', '"name":"Офисы и кабинеты"'))
      : json;
  await expect.poll(() => menu("/about")).toBe(true);
  for (const address of ["/", "/news", "/pavilions/1001"]) expect(await menu(address), address).toBe(true);
});

test("A site that never had content is a 404 that says why, takes enquiries, and recovers by itself", async () => {
  sites.front.only = /./;
  sites.front.mode = "reset";
  const site = await sites.start({ DELIVERY_RETRY_SECONDS: "1" });
  const { status, html } = await site.read("/about");
  expect(status).toBe(404);
  expect(wordsOf(html)).toContain("404. Страница не найдена Данные сайта ещё не загрузились");
  expect(html).toContain("This page could not be found");
  expect((await postForm(site, "/requests/callback", { phone: "+79165550021" })).status).toBe(303);
  expect((await site.read("/readyz")).status).toBe(503);
  expect((await site.read("/healthz")).status).toBe(200);
  const robots = await site.read("/robots.txt");
  expect([robots.status, /^Disallow: \/requests\/$/m.test(robots.text)]).toEqual([200, true]);
  sites.front.mode = "up";
  await expect.poll(async () => (await site.read("/readyz")).status).toBe(200);
  expect((await site.read("/robots.txt")).text).toContain("/arenda-ofisov");
  await expect.poll(async () => (await site.read("/about")).status).toBe(200);
});
