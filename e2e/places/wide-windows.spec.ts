import { expect, test } from "../support/lasting-page.ts";

test("The header begins at the same place on every page of a wide window: the logo does not jump", async ({ page }) => {
  for (const width of [1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    const lefts = new Set<number>();
    for (const address of ["/", "/arenda-ofisov", "/plan", "/plan?body=4&floor=11", "/contacts"]) {
      await page.goto(address);
      lefts.add(
        await page
          .locator(".logo")
          .first()
          .evaluate((logo) => Math.round(logo.getBoundingClientRect().left)),
      );
    }
    expect([...lefts], `${width} px`).toHaveLength(1);
  }
});
