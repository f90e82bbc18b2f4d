import type { RunOptions } from "axe-core";
import type { Page } from "playwright/test";
import { allPages } from "../../tests/support/proofs.ts";
import { violationsIn, withFingers, withoutContrast } from "../support/axe.ts";
import { hitFaults } from "../support/hit-faults.ts";
import { expect, testWithBars as test } from "../support/lasting-page.ts";
import { setLetters } from "../support/letters.ts";
import { addresses, addressesOfKinds } from "../support/page-states.ts";
import { outside } from "../support/spills.ts";
import { openFolds, textFaults } from "../support/text-faults.ts";

const scrollBarPx = 15;

type PageWindow = { width: number; presses?: true; texts?: true; spaced?: true; axe?: RunOptions };

/**
 * Widths of common screens and the least of each layout, where things are tightest: media queries count the scroll bar,
 * and the page does not have it. The first leaves the page 320 px. `presses`: every link and button is tried, once in
 * each layout. `spaced`: with the text spacing of WCAG 1.4.12 as well. Low windows, so that every page has its bar.
 */
const windows: PageWindow[] = [
  { width: 320 + scrollBarPx, presses: true, texts: true, spaced: true },
  { width: 353, texts: true },
  { width: 390, presses: true, texts: true, spaced: true, axe: withFingers },
  { width: 601, texts: true },
  { width: 651, presses: true, texts: true },
  { width: 761, presses: true, texts: true, spaced: true },
  { width: 1024 },
  { width: 1101, presses: true, texts: true, spaced: true },
  { width: 1401 },
  // Contrast in wide windows: contrast.spec.ts
  { width: 1440, presses: true, texts: true, axe: withoutContrast },
  { width: 2560, texts: true },
];
/** Larger default font sizes, as visitors with low vision set them. */
const enlarged = [
  { width: 1440, height: 900, fontPx: 32 },
  { width: 320 + scrollBarPx, height: 568, fontPx: 20 },
  { width: 320 + scrollBarPx, height: 568, fontPx: 32 },
  { width: 768, height: 1024, fontPx: 32 },
  { width: 1920, height: 900, fontPx: 32 },
];

const mainBarMaxPx = 64;
/** Windows of fewer letters than this cannot keep words whole. */
const tinyEm = 13;
/** What a line of enlarged letters has no room to avoid. */
const tolerated = /(?:begins a line|stands alone|is cut|on two lines)$/;

/**
 * Opens all folds, applies the text spacing of WCAG 1.4.12 and names the places where it cuts off text. Uses a
 * constructed stylesheet, because the policy forbids others.
 */
const cutBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const fold of folds) fold.open = true;
    const sheet = new CSSStyleSheet();
    const spacing = "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
    sheet.replaceSync(`* { ${spacing} } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
    const hides = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      // Texts for screen readers only are clipped on purpose.
      if (clipPath !== "none" || element.clientWidth <= 1) return false;
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const wide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return wide || (clips(overflowY) && element.scrollHeight > element.clientHeight + 1);
    };
    const cut = [...document.querySelectorAll("body *:not(svg, svg *)")].filter(
      (element) => (element.textContent ?? "").trim() !== "" && element.checkVisibility() && hides(element),
    );
    const faults = cut.map((element) => `cut: ${element.outerHTML.slice(0, 120)}`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push("scrolls sideways");
    document.adoptedStyleSheets.pop();
    for (const fold of folds) fold.open = false;
    return faults;
  });

/** The menu's bar in two lines is a fault. */
async function tallHeader(page: Page): Promise<string[]> {
  const { barPx, roomPx } = await page.evaluate(() => ({
    barPx: document.querySelector(".main-bar")?.getBoundingClientRect().height ?? 0,
    roomPx: document.documentElement.clientWidth,
  }));
  const widthPx = page.viewportSize()?.width ?? 0;
  expect(roomPx, "the scroll bar takes room").toBe(widthPx - scrollBarPx);
  return barPx > mainBarMaxPx ? [`the header is ${barPx} px high`] : [];
}

/** Collects console errors and uncaught errors from now on, except the 404 of the page itself. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOwn404 = /404/.test(message.text()) && message.location().url === page.url();
    if (message.type() === "error" && !isOwn404) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** The sample shows one page of each kind: in the narrowest window, on a phone, a tablet and a laptop. */
const sampledPx = [320 + scrollBarPx, 390, 761, 1101];
const { shown, seen, opened, letters } = allPages
  ? { shown: addresses, seen: "every window, size of text and spacing", opened: windows, letters: enlarged }
  : {
      shown: addressesOfKinds,
      seen: "four windows, spaced and enlarged, and accessible",
      opened: windows.filter(({ width }) => sampledPx.includes(width)),
      letters: enlarged.slice(0, 2),
    };

/** One visit covers every window and font size: reopening the page for each would take most of the time. */
for (const address of shown) {
  test(`${address} is whole in ${seen}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    await page.goto(address);
    for (const { width, presses, texts, spaced, axe } of opened) {
      await page.setViewportSize({ width, height: 500 });
      const found = [...(await outside(page)), ...(await tallHeader(page))];
      if (presses) found.push(...(await page.evaluate(hitFaults)));
      if (texts) found.push(...(await textFaults(page)));
      if (axe) found.push(...(await violationsIn(page, "html", axe)));
      if (spaced) found.push(...(await cutBySpacing(page)));
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    await openFolds(page);
    for (const { width, height, fontPx } of letters) {
      await page.setViewportSize({ width, height });
      await setLetters(page, fontPx);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontPx}px`);
      // A window that holds some ten letters breaks words.
      const isTiny = (width - scrollBarPx) / fontPx < tinyEm;
      const isFault = (text: string) => !tolerated.test(text) && !(isTiny && /middle$/.test(text));
      const texts = (await textFaults(page)).filter(isFault);
      faults.push(...[...(await outside(page)), ...texts].map((fault) => `${width} px, ${fontPx} px: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
