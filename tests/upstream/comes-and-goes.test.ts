import { describe, expect, test } from "vitest";
import { postForm } from "../support/enquiries/post.ts";
import { getPlain, wordsOf } from "../support/pages/page-text.ts";
import { routeAddresses } from "../support/pages/route-addresses.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";

const sites = frontedSites({ API_TIMEOUT_MS: "1500" });

describe("While the content API fails", () => {
  test("a page whose own content fails is a 503 with an error code for the visitor, and the others stay", async () => {
    sites.front.only = /^\/pages\/parking/;
    sites.front.mode = "500";
    const site = await sites.start();
    const { status, html } = await getPlain(site, "/parking");
    expect(status).toBe(503);
    expect(html).toContain("<title>503 Error</title>");
    expect(html).toContain("Сайт сейчас не отвечает");
    expect(html).toContain("Произошла ошибка");
    expect(html).toMatch(/код запроса <span class="request-code">[\w-]{8,64}</);
    expect((await getPlain(site, "/about")).status).toBe(200);
  });

  test("an API that never answers holds a visitor up for one call and a second, not for each call in turn", async () => {
    sites.front.mode = "hang";
    const site = await sites.start();
    const startedAt = performance.now();
    expect((await getPlain(site, "/about")).status).toBe(404);
    expect(performance.now() - startedAt).toBeLessThan(4000);
  });

  test("an item that fails to load is shown as its list has it; without the list it is a fault, not a 404", async () => {
    sites.front.only = /^\/news\/\d/;
    sites.front.mode = "503";
    const site = await sites.start();
    expect((await getPlain(site, "/news/1")).status).toBe(200);
    sites.front.only = /^\/news/;
    const other = await sites.start();
    expect((await getPlain(other, "/news/1")).status).toBe(503);
  });

  test("the API gets at most one attempt in five seconds for each kind of call", async () => {
    const site = await sites.start({ CONTENT_TTL_SECONDS: "1" });
    for (const address of routeAddresses) await getPlain(site, address);
    sites.front.mode = "503";
    await new Promise((resolve) => setTimeout(resolve, 1050));
    // Each kind of call has a breaker, which opens after a few failures. Then almost no request passes.
    for (const address of routeAddresses) await getPlain(site, address);
    // Gathering in the background opens the last breakers, some seconds later on a busy machine.
    const tooMany = async () => {
      const [before, startedAt] = [sites.front.calls, performance.now()];
      while (performance.now() < startedAt + 2000)
        for (const address of routeAddresses.slice(0, 10)) await getPlain(site, address);
      const opened = site.log.filter((line) => line.includes('"upstream.open"')).map((line) => JSON.parse(line).path);
      const allowed = new Set(opened).size * (1 + Math.floor((performance.now() - startedAt) / 5000));
      return Math.max(0, sites.front.calls - before - allowed);
    };
    await expect.poll(tooMany, { timeout: 20_000 }).toBe(0);
  });
});

test("A site that never had content is a 404 that says why, takes enquiries, and recovers by itself", async () => {
  sites.front.only = /./;
  sites.front.mode = "reset";
  const site = await sites.start({ DELIVERY_RETRY_SECONDS: "1" });
  const { status, html } = await getPlain(site, "/about");
  expect(status).toBe(404);
  expect(wordsOf(html)).toContain("404. Страница не найдена Данные сайта ещё не загрузились");
  expect(html).toContain("This page could not be found");
  expect((await postForm(site, "/requests/callback", { phone: "+79165550021" })).status).toBe(303);
  expect((await getPlain(site, "/readyz")).status).toBe(503);
  sites.front.mode = "up";
  await expect.poll(async () => (await getPlain(site, "/about")).status, { timeout: 15_000 }).toBe(200);
  expect((await getPlain(site, "/readyz")).status).toBe(200);
});
