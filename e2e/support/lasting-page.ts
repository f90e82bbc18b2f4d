import type { Page, ViewportSize } from "playwright/test";
import { resetLetters } from "./letters.ts";
import { test as base, type RunningSite } from "./running-site.ts";

type Options = {
  site: RunningSite;
  viewport: ViewportSize | null;
  reducedMotion: "reduce" | "no-preference" | null;
  asksForCookies: boolean;
};

/** Runs a test in a window that others have used, as a new visitor's. */
async function visit(page: Page, options: Options, use: (page: Page) => Promise<void>): Promise<void> {
  const { site, viewport, reducedMotion, asksForCookies } = options;
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
}

/**
 * `test` with one window for all tests of a worker: a new window takes half of a short test's processor time. It has
 * reduced motion. `goto` with a path opens the usual site, even if the test sets `env`. Tests with init scripts, with
 * a clock or without script need a window of their own.
 */
export const test = base.extend({
  reducedMotion: "reduce",
  page: ({ lasting, site, viewport, reducedMotion, asksForCookies }, use) =>
    visit(lasting, { site, viewport, reducedMotion, asksForCookies }, use),
});

/** The same, in a window whose scroll bars take room from the page, as most desktops show them. */
export const testWithBars = base.extend({
  reducedMotion: "reduce",
  page: ({ lastingWithBars, site, viewport, reducedMotion, asksForCookies }, use) =>
    visit(lastingWithBars, { site, viewport, reducedMotion, asksForCookies }, use),
});

export { expect } from "playwright/test";
