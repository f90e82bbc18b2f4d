const openMenus = "details.submenu[open]";

/**
 * Closes the submenus of the header: after links, outside clicks and Escape, and when the focus leaves. The mobile menu
 * closes itself (`views/islands/MobileMenu.tsx`).
 */
export function startMenus(): void {
  document.addEventListener("click", ({ target }) => {
    // Enter in a field clicks the form's hidden button.
    if (!(target instanceof Element) || target.matches("#filter > [aria-hidden]")) return;
    closeMenus(target.closest("a") ? null : target);
  });
  document.addEventListener("focusin", ({ target }) => closeMenus(target));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || document.querySelector("dialog[open]")) return;
    closeMenus(null);
    for (const menu of document.querySelectorAll("li:hover > .submenu")) putOff(menu);
  });
}

/** Closes the open menus but the one around `kept`; null closes all. A focus inside returns to the menu's button. */
function closeMenus(kept: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (kept instanceof Node && menu.contains(kept)) continue;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus({ preventScroll: true });
    menu.open = false;
  }
}

/** Hides a menu that the pointer opened, until the pointer leaves it. */
function putOff(menu: Element): void {
  menu.classList.add("put-off");
  menu.parentElement?.addEventListener("pointerleave", () => menu.classList.remove("put-off"), { once: true });
}
