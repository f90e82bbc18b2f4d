import { test as base } from "./running-site.ts";

/**
 * `test` whose page is not new. The tests of a worker open their addresses in one window, with reduced motion: a new
 * one would take half of a short test's processor time. Not for tests with init scripts, a clock or site of their own,
 * or without script.
 */
export const test = base.extend({
  reducedMotion: "reduce",
  page: async ({ lasting: page, viewport, reducedMotion, asksForCookies }, use) => {
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion });
    // What the last visitor left. Its page may write until it is closed.
    await page.mouse.move(-1, -1);
    await page.context().clearCookies();
    await page.goto("/healthz");
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
