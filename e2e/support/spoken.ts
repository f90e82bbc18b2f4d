import type { Page } from "playwright/test";

declare global {
  interface Window {
    spoken?: string[];
  }
}

/** From now on collects what live regions of the page say. Screen readers skip changes inside `aria-busy`. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    window.spoken = spoken;
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          "[role=status], [role=alert], [aria-live]",
        ),
      );
      for (const region of new Set(regions)) {
        if (!region?.isConnected || region.getAttribute("aria-live") === "off" || region.closest("[aria-busy=true]"))
          continue;
        const words = region.textContent.replace(/\s+/g, " ").trim();
        if (words !== "" && words !== spoken.at(-1)) spoken.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.spoken ?? []);
}
