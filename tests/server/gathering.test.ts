import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { gatherContent, warmRendering } from "../../server/gathering.ts";
import { createPace } from "../../server/kit/pace.ts";
import { createLog } from "../../server/log/log.ts";
import { siteOf } from "../../server/site-settings.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";
import { namedAssets } from "../support/sites/named-assets.ts";
import { startSite } from "../support/sites/test-site.ts";

test.each([
  ["the home page, a list and a unit are rendered before the first visitor comes", {}, 3],
  ["without content nothing is rendered, and the process goes on", { API_BASE_URL: "http://127.0.0.1:1" }, 0],
])("After the start %s", async (_, env, pages) => {
  const site = await startSite({ env });
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  await warmRendering(site.content, siteOf(site.config), namedAssets, log);
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ event: "boot.warmed", pages })]);
  await site.close();
});

const sites = frontedSites();
const gather = async ({ content, config }: Awaited<ReturnType<typeof startSite>>) =>
  content.lasting(() => gatherContent(content, siteOf(config), new AbortController().signal));

test("The gathering goes on past an item that the API does not tell, and its page shows what the list knows", async () => {
  const site = await sites.start();
  Object.assign(sites.front, { mode: "500", only: /^\/(?:pavilions\/1001|news\/1|shops\/1)$/ });
  const { pages, missed } = await gather(site);
  expect(pages).toBeGreaterThan(200);
  expect(missed).toBe(0);
  for (const path of ["/pavilions/1001", "/news/1", "/shops/1"])
    expect((await fetch(site.url + path)).status, path).toBe(200);
});
test("The gathering counts the pages that it misses, and stops when the API is down", async () => {
  const site = await sites.start();
  Object.assign(sites.front, { mode: "500", only: /^\/placement-requests/ });
  expect((await gather(site)).missed).toBe(1);
  const other = await sites.start();
  Object.assign(sites.front, { mode: "500", only: undefined });
  await expect(gather(other)).rejects.toThrow("GET /");
});
test("Who keeps a pace waits only behind the one before", async () => {
  const pace = createPace(50);
  const begunAt = performance.now();
  expect(await Promise.race([pace().then(() => "at once"), setImmediate("later")])).toBe("at once");
  await Promise.all([pace(), pace(), pace()]);
  // A timer may fire a millisecond early.
  expect(performance.now() - begunAt).toBeGreaterThan(145);
});
test("Content ages by a clock that only advances: a corrected time of day freezes nothing", async () => {
  const wrong = vi.spyOn(Date, "now").mockImplementation(() => performance.timeOrigin + performance.now() + 7_200_000);
  const site = await sites.start({ CONTENT_TTL_SECONDS: "0" });
  await fetch(`${site.url}/news`);
  wrong.mockRestore();
  const { calls } = sites.front;
  await fetch(`${site.url}/news?page=2`);
  await site.content.settled();
  expect(sites.front.calls - calls, "not only the list of the second page").toBeGreaterThan(1);
});
