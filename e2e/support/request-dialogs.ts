import type { Page } from "playwright/test";
import type { RunningSite } from "./site.ts";

/** What reached the content API with this phone. */
export const arrivedWith = (site: RunningSite, phone = "") => site.received.filter(({ body }) => body.phone === phone);

/** The dialog with this title. */
export const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });
