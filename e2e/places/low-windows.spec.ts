import { hiddenFields } from "../support/opened.ts";
import { expect, test } from "../support/site.ts";
import { states } from "../support/states.ts";

/** A phone held sideways, and 1280 x 1024 at 400 %. */
const sizes = [
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

test.use({ reducedMotion: "reduce" });

for (const [name, state] of Object.entries(states).filter(([name]) => /^the dialog '[^']+'$/.test(name))) {
  for (const size of sizes) {
    test(`${name} shows the focused field with its label at ${size.width} x ${size.height}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
      await page.setViewportSize(size);
      await page.goto(state.address);
      await state.reach(page);
      expect(await hiddenFields(page)).toEqual([]);
    });
  }
  for (const size of [
    { width: 1440, height: 700 },
    { width: 390, height: 700 },
  ]) {
    test(`${name} shows its button without scrolling at ${size.width} x ${size.height}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
      await page.setViewportSize(size);
      await page.goto(state.address);
      await state.reach(page);
      const send = page.locator("dialog[open] form button").filter({ visible: true }).last();
      await expect(send).toBeInViewport({ ratio: 1 });
    });
  }
}
