import { alone } from "./support/alone.ts";
import { expect, test } from "./support/running-site.ts";

test.use({ asksForCookies: true });

test("without widgets a page contacts no other site, with or without consent", async ({ page }) => {
  const { asked, complaints } = await alone(page);
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Принять" }).click();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
