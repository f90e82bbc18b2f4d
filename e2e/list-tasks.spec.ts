import type { Page } from "playwright/test";
import { expect, test } from "./support/lasting-page.ts";

/** Counts what a visitor does: a press, or a field filled in. */
function counter() {
  let done = 0;
  return {
    act: async (action: () => Promise<unknown>) => {
      done += 1;
      await action();
    },
    actions: () => done,
  };
}

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** The button of the home page that leads to the chosen list. */
const go = (page: Page) => page.locator(".hero button[type=submit]:visible").first();

for (const [device, viewport] of Object.entries(screens))
  test(`35 people under 1.2 million: from the home page to an enquiry for neighbours together, ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const { act, actions } = counter();
    await act(() => page.getByLabel("Нас, человек").fill("35"));
    await act(() => go(page).click());
    await expect(page).toHaveURL(/people=35/);
    await act(() => page.locator("#pop-rent > summary").click());
    await act(() => page.locator("#priceTo").fill("1200000"));
    await expect(page.locator(".condition")).toHaveCount(2);
    await act(() => page.keyboard.press("Escape"));
    const together = page.locator(".join > a").first();
    await expect(together).toContainText("407-15 и 407-16");
    await expect(together).toContainText("7,4 м² на чел., удобно");
    await act(() => together.click());
    await expect(page).toHaveURL(/\/pavilions\/\d+\+\d+\?people=35/);
    await act(() => page.getByRole("link", { name: /^Заявка на оба/ }).click());
    const dialog = page.getByRole("dialog", { name: "Заявка на аренду" });
    await expect(dialog).toContainText("407-15 + 407-16");
    await expect(dialog.getByLabel(/искали/)).toBeChecked();
    expect(actions()).toBeLessThanOrEqual(8);
  });

test("a warehouse 12 m high on a phone: four taps from the home page", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto("/");
  const { act, actions } = counter();
  await act(() => page.locator('.hero label:has([value="warehouse"])').click());
  await act(() => go(page).click());
  await expect(page).toHaveURL(/\/arenda-skladov/);
  await act(() => page.locator("#pop-more > summary").click());
  await act(() => page.locator('.tile:has([value="Высота потолков: 12 м"])').click());
  await expect(page).toHaveURL(/facts=/);
  await expect(page.locator(".ledger > .one")).toHaveCount(3);
  await expect(page.locator(".shared").first()).toContainText("12 м");
  expect(actions()).toBeLessThanOrEqual(4);
});

test("three options to a boss: marked, also through an opened unit, and there again next day", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/arenda-skladov");
  const { act, actions } = counter();
  const mark = (at: number) => page.locator(".ledger .mark").nth(at);
  await act(() => mark(0).click());
  await act(() => page.locator(".ledger .one > a").nth(2).click());
  await act(() => page.getByRole("button", { name: /^В подборку/ }).click());
  await page.goBack();
  await expect(page.locator(".shortlist-link b")).toHaveText("2");
  await act(() => mark(4).click());
  await act(() => page.locator(".shortlist-link").click());
  await expect(page.locator(".pick")).toHaveCount(3);
  expect(actions()).toBeLessThanOrEqual(5);
  await page.getByRole("button", { name: "Скопировать ссылку" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/compare\?compare=\d+&compare=\d+&compare=\d+$/,
  );
  await page.goto("/news");
  await expect(page.locator(".shortlist-link b")).toHaveText("3");
});
