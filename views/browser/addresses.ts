import type { default as htmx } from "htmx.org";
import { keep, stored } from "./storage.ts";

const selection = "/podbor-ofisa";
const key = "rentType";

/**
 * Remembers the last kind of premises, for the selection and the picker of the home page. Pages stay identical for all
 * visitors.
 */
export function holdRentType(): void {
  const isSelection = location.pathname === selection;
  const rentType = isSelection ? new URLSearchParams(location.search).get("type") : null;
  const here = document.querySelector<HTMLElement>("[data-rent-type]")?.dataset.rentType;
  const chosen = rentType ?? here;
  if (chosen) keep("session", key, chosen);
  const type = chosen ?? stored("session", key);
  if (!type) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${selection}"]`)) {
    link.setAttribute("href", `${selection}?${new URLSearchParams({ type })}`);
  }
  // The rows of the selection are of the kind that its address names.
  if (!isSelection) choose(type);
}

/** The question of the home page leads to the list of its kind; without script to the page of all kinds. */
export function leadToList(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.id !== "home-ask") return;
    const kinds = target.querySelectorAll<HTMLInputElement>("[data-list]");
    for (const kind of kinds) {
      if (kind.checked) target.action = kind.dataset.list ?? "";
      // The list's address already names the kind.
      kind.disabled = true;
    }
    // The browser has read the form by then.
    setTimeout(() => {
      for (const kind of kinds) kind.disabled = false;
    });
  });
}

/** A GET form without any value leads to its address: a browser would write a bare «?» behind it. */
export function leaveOutEmptyQueries(): void {
  // On the window: what htmx sends, or waits for, is prevented by then.
  addEventListener("submit", (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "get") return;
    if ([...new FormData(target)].length > 0) return;
    event.preventDefault();
    location.assign(target.action);
  });
}

/** The visitor's own choice in the form takes precedence. */
function choose(type: string): void {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `form[action^="${selection}"] [name=type], .ask-kinds [name=type]`,
  );
  for (const control of controls) {
    if (control instanceof HTMLInputElement) {
      if (control.value !== type || control.checked) continue;
      control.checked = true;
      // The button and the map follow.
      control.dispatchEvent(new Event("input", { bubbles: true }));
    } else if ([...control.options].some(({ value }) => value === type)) control.value = type;
  }
}

/** Empty fields of GET forms and «любой день» are no condition and stay out of addresses. */
export function dropEmptyValues(): void {
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
    for (const name of new Set(formData.keys())) {
      const all = formData.getAll(name);
      const conditions = all[0] === "any" ? [] : all.filter((value) => value !== "" && value !== "own");
      formData.delete(name);
      for (const value of conditions) formData.append(name, value);
    }
  });
}

declare global {
  interface Window {
    htmx?: typeof htmx;
  }
}

/**
 * Links to the page of a filter bar change its list in place. A pressed link gets the fragment of the bar's form
 * with its own query: the markup does not repeat the address. Links of a drawing have no `href` that is a text.
 */
export function startListLinks(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const form = document.querySelector("#filter-bar form");
      if (!link || !(form instanceof HTMLFormElement) || link.hasAttribute("hx-get")) return;
      const href = link.getAttribute("href") ?? "";
      const to = new URL(href, location.href);
      if (href[0] === "#" || !link.closest(".list-page, .filter-bar") || to.pathname !== new URL(form.action).pathname)
        return;
      const fragment = new URL(form.getAttribute("hx-get") ?? "", location.href);
      for (const [name, value] of to.searchParams) fragment.searchParams.append(name, value);
      link.setAttribute("hx-get", fragment.pathname + fragment.search);
      window.htmx?.process(link);
    },
    true,
  );
}
