import { expect, test } from "./support/site.ts";

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("cookieNotice", "true")));

test("the rent type that was chosen last is held in links to the selection and in the home page's picker", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.locator('a[href^="/podbor-ofisa"]').first()).toHaveAttribute("href", "/podbor-ofisa");
  await page.goto("/arenda-skladov");
  await page.goto("/about");
  await expect(page.locator('a[href^="/podbor-ofisa"]').first()).toHaveAttribute(
    "href",
    /\/podbor-ofisa\?type=warehouse$/,
  );
  await page.goto("/");
  const picker = page.locator('form[action^="/podbor-ofisa"]').first();
  expect(await picker.evaluate((form: HTMLFormElement) => new FormData(form).get("type"))).toBe("warehouse");
  await page.goto("/podbor-ofisa?type=trade_area");
  await page.goto("/");
  expect(await picker.evaluate((form: HTMLFormElement) => new FormData(form).get("type"))).toBe("trade_area");
});
