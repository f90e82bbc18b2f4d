import { showDefaults } from "./filter-bar.ts";

/** Filter forms: join typing into one history entry, and undo a choice whose request failed. */
export function startFilters(): void {
  joinTypedSteps();
  for (const event of ["htmx:response:error", "htmx:error"] as const)
    document.addEventListener(event, ({ detail: { ctx } }) => {
      const form = document.querySelector("form#filter");
      if (ctx && form?.contains(ctx.sourceElement)) takeBack(form);
    });
}

const takeBack = (form: Element | null) => {
  if (!(form instanceof HTMLFormElement)) return;
  // The bar's markup follows each response; other forms are reset from the address.
  if (form.closest("#filter-bar")) showDefaults(form);
  else showChosen(form);
};

/** Resets the fields from the address, except the one with focus. */
function showChosen(form: HTMLFormElement): void {
  const chosen = new URLSearchParams(location.search);
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.type !== "hidden" && control !== document.activeElement)
      control.value = chosen.get(control.name) ?? "";
}

/** Further typing in one field replaces the history entry. */
function joinTypedSteps(): void {
  let typedIn: EventTarget | null | undefined;
  let before: EventTarget | null | undefined;
  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const event = ctx.sourceEvent;
    typedIn = event?.type === "input" && event instanceof InputEvent ? event.target : undefined;
  });
  document.addEventListener("htmx:before:history:update", ({ detail }) => {
    if (typedIn && typedIn === before) detail.history.type = "replace";
    before = typedIn;
  });
}
