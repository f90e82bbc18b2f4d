import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/**
 * What axe objects to in a page, or in what a selector names, as "rule: the first places"; empty where all is well.
 * Judges what stands there once every animation has ended. Asks for violations only, and in the page itself: the sites'
 * pages have no foreign frames, and whatever else axe would tell takes several times as long.
 */
export async function violationsIn(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`);
}
