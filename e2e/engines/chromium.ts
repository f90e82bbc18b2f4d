import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../support/browser.ts";
import type { Browser, Engine, Window } from "./engine.ts";

/** Chromium by Playwright. Delays all scripts but the page's first one by `lateMs`, like a slow connection. */
export const chromiumEngine = (lateMs = 0): Engine => ({
  name: lateMs === 0 ? "Chromium" : `Chromium with scripts ${lateMs} ms late`,
  hands: lateMs === 0 ? ["mouse", "keyboard", "touch"] : ["mouse"],
  isQuick: true,
  sharesWindow: true,
  start: async () => startChromium(await findChromium(), lateMs),
});

/** The oldest Chromium that the site supports (`browserslist`), for real. The suite's configuration has found it. */
export const oldestChromium: Engine = {
  name: "the oldest Chromium",
  missing: process.env.CHROMIUM_OLDEST_PATH ? undefined : "a package for Linux x64 brings it",
  hands: ["mouse"],
  sharesWindow: true,
  start: () => startChromium(process.env.CHROMIUM_OLDEST_PATH ?? "", 0),
};

async function startChromium(executablePath: string, lateMs: number): Promise<Browser> {
  const browser = await chromium.launch({ executablePath });
  return {
    window: async (viewport, hand) => {
      const context = await browser.newContext({ viewport, hasTouch: hand === "touch" });
      // Journeys share a window. A route, even one that delays nothing, has each page load as on a first visit.
      await delayScripts(context, lateMs);
      return windowOf(await context.newPage());
    },
    stop: () => browser.close(),
  };
}

/** A page of Playwright as a window. */
export const windowOf = (page: Page): Window => ({
  open: async (url) => {
    await page.goto(url, { waitUntil: "domcontentloaded" });
  },
  // Playwright's types unwrap handles; journeys use none.
  run: (code, arg) => page.evaluate(code as never, arg),
  resize: (size) => page.setViewportSize(size),
  press: (x, y) => page.mouse.click(x, y),
  tap: (x, y) => page.touchscreen.tap(x, y),
  type: (text) => page.keyboard.type(text),
  key: (name) => page.keyboard.press(name),
  close: () => page.context().close(),
});

const delayScripts = (context: BrowserContext, lateMs: number) =>
  context.route(/\/build\/(?!main-)[^/]+\.js$/, async (route) => {
    if (lateMs > 0) await sleep(lateMs);
    // Fails if the page was closed during the delay.
    await route.continue().catch(() => {});
  });
