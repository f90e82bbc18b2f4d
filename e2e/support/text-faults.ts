import type { Page } from "playwright/test";
import { inPage } from "./text-layout.ts";

/** Opens all folds of the page's content. */
export const openFolds = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  });

/** Whether the page is wider than its window inside a scroll bar, as a fault. */
export async function sideways(page: Page): Promise<string[]> {
  const beyondPx = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return beyondPx > 0 ? [`scrolls ${beyondPx} px sideways`] : [];
}

/**
 * Names words broken in the middle although a line of the window could hold them, ranges on two lines, lines that begin
 * with «·» or a comma or hold only a sign, texts that overflow a box sideways, values and examples wider than their
 * field, and texts that overlap each other or the drawing that they are the caption of. Boxes are the text's own
 * element, its ancestors up to one that scrolls, ends in an ellipsis or is absolutely positioned, its drawing, and
 * the window. Overlaps compare the middle half of each line's height, so tight lines pass. They compare sticky and
 * floating elements within their own layer only, and ignore text that a scroll container hides. `within` is a selector.
 */
export const textFaults = (page: Page, within = "body"): Promise<string[]> => page.evaluate<string[]>(inPage(within));
