import type { Locator } from "playwright/test";

/** What is left of an element's colour: its own opacity times that of all elements around it. */
export const opacityOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });
