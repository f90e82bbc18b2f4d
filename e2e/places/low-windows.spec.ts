import { allPages, wholeProofs } from "../../tests/support/proofs.ts";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { windowOf } from "../engines/chromium.ts";
import { dialogFaults } from "../support/dialog-faults.ts";
import { dialogOf, formReady, openers, pressOpener } from "../support/enquiry-dialogs.ts";
import { setLetters } from "../support/letters.ts";
import { expect, test } from "../support/running-site.ts";
import { textFaults } from "../support/text-faults.ts";

/** The browser's default font size, and larger ones, as visitors with low vision set them. */
const sampledPx = allPages ? [16, 32] : [16];
const fontsPx = wholeProofs ? [16, 20, 24, 32] : sampledPx;

test.use({ reducedMotion: "reduce" });

/** The sample has the form of most fields, and that of fewest: one layout and script serves all. */
const shown = Object.values(allForms).filter(({ name }) => allPages || name === "rent" || name === "presentation");

for (const form of shown) {
  const { page: where, words } = openers[form.name];
  test(`'${form.title}' shows button, fields and labels in each window and size of text`, async ({ page }) => {
    const faults: string[] = [];
    for (const fontPx of fontsPx) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await setLetters(page, fontPx);
      await page.goto(where);
      await pressOpener(page.getByRole("link", { name: words, exact: true }).first());
      const dialog = dialogOf(page, form.title);
      await formReady(page);
      const found = await dialogFaults(windowOf(page), async () => {
        const send = await dialog.getByRole("button", { name: "Отправить" }).boundingBox();
        const texts = await textFaults(page, "dialog[open]");
        const isInWindow = send && send.y >= 0 && send.y + send.height <= (page.viewportSize()?.height ?? 0);
        return [
          ...(fontPx > 16 || isInWindow ? [] : [`the button stands at ${send?.y}`]),
          // A long word may break if the window holds only a few letters of enlarged text.
          ...texts.filter((fault) => fontPx === 16 || !fault.endsWith("middle")),
        ];
      });
      faults.push(...found.map((fault) => `${fontPx} px, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
