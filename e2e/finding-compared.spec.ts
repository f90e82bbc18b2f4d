import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/site.ts";

/** From the home page to the sent request for a showing of three units. */
const actionsMax = 6;

test("ticked units are compared at their own address, and Back restores the ticks", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  for (const at of [0, 1]) await page.locator(".same > summary").nth(at).click();
  for (const at of [0, 1, 2, 3]) await page.locator("[name=compare]").nth(at).check();
  await page.locator("[name=compare]").nth(4).click();
  await expect(page.locator("[name=compare]").nth(4)).not.toBeChecked();
  await expect(page.locator(".compare-bar")).toContainText("Больше 4");
  await page.getByRole("button", { name: /^Сравнить/ }).click();
  await expect(page).toHaveURL(/\/compare\?(compare=\d+&?){4}#comparison$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByLabel("Только отличия").check();
  await expect(page.locator(".compared .alike").first()).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await page.goBack();
  await expect(page.locator("[name=compare]:checked")).toHaveCount(4);
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`a visitor compares three offices and requests a showing in six actions, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    let actions = 0;
    const act = async (action: () => Promise<unknown>) => {
      actions += 1;
      await action();
    };
    const picker = page.locator("main form:visible").first();
    await act(async () => {
      await picker.locator('[name="squareFrom"]').fill("150");
      await picker.locator('[name="squareTo"]').fill("200");
      await picker.locator('[name="priceTo"]').fill("450000");
      await expect(picker.getByRole("button")).toHaveText(/^Показать 7\s/);
      await picker.getByRole("button").click();
    });
    const ticks = page.locator("[name=compare]:visible");
    await expect(ticks.nth(2)).toBeVisible();
    for (const at of [0, 1, 2]) await act(() => ticks.nth(at).check());
    await act(() => page.getByRole("button", { name: /^Сравнить/ }).click());
    // The comparison shows plans and the units' places.
    await expect(page.locator(".compared svg.unit-plan")).toHaveCount(3);
    await expect(page.getByRole("row", { name: /Место на этаже/ }).locator("svg")).toHaveCount(3);
    await act(() => page.getByRole("link", { name: "Запросить показ всех трёх" }).click());
    await expect(page.locator('[name="comment"]')).toHaveValue(
      /Прошу показать помещения (\S+ \(корпус [^)]+\)(, )?){3}\./,
    );
    expect(actions).toBe(actionsMax);
  });
