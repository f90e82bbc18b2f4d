import type { Page } from "playwright/test";
import { expect } from "./site.ts";

/** Where a list says how much was found. */
export const count = (page: Page) => page.locator(".found, .result-count");
/** The links of the units that a list shows. */
export const units = (page: Page) => page.locator('#results a[href^="/pavilions/"]');
/** Opens a popover of the filter bar. */
export const open = (page: Page, name: string) => page.locator(`#pop-${name} > summary`).click();
/** Waits until no fragment is loading. */
export const settled = async (page: Page) => {
  await expect(page.locator("main")).not.toHaveAttribute("data-load", "pending");
};
