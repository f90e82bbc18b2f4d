import type { Page } from "playwright/test";
import { expect, test } from "./support/running-site.ts";

/** Whether a view transition revealed the page behind a link. */
async function transitionTo(page: Page, from: string, links: string): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition?: object | null };
      document.documentElement.dataset.revealed = String(Boolean(viewTransition));
    });
  });
  await page.goto(from);
  const link = page.locator(`main a[href^="${links}"]`).first();
  const to = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(`**${to}`);
  await expect(page.locator("html")).toHaveAttribute("data-revealed", /./);
  return page.evaluate(() => document.documentElement.dataset.revealed === "true");
}

test.describe("From page to page", () => {
  test("Chromium changes pages without a flash", async ({ page }) => {
    expect(await transitionTo(page, "/news", "/news/")).toBe(true);
  });
  test("a visitor with reduced motion sees no transition", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await transitionTo(page, "/news", "/news/")).toBe(false);
  });
  for (const address of ["/", "/arenda-ofisov", "/plan", "/plan?body=4", "/pavilions/1001"])
    test(`${address} gives no two elements the same transition name`, async ({ page }) => {
      await page.goto(address);
      const names = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => getComputedStyle(element).viewTransitionName)
          .filter((name) => name !== "none"),
      );
      expect(names).toEqual([...new Set(names)]);
      expect(names).toContain("header");
    });
});
