type Part = { start: () => void };

/**
 * Parts of the script that not every page needs. Each loads once; before that its controls work as without script, or
 * as htmx alone makes them. A part must not import what the main script imports: esbuild would make a further file of
 * it, for every page.
 */
export function startParts(): void {
  if (document.getElementById("filter")) load(() => import("./finding.ts"));

  const requestForms = once(() => import("./request-forms.ts"));
  if (document.querySelector("form[data-request]")) requestForms();
  // A form's dialog: the script comes together with the markup.
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (ctx.request.action.startsWith("/fragments/requests/")) requestForms();
  });

  const suggestions = once(() => import("./suggestions.ts"));
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(".search-box")) suggestions();
  });
}

function once(source: () => Promise<Part>): () => void {
  let asked = false;
  return () => {
    if (!asked) load(source);
    asked = true;
  };
}

/** A page without a part still works, so a failed import does not reload it. */
function load(source: () => Promise<Part>): void {
  source().then(({ start }) => start(), reportError);
}
