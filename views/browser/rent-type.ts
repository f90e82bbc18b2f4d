import { keep, stored } from "./storage.ts";

const selection = "/podbor-ofisa";
const key = "rentType";

/**
 * Remembers the last kind of premises, for the selection and the picker of the home page. Pages stay identical for all
 * visitors.
 */
export function holdRentType(): void {
  const rentType = location.pathname === selection ? new URLSearchParams(location.search).get("type") : null;
  const here = document.querySelector<HTMLElement>("[data-rent-type]")?.dataset.rentType;
  const chosen = rentType ?? here;
  if (chosen) keep("session", key, chosen);
  const type = chosen ?? stored("session", key);
  if (!type) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${selection}"]`)) {
    link.setAttribute("href", `${selection}?${new URLSearchParams({ type })}`);
  }
  if (!rentType) choose(type);
}

/** The question of the home page leads to the list of its kind; without script to the page of all kinds. */
export function leadToList(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.id !== "home-ask") return;
    const kinds = target.querySelectorAll<HTMLInputElement>("[data-list]");
    for (const kind of kinds) {
      if (kind.checked) target.action = kind.dataset.list ?? "";
      // The list of warehouses learns from the field that a dock is wanted.
      kind.disabled = kind.value !== "dock";
    }
    // The browser has read the form by then.
    setTimeout(() => {
      for (const kind of kinds) kind.disabled = false;
    });
  });
}

/** The visitor's own choice in the form takes precedence. */
function choose(type: string): void {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `form[action^="${selection}"] [name=type], .ask-kinds [name=type]`,
  );
  for (const control of controls) {
    if (control instanceof HTMLInputElement) control.checked = control.value === type;
    else if ([...control.options].some(({ value }) => value === type)) control.value = type;
  }
}
