import type { Page } from "playwright/test";

/** Blocks requests to all other origins. Records them, policy violations and script errors. */
export async function alone(page: Page) {
  const requested: string[] = [];
  const complaints: string[] = [];
  await page.context().route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => {
      requested.push(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (/Content Security Policy|integrity/i.test(message.text())) complaints.push(message.text());
  });
  return { requested, complaints };
}
