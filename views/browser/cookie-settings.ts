import { startIsland } from "./islands.ts";

/** «Настройки cookie» in the footer opens the cookie notice again, answered or not. */
export function startCookieSettings(): void {
  document.addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-open-cookie-settings]")) return;
    const island = document.querySelector<HTMLElement>("[data-island=CookieNotice]");
    if (!island) return;
    await startIsland(island);
    document.dispatchEvent(new Event("site:cookie-settings"));
  });
}
