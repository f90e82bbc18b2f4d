import type { default as htmx } from "htmx.org";

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
      for (const [key, value] of to.searchParams) fragment.searchParams.append(key, value);
      link.setAttribute("hx-get", fragment.pathname + fragment.search);
      window.htmx?.process(link);
    },
    true,
  );
}
