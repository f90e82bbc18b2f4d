/** Submenus (`details.submenu`) fold when the visitor goes elsewhere or presses Escape. */
export function startSubmenus(): void {
  const fold = (except?: EventTarget | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.submenu[open]")) {
      if (!(except instanceof Node && menu.contains(except))) menu.open = false;
    }
  };
  document.addEventListener("click", ({ target }) => fold(target));
  document.addEventListener("focusin", ({ target }) => fold(target));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape" || !(target instanceof Element)) return;
    const summary = target.closest("details.submenu[open]")?.querySelector("summary");
    fold();
    summary?.focus();
  });
}
