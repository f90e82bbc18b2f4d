const openMenus = "details:is(.submenu, .menu)[open]";

/**
 * Submenus and the panel of narrow screens fold when the visitor follows a link in them, goes elsewhere or presses
 * Escape.
 */
export function startSubmenus(): void {
  document.addEventListener("click", ({ target }) => fold(target, target instanceof Element && target.closest("a")));
  document.addEventListener("focusin", ({ target }) => fold(target));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape" || document.querySelector("dialog[open]")) return;
    const summary = target instanceof Element && target.closest(openMenus)?.querySelector("summary");
    fold(target, true);
    if (summary) summary.focus();
  });
}

/** Folds every menu that `target` is not in, or all. */
function fold(target: EventTarget | null, all: unknown = false): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (all || !(target instanceof Node && menu.contains(target))) menu.open = false;
  }
}
