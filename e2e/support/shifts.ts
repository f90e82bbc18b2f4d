import type { Page } from "playwright/test";

/** From the next page on counts what late things move, as the browser measures layout shifts. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset.shift = String(Number(dataset.shift ?? 0) + ("value" in entry ? Number(entry.value) : 0));
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved since the page was opened. The browser reports it after it has painted. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return Number(document.documentElement.dataset.shift ?? 0);
  });
