import { test as base, devices, type Page } from "playwright/test";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { sourcesAt, startPictureServer, withSources } from "../../tests/support/servers/picture-server.ts";
import { startBuiltSite } from "../../tests/support/sites/built-site.ts";
import { startFaultFront } from "../../tests/support/sites/fault-front.ts";

/** The built site as in production, over a stand-in API that tests can inspect. */
export type RunningSite = { url: string; received: StandInApi["received"]; standIn: StandInApi };

/**
 * `test` with a site: `page.goto("/")` opens its home page; `site.received` lists the delivered requests. `env` changes
 * its environment. `pictures` puts these files of `picture-server.ts` into every item. A worker starts each such site
 * once. The visitor has answered the cookie notice, unless `asksForCookies`.
 */
export const test = base.extend<
  { asksForCookies: boolean; site: RunningSite; env: Record<string, string>; pictures: readonly string[] },
  { siteWith: (env: Record<string, string>, pictures: readonly string[]) => Promise<RunningSite>; lasting: Page }
>({
  asksForCookies: [false, { option: true }],
  context: async ({ context, asksForCookies }, use) => {
    if (!asksForCookies) await context.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
    await use(context);
  },
  env: [{}, { option: true }],
  pictures: [[], { option: true }],
  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const sites = new Map<string, ReturnType<typeof startSite>>();
      await use(async (env, pictures) => {
        const key = JSON.stringify([env, pictures]);
        const site = sites.get(key) ?? startSite(env, pictures);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).stop();
    },
    { scope: "worker" },
  ],
  site: async ({ siteWith, env, pictures }, use) => use(await siteWith(env, pictures)),
  baseURL: async ({ site }, use) => use(site.url),
  lasting: [
    async ({ browser, siteWith }, use) => {
      const { url: baseURL } = await siteWith({}, []);
      const context = await browser.newContext({ ...devices["Desktop Chrome"], baseURL });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

async function startSite(env: Record<string, string>, pictures: readonly string[]) {
  const standIn = await startStandInApi();
  const pictured = pictures.length > 0 ? await picturedApi(standIn.url, pictures) : undefined;
  // Production with an API leaves example addresses out.
  const owned = {
    API_BASE_URL: standIn.url,
    CABINET_URL: "https://cabinet.park.test/",
    DESIGN_CENTRE_URL: "https://design.park.test/",
  };
  const server = await startBuiltSite({ ...owned, DELIVERY_RETRY_SECONDS: "1", ...pictured?.env, ...env });
  const stop = async () => {
    await server.stop();
    await pictured?.close();
    await standIn.close();
  };
  return { url: server.url, received: standIn.received, standIn, stop };
}

/** A proxy of the stand-in that adds pictures to every item, and the host of these pictures. */
async function picturedApi(standInUrl: string, paths: readonly string[]) {
  const [front, host] = [await startFaultFront(standInUrl), await startPictureServer()];
  const sources = sourcesAt(host.url, paths);
  front.rewrite = (_, json) => withSources(json, sources);
  return {
    env: { API_BASE_URL: front.url, MEDIA_ORIGINS: host.url },
    close: async () => void (await Promise.all([front.close(), host.close()])),
  };
}

export { expect } from "playwright/test";
