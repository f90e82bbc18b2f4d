import type { Page } from "playwright/test";
import type { RunningSite } from "./running-site.ts";

/** Requests that reached the content API with this phone. */
export const arrivedWith = (site: RunningSite, phone = "") => site.received.filter(({ body }) => body.phone === phone);

export const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/** Waits for a form's dialog and its script, which comes after the dialog and paints the button. */
export const formReady = (page: Page) => page.locator("dialog[open] .req-foot button[aria-disabled]").waitFor();
