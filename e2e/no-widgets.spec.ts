import { alone } from "./support/alone.ts";
import { expect, test } from "./support/running-site.ts";

test.use({ asksForCookies: true });

test("without widgets a page contacts no other site, with or without consent", async ({ page }) => {
  const { requested, complaints } = await alone(page);
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Принять" }).click();
  await page.waitForTimeout(500);
  expect(requested).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the privacy policy names everything that the browser keeps", async ({ page }) => {
  const named: Record<string, string> = {
    cookieNotice: "cookieNotice",
    cookieConsent: "cookieConsent",
    bannerClosedAt: "закрытом объявлении (30 дней)",
    rentType: "выбранный вид помещений",
    folds: "раскрытые строки списков",
    firstPageAt: "время начала визита",
    bannerShown: "отметки о показанном объявлении",
    chunkReloadAt: "о перезагрузке страницы",
  };
  await page.goto("/arenda-ofisov");
  await page.locator("#results details summary").first().click();
  await page.goto("/");
  await page.locator("[data-open-banner]").first().click();
  await expect(page.locator("#banner")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#banner")).toBeHidden();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toEqual(expect.arrayContaining(["bannerClosedAt", "folds", "firstPageAt", "rentType"]));
  expect(keys.filter((key) => !(key in named))).toEqual([]);
  await page.goto("/privacy");
  for (const words of Object.values(named)) await expect(page.getByRole("main")).toContainText(words);
});
