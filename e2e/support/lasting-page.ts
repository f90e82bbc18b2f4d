import { resetLetters } from "./letters.ts";
import { test as base } from "./running-site.ts";

/**
 * `test` with one window for all tests of a worker: a new window takes half of a short test's processor time. It has
 * reduced motion. `goto` with a path opens the usual site, even if the test sets `env`. Tests with init scripts, with
 * a clock or without script need a window of their own.
 */
export const test = base.extend({
  reducedMotion: "reduce",
  page: async ({ lasting: page, site, viewport, reducedMotion, asksForCookies }, use) => {
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion });
    // What the last visitor left. Its page may write until it is closed.
    await page.mouse.move(-1, -1);
    await resetLetters(page);
    await page.context().clearCookies();
    await page.goto(`${site.url}/healthz`);
    await page.evaluate((asks) => {
      localStorage.clear();
      sessionStorage.clear();
      if (!asks) localStorage.setItem("cookieNotice", "true");
    }, asksForCookies);
    await use(page);
    for (const other of page.context().pages()) {
      if (other !== page) await other.close();
    }
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect } from "playwright/test";
