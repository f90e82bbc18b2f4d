import type { Page } from "playwright/test";
import { dialogOf, formReady } from "./enquiry-dialogs.ts";
import { expect } from "./running-site.ts";

/** The callback dialog, on a page without other forms. */
export const callback = {
  title: "Написать нам",
  send: (page: Page) => page.locator("#callback-send"),
  phone: (page: Page) => page.locator("#callback-form [name=phone]"),
  name: (page: Page) => page.locator("#callback-form [name=name]"),
  async open(page: Page): Promise<void> {
    await page.getByRole("link", { name: "Написать нам", exact: true }).first().click();
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
    await formReady(page);
  },
};
