import type { Page } from "playwright/test";
import { expect } from "./running-site.ts";

/** The result count of a list. */
export const count = (page: Page) => page.locator("#found > span:not([class]), .result-count");
/** Presses a building of the map: into the choice, or out of it. */
export const pressBuilding = (page: Page, id: string) => page.locator(`#building-${id} .pill`).click();
/** Waits until no fragment is loading. */
export const settled = async (page: Page) => {
  await expect(page.locator("main")).not.toHaveAttribute("data-load", "pending");
};
