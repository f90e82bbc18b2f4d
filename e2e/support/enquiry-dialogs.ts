import type { Locator, Page } from "playwright/test";
import type { FormName } from "../../views/enquiries/define-form.ts";
import { expect } from "./running-site.ts";

/** Page and words of each form's opener. */
export const openers: Record<FormName, { page: string; words: string }> = {
  callback: { page: "/", words: "Написать нам" },
  vacancy: { page: "/vacancies/3", words: "Откликнуться" },
  presentation: { page: "/pavilions/1001", words: "Получить презентацию" },
  rent: { page: "/pavilions/1001", words: "Оставить заявку" },
  advertisement: { page: "/advertising/solutions/2", words: "Оставить заявку" },
};

export const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/**
 * Presses what opens a form's dialog once its code is loaded. On a busy machine loading takes longer than a press
 * waits, and the press leads to the form's page. Not for pages whose clock a test sets: they list no resources.
 */
export async function pressOpener(opener: Locator): Promise<void> {
  await opener.hover();
  const hasCode = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/htmx-setup-"));
  await opener.page().waitForFunction(hasCode);
  await opener.click();
}

/** Waits for a form's dialog and its script, which comes after the dialog and paints the button. */
export const formReady = (page: Page) => page.locator("dialog[open] .req-foot button[aria-disabled]").waitFor();

/** The callback dialog, on a page without other forms. */
export const callback = {
  title: "Написать нам",
  send: (page: Page) => page.locator("#callback-send"),
  phone: (page: Page) => page.locator("#callback-form [name=phone]"),
  name: (page: Page) => page.locator("#callback-form [name=name]"),
  async open(page: Page): Promise<void> {
    await pressOpener(page.getByRole("link", { name: "Написать нам", exact: true }).first());
    await expect(dialogOf(page, "Написать нам")).toBeVisible();
    await formReady(page);
  },
};
