import { addresses } from "../support/addresses.ts";
import { expect, test } from "../support/site.ts";
import { textsOutOfBox } from "../support/texts-out-of-box.ts";

const widths = [320, 390, 768, 1024, 1280, 1440];

test.use({ reducedMotion: "reduce" });

for (const address of addresses) {
  test(`${address} keeps each text in its box at every width`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
    await page.goto(address);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await textsOutOfBox(page)).map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
