import { expect, test } from "vitest";
import { postForm } from "../support/enquiries/post.ts";
import { getPlain, wordsOf } from "../support/pages/page-text.ts";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { wholeProofs } from "../support/proofs.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";
import type { TestSite } from "../support/sites/test-site.ts";

const sites = frontedSites({ API_TIMEOUT_MS: "10000" });
const events = (site: TestSite, event: string) => site.log.filter((line) => line.includes(`"event":"${event}"`));

test("While the content API fails the log says it once for each part, and once that it is over", async () => {
  const site = await sites.start();
  sites.front.only = /^\/vacancies/;
  sites.front.mode = "503";
  for (let n = 0; n < 3; n += 1) await site.keeper.pass();
  expect(events(site, "upstream.error").map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ part: "vacancies", reason: "GET /vacancies: status 503" }),
  ]);
  sites.front.mode = "up";
  for (let n = 0; n < 3; n += 1) await site.keeper.pass();
  expect(events(site, "upstream.mended")).toHaveLength(1);
});

test("No address and no refused post causes a call of the API", async () => {
  const site = await sites.start({ RATE_LIMIT_REQUESTS: "1", CONTENT_TTL_SECONDS: "3600" });
  const { calls } = sites.front;
  for (const address of routeAddresses) await getPlain(site, address);
  const odd = ["/pavilions/", "/news/", "/shops?search=", "/arenda-ofisov?squareFrom=", "/x", "/og/units/1.2.png?"];
  for (let n = 0; n < (wholeProofs ? 10_000 : 800); n += 40) {
    const some = Array.from({ length: 40 }, (_, at) => `${odd[at % odd.length]}${900_000 + n + at}`);
    await Promise.all(some.map((address) => site.get(address)));
    await postForm(site, "/requests/rent", { pavilionId: "1001", phone: "nonsense" });
  }
  expect(sites.front.calls).toBe(calls);
});

test("A page waits for nothing but its rendering: also while every call of the API hangs", async () => {
  const site = await sites.start({ CONTENT_TTL_SECONDS: "0" });
  sites.front.mode = "hang";
  for (const address of routeAddresses) expect((await getPlain(site, address)).status, address).toBe(200);
});

test("A change in the API is on every page within CONTENT_TTL_SECONDS and one pass", async () => {
  const site = await sites.start({ CONTENT_TTL_SECONDS: "1" });
  const menu = async (address: string) => (await getPlain(site, address)).html.includes("Офисы и кабинеты");
  expect(await menu("/about")).toBe(false);
  sites.front.rewrite = (path, json) =>
    path === "/init"
      ? JSON.parse(JSON.stringify(json).replaceAll('"name":"Офисы"', '"name":"Офисы и кабинеты"'))
      : json;
  await expect.poll(() => menu("/about")).toBe(true);
  for (const address of ["/", "/news", "/pavilions/1001"]) expect(await menu(address), address).toBe(true);
});

test("A site that never had content is a 404 that says why, takes enquiries, and recovers in five seconds", async () => {
  sites.front.only = /./;
  sites.front.mode = "reset";
  const site = await sites.start({ DELIVERY_RETRY_SECONDS: "1" });
  const { status, html } = await getPlain(site, "/about");
  expect(status).toBe(404);
  expect(wordsOf(html)).toContain("404. Страница не найдена Данные сайта ещё не загрузились");
  expect(html).toContain("This page could not be found");
  expect((await postForm(site, "/requests/callback", { phone: "+79165550021" })).status).toBe(303);
  expect((await getPlain(site, "/readyz")).status).toBe(503);
  expect((await getPlain(site, "/healthz")).status).toBe(200);
  sites.front.mode = "up";
  await expect.poll(async () => (await getPlain(site, "/readyz")).status, { timeout: 5000 }).toBe(200);
  await expect.poll(async () => (await getPlain(site, "/about")).status, { timeout: 2000 }).toBe(200);
});
