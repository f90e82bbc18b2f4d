import type { Page } from "playwright/test";

declare global {
  interface Window {
    spoken?: string[];
  }
}

/**
 * From now on collects what live regions of the page say. Screen readers skip changes inside `aria-busy`, and the words
 * that a region comes with.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    window.spoken = spoken;
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest("[role=status], [role=alert], [aria-live]");
    const isHeard = (region: Element) =>
      region.isConnected && region.getAttribute("aria-live") !== "off" && !region.closest("[aria-busy=true]");
    new MutationObserver((changes) => {
      const arrivals = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const region of new Set(changes.map(regionOf))) {
        if (!region || !isHeard(region) || arrivals.some((node) => node.contains(region))) continue;
        const words = region.textContent.replace(/\s+/g, " ").trim();
        if (words !== "" && words !== spoken.at(-1)) spoken.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.spoken ?? []);
}
