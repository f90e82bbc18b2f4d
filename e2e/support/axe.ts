import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright/test";

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe's violations in a page or inside the selector `within`, as "rule: the first places". */
export async function violationsIn(page: Page, within = "html", options: RunOptions = {}): Promise<string[]> {
  const violations = await analyse(page, within, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`);
}

/** With a rule that axe leaves out by default: a finger needs 24 px. Source: WCAG 2.2, 2.5.8. */
export const withFingers: RunOptions = { rules: { "target-size": { enabled: true } } };

/** Leaves out the rule that takes half of the time, where another width or test measures the same texts. */
export const withoutContrast: RunOptions = { rules: { "color-contrast": { enabled: false } } };

/** Texts whose contrast with their background is too low, with the ratio that axe measured. */
export async function paleTextsIn(page: Page): Promise<string[]> {
  const violations = await analyse(page, "html", { runOnly: ["color-contrast"] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, ratio }) => `${ratio}: ${html}`));
}

/** Colours of texts on their ground, below the contrast of WCAG's AAA. */
export async function belowTripleA(page: Page): Promise<string[]> {
  const violations = await analyse(page, "html", { runOnly: ["color-contrast-enhanced"] });
  return [...new Set(violations.flatMap(({ nodes }) => nodes.map(({ colours }) => colours)))];
}

/**
 * Waits for the end of animations. Loads axe once per document: `@axe-core/playwright` does so for each run, which
 * takes twice as long. Asks for violations only: axe's other results take several times as long.
 */
async function analyse(page: Page, within: string, options: RunOptions) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([context, chosen]) => {
      // Endless ones and those that scrolling drives never finish.
      const ends = document
        .getAnimations()
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
        );
      await Promise.allSettled(ends.map(({ finished }) => finished));
      // It would fetch all styles again for rules that are off by default.
      const results = await window.axe?.run(context, { ...chosen, resultTypes: ["violations"], preload: false });
      if (!results) throw new Error("axe is not loaded");
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, any }) => {
          const { contrastRatio, fgColor, bgColor } = any[0]?.data ?? {};
          return { html, ratio: String(contrastRatio), colours: `${fgColor} on ${bgColor}` };
        }),
      }));
    },
    [within, options] as const,
  );
}
