import { addresses } from "../support/addresses.ts";
import { expect, test } from "../support/site.ts";
import { textsOutOfBox } from "../support/texts-out-of-box.ts";

/** The browser's own font size, which visitors with weak eyes raise from 16 px. */
const windows = [
  { width: 1440, height: 900, fontPx: 20 },
  { width: 1440, height: 900, fontPx: 32 },
  { width: 390, height: 844, fontPx: 24 },
];

test.use({ reducedMotion: "reduce" });

for (const address of addresses) {
  test(`${address} stays in the window with enlarged text`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const { width, height, fontPx } of windows) {
      await page.setViewportSize({ width, height });
      await session.send("Page.setFontSizes", { fontSizes: { standard: fontPx } });
      await page.goto(address);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const found = await textsOutOfBox(page);
      if (sideways > 0) found.unshift(`scrolls ${sideways} px sideways`);
      // A long word may take two lines where the window holds few letters.
      faults.push(
        ...found.filter((fault) => !fault.endsWith("middle")).map((fault) => `${width} px, ${fontPx} px: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  });
}
