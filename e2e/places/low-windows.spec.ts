import type { Locator } from "playwright/test";
import { allForms } from "../../views/requests/all-forms.ts";
import { hiddenFields, wrongPlaces } from "../support/opened.ts";
import { openers } from "../support/openers.ts";
import { overlappingTexts } from "../support/overlapping-texts.ts";
import { dialogOf } from "../support/request-dialogs.ts";
import { expect, test } from "../support/site.ts";
import { textsOutOfBox } from "../support/texts-out-of-box.ts";

/** Low windows of laptops and phones, a phone in landscape, 1280 × 1024 at 400 % zoom. */
const windows = [
  { width: 1440, height: 700 },
  { width: 390, height: 700 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

/** Default font sizes of the same windows with enlarged text. */
const fontsPx = [20, 24, 32];
const enlargedWindows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
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
      // Roles skip hidden elements: in a narrow window the header's opener is inside the closed menu.
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
      // The button is aria-disabled and looks disabled, but still handles clicks.
      await send.click({ force: true });
      const phone = dialog.locator("[name=phone]");
      await expect(phone).toBeFocused();
      const { bottom } = await bottomInWindow(phone);
      const foot = await dialog.locator(".req-foot").boundingBox();
      expect(bottom, `${size}: above the foot`).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
      expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth), size).toBe(true);
    }
  });

  test(`the dialog ${name} stays in the window with enlarged text`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const fontPx of fontsPx) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await session.send("Page.setFontSizes", { fontSizes: { standard: fontPx } });
      await page.goto(where);
      await page.getByRole("link", { name: words, exact: true }).first().click();
      await expect(dialogOf(page, form.title)).toBeVisible();
      for (const size of enlargedWindows) {
        await page.setViewportSize(size);
        const opened = { opens: "dialog[open]", takesFocus: true } as const;
        const texts = await textsOutOfBox(page, opened.opens);
        // A long word may break if the window holds only a few letters.
        const found = texts.filter((fault) => !fault.endsWith("middle"));
        found.push(...(await wrongPlaces(page, opened)), ...(await overlappingTexts(page)));
        found.push(...(await hiddenFields(page)));
        faults.push(...found.map((fault) => `${fontPx} px, ${size.width} x ${size.height}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
