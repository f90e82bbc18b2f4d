import { startIsland } from "./islands.ts";

/** «Настройки cookie» in the footer reopens the cookie notice. */
export function startCookieSettings(): void {
  document.addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-open-cookie-settings]")) return;
    const island = document.querySelector<HTMLElement>("[data-island=CookieNotice]");
    if (!island) return;
    island.hidden = false;
    await startIsland(island);
    document.dispatchEvent(new Event("site:cookie-settings"));
  });
}
