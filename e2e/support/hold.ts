import type { Page } from "playwright/test";

/** Holds all requests of an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    // The page may have cancelled it.
    await route.continue().catch(() => {});
  });
  return resolve;
}
