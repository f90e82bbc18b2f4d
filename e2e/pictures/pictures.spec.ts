import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "playwright/test";
import { startBuiltSite } from "../../tests/support/built-site.ts";
import { addresses } from "../support/addresses.ts";
import { isPinned } from "../support/browser.ts";
import { states } from "../support/states.ts";

const references = path.join(import.meta.dirname, "references");

/** A site of a fixed day, over the stand-in API inside it. */
const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), "parallel55-pictures-"));
      const server = await startBuiltSite({ DATA_DIR: dataDir }, [path.join(import.meta.dirname, "fixed-clock.ts")]);
      await use(server.url);
      server.process.kill("SIGKILL");
      await server.exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ url }, use) => use(url),
});

/** Half of a pixel's edge: enough to tell a broken button, and a quarter of the bytes. */
test.use({ deviceScaleFactor: 0.5, reducedMotion: "reduce" });

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
test.beforeEach(({}, { config }) => {
  test.skip(!isPinned(), "Pictures are compared in the pinned browser only");
  const renews = config.updateSnapshots === "all";
  test.skip(!renews && !existsSync(references), "There are no reference pictures: npm run pictures");
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** The menu of narrow screens ends here. */
const narrowMaxPx = 1100;
const slack = { threshold: 0.2, maxDiffPixelRatio: 0.015, scale: "device" } as const;
const fileName = (name: string, width: number) =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "home"}-${width}.png`;

for (const { width, height } of sizes) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const address of addresses) {
      test(`the first screen of ${address} looks as before`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(["pages", fileName(address, width)], slack);
      });
    }
    for (const [name, { address, opens, only, cookies, reach }] of Object.entries(states)) {
      if (only && (only === "narrow") !== width <= narrowMaxPx) continue;
      test(`${name} looks as before`, async ({ page }) => {
        if (!cookies) await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
        await page.goto(address);
        await reach(page);
        await expect(page.locator(opens).first()).toHaveScreenshot(["states", fileName(name, width)], slack);
      });
    }
  });
}
