import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/**
 * Axe's violations in a page or inside the selector `within`, as "rule: the first places". Waits for the end of
 * animations. Runs violation rules only, in the top frame: pages have no foreign frames, and axe's other results take
 * several times as long.
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
