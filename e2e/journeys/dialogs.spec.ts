import { allForms } from "../../views/enquiries/all-forms.ts";
import { firefoxEngine } from "../engines/firefox.ts";
import { dialogFaults } from "../support/dialog-faults.ts";
import { openers } from "../support/enquiry-dialogs.ts";
import { expect, test } from "../support/running-site.ts";
import { Visitor } from "./visitor.ts";

// WebKit's driver sets no font size and no window under 447 px; its journeys open a dialog in a low window.
const fontPx = 32;
// As in WebKit: its driver resizes windows late on a busy machine.
test.describe.configure({ retries: 2 });

test(`in Firefox with text of ${fontPx} px dialogs show button, fields and labels`, async ({ site }) => {
  test.skip(firefoxEngine.missing !== undefined, `Firefox is not installed: ${firefoxEngine.missing}`);
  const browser = await firefoxEngine.start(fontPx);
  const faults: string[] = [];
  try {
    const wide = { width: 1440, height: 900 };
    const window = await browser.window(wide);
    const visitor = new Visitor(window, site.url);
    await visitor.begin();
    // The longest line above the fields, and the most fields; Chromium opens all five.
    for (const { name, title } of [allForms.rent, allForms.vacancy]) {
      const { page, words } = openers[name];
      await window.resize(wide);
      await visitor.open(page);
      // Before its code loads, a click leads to the form's page.
      await visitor.holds("have its code", () => document.readyState === "complete", undefined);
      const isSized = (px: number) => getComputedStyle(document.documentElement).fontSize === `${px}px`;
      await visitor.holds(`have text of ${fontPx} px`, isSized, fontPx);
      await visitor.press({ css: "a", words });
      await visitor.sees({ css: "dialog[open] h2", words: title });
      faults.push(...(await dialogFaults(window)).map((fault) => `${title}, ${fault}`));
    }
  } finally {
    await browser.stop();
  }
  expect(faults).toEqual([]);
});
