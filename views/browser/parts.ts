import { lateStyles } from "./late-styles.ts";

type Part = { start: () => void };

/** A dialog waits no longer for its script. */
const waitMaxMs = 1000;

/**
 * Parts of the script that not every page needs. Each loads once; before that its controls work as without script, or
 * as htmx alone makes them. A part must not import what the main script imports: esbuild would make a further file of
 * it, for every page.
 */
const filter = once(() => import("./finding.ts"));
const enquiryForms = once(() => import("./enquiry-forms.ts"));
const suggestions = once(() => import("./suggestions.ts"));

export function startParts(): void {
  if (document.getElementById("filter")) void filter();
  if (document.querySelector("form[data-request]")) void enquiryForms();
  // A form's dialog: the script comes together with the markup.
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (!ctx.request.action.startsWith("/fragments/requests/")) return;
    void enquiryForms();
    void lateStyles();
  });
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element && target.closest(".search-box"))) return;
    void suggestions();
    void lateStyles();
  });
}

/** Resolves when request forms work, at the latest after `waitMaxMs`: until then they work as without script. */
export function formsReady(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, waitMaxMs));
  return Promise.race([enquiryForms(), late]);
}

/** A page without a part still works, so a failed import does not reload it. */
function once(source: () => Promise<Part>): () => Promise<void> {
  let loaded: Promise<void> | undefined;
  return () => {
    loaded ??= source().then(({ start }) => start(), reportError);
    return loaded;
  };
}
