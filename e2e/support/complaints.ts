import type { Page } from "playwright/test";

/** Errors that a page reports from now on, in its console or uncaught; the 404 of the page itself is none. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOwn404 = /404/.test(message.text()) && message.location().url === page.url();
    if (message.type() === "error" && !isOwn404) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
