import type { Page } from "playwright/test";

/** Collects console errors and uncaught errors from now on, except the 404 of the page itself. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOwn404 = /404/.test(message.text()) && message.location().url === page.url();
    if (message.type() === "error" && !isOwn404) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
