import type { Locator } from "playwright/test";
import { allForms } from "../../views/requests/all-forms.ts";
import { hiddenFields } from "../support/opened.ts";
import { openers } from "../support/openers.ts";
import { dialogOf } from "../support/request-dialogs.ts";
import { expect, test } from "../support/site.ts";

/** Low windows of laptops and phones, a phone held sideways, 1280 x 1024 at 400 %. */
const windows = [
  { width: 1440, height: 700 },
  { width: 390, height: 700 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

test.use({ reducedMotion: "reduce" });

for (const form of Object.values(allForms)) {
  const { page: where, words } = openers[form.name];
  const name = `'${form.title}'`;
  test(`the dialog ${name} shows its button and each focused field in low windows`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
    for (const { width, height } of windows) {
      const size = `${width} x ${height}`;
      await page.setViewportSize({ width, height });
      await page.goto(where);
      // A role has no hidden elements: in a narrow window the header's opener stands in a closed menu.
      await page.getByRole("link", { name: words, exact: true }).first().click();
      const dialog = dialogOf(page, form.title);
      await expect(dialog).toBeVisible();
      const bottomInWindow = async (one: Locator) => {
        const { y = -1, height: high = 0 } = (await one.boundingBox()) ?? {};
        expect(y, size).toBeGreaterThanOrEqual(0);
        expect(y + high, size).toBeLessThanOrEqual(height);
        return { high, bottom: y + high };
      };
      const send = dialog.getByRole("button", { name: form.send });
      const { high } = await bottomInWindow(send);
      expect(high, size).toBeGreaterThanOrEqual(24);
      expect(high, size).toBeLessThanOrEqual(80);
      expect(await hiddenFields(page), size).toEqual([]);
      // It looks disabled and says so; the press must be answered all the same.
      await send.click({ force: true });
      const phone = dialog.locator("[name=phone]");
      await expect(phone).toBeFocused();
      const { bottom } = await bottomInWindow(phone);
      const foot = await dialog.locator(".req-foot").boundingBox();
      expect(bottom, `${size}: above the foot`).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
      expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth), size).toBe(true);
    }
  });
}
