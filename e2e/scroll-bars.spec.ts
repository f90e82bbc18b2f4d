import type { Page } from "playwright/test";
import { expect, test } from "./support/lasting-page.ts";
import { addressesOfKinds } from "./support/page-states.ts";

/** Scroll bars that take room from the page, as most desktops show them. Playwright hides them otherwise. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "",
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

/**
 * The least widths of each layout, in which media queries count the scroll bar and the page does not have it, and the
 * least at which the page itself is that wide.
 */
const thresholds = [353, 601, 651, 761, 1101, 1401];
const scrollBarPx = 15;
const widths = [335, ...thresholds, ...thresholds.map((width) => width + scrollBarPx), 1440].sort((a, b) => a - b);

/** The height of the main bar, the width of the page and of the window inside its scroll bar. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const barPx = document.querySelector(".main-bar")?.getBoundingClientRect().height ?? 0;
    return { barPx, roomPx: clientWidth, pagePx: scrollWidth };
  });

for (const address of addressesOfKinds) {
  test(`${address} beside a scroll bar has its header in one line and does not scroll sideways`, async ({ page }) => {
    const faults: string[] = [];
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 500 });
      const { barPx, roomPx, pagePx } = await measure(page);
      expect(roomPx, "the scroll bar takes room").toBe(width - scrollBarPx);
      if (barPx > 64) faults.push(`${width} px: the header is ${barPx} px high`);
      if (pagePx > roomPx) faults.push(`${width} px: the page is ${pagePx - roomPx} px too wide`);
    }
    expect(faults).toEqual([]);
  });
}
