import { hold } from "./support/hold.ts";
import { expect, test } from "./support/lasting-page.ts";
import { test as newTest } from "./support/running-site.ts";

test.use({ reducedMotion: "no-preference" });

const script = /\/main-.*\.js/;

for (const part of [script, /\/filters-.*\.js/])
  test(`a tick before ${part.source} comes is applied when it does`, async ({ page }) => {
    const arrive = await hold(page, part);
    await page.goto("/arenda-ofisov", { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.locator("#priceTo").fill("200000");
    arrive();
    await expect(page).toHaveURL(/\?priceTo=200000$/);
    await expect(page.locator("#found")).not.toContainText("112");
  });

test("a menu opened before the script comes keeps the page under it where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(script, (route) => route.abort());
  await page.goto("/about");
  await page.locator("#mobile-menu > summary").click();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("html")).toHaveCSS("overflow", /hidden/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("Without script", () => {
  newTest.use({ javaScriptEnabled: false });
  newTest("pages show no button that would do nothing", async ({ page }) => {
    const pages = "/ /pavilions/1001 /compare?compare=1001&compare=1042 /arenda-ofisov /news /route";
    for (const address of pages.split(" ")) {
      await page.goto(address);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator("button[type=button]").filter({ visible: true }), address).toHaveCount(0);
      }
    }
  });
});
