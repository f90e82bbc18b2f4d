import { test as base } from "./running-site.ts";

/**
 * `test` whose page is not new. The tests of a worker open their addresses in one window, with reduced motion: a new
 * one would take half of a short test's processor time. A path is one of the usual site, whatever `env` a test has. Not
 * for tests with init scripts or a clock, or without script.
 */
export const test = base.extend({
  reducedMotion: "reduce",
  page: async ({ lasting: page, site, viewport, reducedMotion, asksForCookies }, use) => {
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion });
    // What the last visitor left. Its page may write until it is closed.
    await page.mouse.move(-1, -1);
    await page.context().clearCookies();
    await page.goto(`${site.url}/healthz`);
    await page.evaluate((asks) => {
      localStorage.clear();
      sessionStorage.clear();
      if (!asks) localStorage.setItem("cookieNotice", "true");
    }, asksForCookies);
    await use(page);
    for (const other of page.context().pages()) if (other !== page) await other.close();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect } from "playwright/test";
