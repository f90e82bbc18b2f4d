import { startFilterBar } from "./filter-bar.ts";
import { startFilters } from "./filters.ts";

/** Everything of pages with a filter: its history and its bar. */
export function start(): void {
  startFilters();
  startFilterBar();
  // After htmx has begun.
  setTimeout(applyEarlyChoice);
}

/** Applies what was ticked or typed before the script came: a control then differs from its markup. */
function applyEarlyChoice(): void {
  const form = document.querySelector("form#filter");
  if (!(form instanceof HTMLFormElement)) return;
  const isEarly = [...form.querySelectorAll("input")].some(
    (input) =>
      // The kind of premises is set by `rent-type.ts`.
      input.name !== "type" && (input.checked !== input.defaultChecked || input.value !== input.defaultValue),
  );
  if (isEarly) form.dispatchEvent(new Event("input", { bubbles: true }));
}
