import { expect, test } from "../support/lasting-page.ts";

/** Pages that show things side by side. */
const wide = ["/arenda-ofisov", "/arenda-skladov", "/plan", "/plan?body=4&floor=11"];
const shareMin = 0.8;

for (const address of wide)
  test(`${address} uses a wide window, and its header begins where it does`, async ({ page }) => {
    await page.goto(address);
    for (const width of [1920, 2560]) {
      await page.setViewportSize({ width, height: 1080 });
      const lines = await page.evaluate(() =>
        [".main-bar .wrap", "main .wrap"].map((css) => {
          const shown = [...document.querySelectorAll(css)].find((element) => element.checkVisibility());
          const box = shown?.getBoundingClientRect();
          return { left: Math.round(box?.left ?? -1), width: box?.width ?? 0 };
        }),
      );
      expect(new Set(lines.map(({ left }) => left)).size, `${width} px`).toBe(1);
      expect(lines[1]?.width, `${width} px`).toBeGreaterThanOrEqual(width * shareMin);
    }
  });
