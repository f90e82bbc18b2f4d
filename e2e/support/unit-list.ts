import type { Page } from "playwright/test";
import { expect } from "./running-site.ts";

/** The result count of a list. */
export const count = (page: Page) => page.locator(".found, .result-count");
/** The links to the listed units. */
export const units = (page: Page) => page.locator('#results a[href^="/pavilions/"]:not([href*="+"])');
export const open = (page: Page, name: string) => page.locator(`#pop-${name} > summary`).click();
/** Waits until no fragment is loading. */
export const settled = async (page: Page) => {
  await expect(page.locator("main")).not.toHaveAttribute("data-load", "pending");
};
