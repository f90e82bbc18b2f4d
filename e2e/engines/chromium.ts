import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserContext, chromium } from "playwright";
import { findChromium } from "../support/browser.ts";
import type { Engine } from "./engine.ts";

/** Chromium by Playwright. Delays all scripts but the page's first one by `lateMs`, like a slow connection. */
export const chromiumEngine = (lateMs = 0): Engine => ({
  name: lateMs === 0 ? "Chromium" : `Chromium with scripts ${lateMs} ms late`,
  start: async () => {
    const browser = await chromium.launch({ executablePath: await findChromium() });
    return {
      window: async (viewport) => {
        const context = await browser.newContext({ viewport });
        if (lateMs > 0) await delayScripts(context, lateMs);
        const page = await context.newPage();
        return {
          open: async (url) => {
            await page.goto(url, { waitUntil: "domcontentloaded" });
          },
          // Playwright's types unwrap handles; journeys use none.
          run: (code, arg) => page.evaluate(code as never, arg),
          press: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          key: (name) => page.keyboard.press(name),
          close: () => context.close(),
        };
      },
      stop: () => browser.close(),
    };
  },
});

const delayScripts = (context: BrowserContext, lateMs: number) =>
  context.route(/\/build\/(?!main-)[^/]+\.js$/, async (route) => {
    await sleep(lateMs);
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
