const openMenus = "details.submenu[open]";

/**
 * Closes the submenus of the header: after links, outside clicks and Escape, and when the focus leaves. The mobile menu
 * closes itself (`views/islands/MobileMenu.tsx`).
 */
export function startMenus(): void {
  document.addEventListener("click", ({ target }) => {
    // Enter in a field clicks the form's hidden button.
    if (target instanceof Element && !target.matches("#filter > [aria-hidden]")) fold(target, target.closest("a"));
  });
  document.addEventListener("focusin", ({ target }) => fold(target));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape" || document.querySelector("dialog[open]")) return;
    fold(target, true);
    for (const menu of document.querySelectorAll("li:hover > .submenu")) putOff(menu);
  });
}

/** Closes the menus that do not contain `target`, or all. The focus inside of one returns to its button. */
function fold(target: EventTarget | null, all: unknown = false): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (!all && target instanceof Node && menu.contains(target)) continue;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus({ preventScroll: true });
    menu.open = false;
  }
}

/** Hides a menu that the pointer opened, until the pointer leaves it. */
function putOff(menu: Element): void {
  menu.classList.add("put-off");
  menu.parentElement?.addEventListener("pointerleave", () => menu.classList.remove("put-off"), { once: true });
}
