import { test as base } from "./running-site.ts";

/**
 * `test` whose page is not new. The tests of a worker open their addresses in one window, with reduced motion: a new
 * one would take half of a short test's processor time. Not for tests with init scripts, a clock of their own, other
 * font sizes or options of the page.
 */
export const test = base.extend({
  page: async ({ lasting: page }, use) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null });
    // What the last visitor left.
    await page.mouse.move(-1, -1);
    await page.context().clearCookies();
    if (page.url().startsWith("http"))
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect } from "playwright/test";
