import type { Page, Route } from "playwright/test";

/** Holds all requests of an address until the returned function is called; then `answer` does, or the site. */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    // The page may have cancelled it.
    await answer(route).catch(() => {});
  });
  return resolve;
}
