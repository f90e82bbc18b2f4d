import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import type { Engine } from "./engine.ts";

const paths = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const firefoxPath = process.env.FIREFOX_PATH ?? paths.find((file) => existsSync(file));

/** Firefox over WebDriver BiDi. Playwright fails here: its contexts request media overrides, which ESR 153 lacks. */
export const firefoxEngine: Engine = {
  name: "Firefox",
  missing: firefoxPath ? undefined : "apt-get install firefox-esr, or set FIREFOX_PATH",
  hands: ["mouse", "keyboard", "touch"],
  sharesWindow: false,
  start: async () => {
    const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefoxPath ?? "" });
    return {
      window: async (viewport) => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport(viewport);
        return {
          open: async (url) => {
            await page.goto(url, { waitUntil: "domcontentloaded" });
          },
          // Puppeteer's types unwrap handles; journeys use none.
          run: (code, arg) => page.evaluate(code as never, arg),
          resize: (size) => page.setViewport(size),
          press: (x, y) => page.mouse.click(x, y),
          tap: (x, y) => page.touchscreen.tap(x, y),
          type: (text) => page.keyboard.type(text),
          key: (name) => page.keyboard.press(name),
          close: () => context.close(),
        };
      },
      stop: () => browser.close(),
    };
  },
};
