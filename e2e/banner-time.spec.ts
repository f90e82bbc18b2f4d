import type { Page } from "playwright/test";
import { expect, test } from "./support/running-site.ts";

const banner = (page: Page) => page.getByRole("dialog", { name: "Новости парка — в Телеграме" });

// One worker, because each worker starts its own site.
test.describe.configure({ mode: "default" });
test.use({ env: { BANNER_AFTER_SECONDS: "30" } });
test.beforeEach(({ page }) => page.clock.install());

test.describe("The banner dialog with a set time", () => {
  test("opens after that time, once a session", async ({ page }) => {
    await page.goto("/about");
    await page.clock.runFor(15_000);
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(16_000);
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await page.clock.runFor(120_000);
    await expect(banner(page)).toBeHidden();
  });
  test("waits for the answer to the cookie notice", async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem("cookieNotice"));
    await page.goto("/about");
    await page.clock.runFor(120_000);
    await expect(banner(page)).toBeHidden();
    await page.getByRole("button", { name: "Принять" }).click();
    await page.clock.runFor(2_000);
    await expect(banner(page)).toBeVisible();
  });
  test("waits until an open dialog closes", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
    const form = page.getByRole("dialog", { name: "Написать нам" });
    await expect(form).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(form).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
  test("stays closed on pages with a form, a filter, a list or a unit", async ({ page }) => {
    const pages = "/arenda-ofisov /pavilions/1001 /vacancies/1 /requests/callback /search?q=a /news /";
    for (const address of pages.split(" ")) {
      await page.goto(address);
      await page.clock.runFor(120_000);
      await expect(banner(page), address).toBeHidden();
    }
  });
});
