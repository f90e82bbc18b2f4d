import { type Browser, test as base, chromium, devices, type Page } from "playwright/test";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { spoiled } from "../../tests/support/hostile/hostile-content.ts";
import { clockFrom } from "../../tests/support/moment.ts";
import { sourcesAt, startPictureServer, withSources } from "../../tests/support/servers/picture-server.ts";
import { startSiteAtMoment } from "../../tests/support/sites/built-site.ts";
import { startFaultFront } from "../../tests/support/sites/fault-front.ts";

/** The built site as in production, over a stand-in API that tests can inspect. */
export type RunningSite = { url: string; received: StandInApi["received"]; standIn: StandInApi };

/** How a site is started. `pictures` are files of `picture-server.ts` for every item; `turn`: the API is hostile. */
type Start = { env: Record<string, string>; pictures: readonly string[]; turn: number | undefined };
type SiteWith = (start: Start) => Promise<RunningSite>;

/**
 * `test` with a site: `page.goto("/")` opens its home page; `site.received` lists the delivered requests. `env` changes
 * its environment, `pictures` and `turn` its content. A worker starts each such site once. The visitor has answered the
 * cookie notice, unless `asksForCookies`.
 */
export const test = base.extend<
  { asksForCookies: boolean; site: RunningSite } & Start,
  { siteWith: SiteWith; lasting: Page; lastingWithBars: Page }
>({
  asksForCookies: [false, { option: true }],
  context: async ({ context, asksForCookies }, use) => {
    if (!asksForCookies) await context.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
    await use(context);
  },
  env: [{}, { option: true }],
  pictures: [[], { option: true }],
  turn: [undefined, { option: true }],
  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const sites = new Map<string, ReturnType<typeof startSite>>();
      await use(async (start) => {
        const key = JSON.stringify(start);
        const site = sites.get(key) ?? startSite(start);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).stop();
    },
    { scope: "worker" },
  ],
  site: async ({ siteWith, env, pictures, turn }, use) => use(await siteWith({ env, pictures, turn })),
  baseURL: async ({ site }, use) => use(site.url),
  lasting: [async ({ browser, siteWith }, use) => use(await usualWindow(browser, siteWith)), { scope: "worker" }],
  lastingWithBars: [
    async ({ siteWith }, use) => {
      // Only at its start a browser can be told to show its scroll bars.
      const options = { executablePath: process.env.CHROMIUM_PATH ?? "", ignoreDefaultArgs: ["--hide-scrollbars"] };
      const browser = await chromium.launch(options);
      await use(await usualWindow(browser, siteWith));
      await browser.close();
    },
    { scope: "worker" },
  ],
});

/** A window on the usual site, for many tests. */
async function usualWindow(browser: Browser, siteWith: SiteWith): Promise<Page> {
  const { url: baseURL } = await siteWith({ env: {}, pictures: [], turn: undefined });
  const context = await browser.newContext({ ...devices["Desktop Chrome"], baseURL });
  return context.newPage();
}

async function startSite({ env, pictures, turn }: Start) {
  const standIn = await startStandInApi({ now: clockFrom() });
  const changed = pictures.length > 0 || turn !== undefined ? await changedApi(standIn.url, pictures, turn) : undefined;
  // Production with an API leaves example addresses out.
  const owned = {
    API_BASE_URL: standIn.url,
    // The stand-in tells of this park, so its claims are on as without an API.
    PARK_STATEMENTS: "on",
    CABINET_URL: "https://cabinet.park.test/",
    DESIGN_CENTRE_URL: "https://design.park.test/",
  };
  const server = await startSiteAtMoment({ ...owned, DELIVERY_RETRY_SECONDS: "1", ...changed?.env, ...env });
  const stop = async () => {
    await server.stop();
    await changed?.close();
    await standIn.close();
  };
  return { url: server.url, received: standIn.received, standIn, stop };
}

/** A proxy of the stand-in that adds pictures to every item or payloads to every string, and the pictures' host. */
async function changedApi(standInUrl: string, paths: readonly string[], turn: number | undefined) {
  const front = await startFaultFront(standInUrl);
  const host = await startPictureServer();
  const sources = sourcesAt(host.url, paths);
  front.rewrite = (at, json) => (turn === undefined ? withSources(json, sources) : spoiled(at, json, turn));
  return {
    env: { API_BASE_URL: front.url, MEDIA_ORIGINS: host.url },
    close: async () => void (await Promise.all([front.close(), host.close()])),
  };
}

export { expect } from "playwright/test";
