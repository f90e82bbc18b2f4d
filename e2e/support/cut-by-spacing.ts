import type { Page } from "playwright/test";

/**
 * Opens all folds, applies the text spacing of WCAG 1.4.12 and names the places where it cuts off text. Uses a
 * constructed stylesheet, because the policy forbids others.
 */
export const cutBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>("main details:not(.pop, [open])")];
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
