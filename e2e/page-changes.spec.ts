import type { Page } from "playwright/test";
import { expect, test } from "./support/running-site.ts";

/** Holds a view transition of each further page, if there is one: a slow computer shows it for long. */
async function holdTransitions(page: Page) {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null };
      await viewTransition?.ready.catch(() => {});
      for (const animation of viewTransition ? document.getAnimations() : []) animation.pause();
      document.documentElement.dataset.revealed = "";
    });
  });
}

for (const [from, link, at, next] of [
  ["/news", 'header a[href="/vacancies"]', "/vacancies", 'header a[href="/news"]'],
  ["/", 'header a[href="/plan"]', "/plan", 'main .scheme a[href*="body="]'],
  ["/plan", 'main .scheme a[href*="body="]', "body=", "main h1"],
] as const)
  test(`in Chromium a click right after the way from ${from} to ${at} reaches what it meets`, async ({ page }) => {
    await holdTransitions(page);
    await page.goto(from);
    await page.locator(link).filter({ visible: true }).first().click();
    await page.waitForURL(`**${at}*`);
    await expect(page.locator("html")).toHaveAttribute("data-revealed");
    const place = page.locator(next).filter({ visible: true }).first();
    const isMet = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(met) || `the click meets ${met?.outerHTML.slice(0, 60)}`;
    };
    await place.scrollIntoViewIfNeeded();
    expect(await place.evaluate(isMet)).toBe(true);
  });
