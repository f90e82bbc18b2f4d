import { expect, test } from "./support/lasting-page.ts";

test.use({ reducedMotion: "no-preference" });

test("the last chosen rent type is kept in links to the selection and in the home page's picker", async ({ page }) => {
  await page.goto("/about");
  await expect(page.locator('a[href^="/podbor-ofisa"]').first()).toHaveAttribute("href", "/podbor-ofisa");
  await page.goto("/arenda-skladov");
  await page.goto("/about");
  await expect(page.locator('a[href^="/podbor-ofisa"]').first()).toHaveAttribute(
    "href",
    /\/podbor-ofisa\?type=warehouse$/,
  );
  await page.goto("/");
  const chosen = page.locator(".ask-kinds :checked");
  await expect(chosen).toHaveValue("warehouse");
  await expect(page.locator("#home-ask .button")).toHaveText(/Показать.\d+.склад/);
  await page.locator("#home-ask .button").click();
  // Nothing was asked: the address is the list's own, without a bare «?».
  await expect(page).toHaveURL(/\/arenda-skladov$/);
  await page.locator("#site-search").press("Enter");
  await expect(page).toHaveURL(/\/search$/);
  // The selection asks for the kind whose rows stand below it.
  await page.goto("/podbor-ofisa");
  await expect(chosen).toHaveValue("office");
  await page.goto("/podbor-ofisa?type=trade_area");
  await page.goto("/");
  await expect(chosen).toHaveValue("trade_area");
});
