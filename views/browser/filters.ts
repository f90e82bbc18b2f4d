import { showDefaults } from "./filter-bar.ts";

/**
 * Filters: what is empty is left out of the address, typing makes no step of the history for every letter, and a choice
 * whose results could not be had is taken back.
 */
export function startFilters(): void {
  document.addEventListener("formdata", dropEmptyValues);
  joinTypedSteps();
  for (const event of ["htmx:response:error", "htmx:error"] as const)
    document.addEventListener(event, ({ detail: { ctx } }) => {
      const form = document.querySelector("form#filter");
      if (ctx && form?.contains(ctx.sourceElement)) takeBack(form);
    });
}

const takeBack = (form: Element | null) => {
  if (!(form instanceof HTMLFormElement)) return;
  // The bar's markup follows every answer; of other forms the address says what the list shows.
  if (form.closest("#filter-bar")) showDefaults(form);
  else showChosen(form);
};

/** Sets the fields to what the address says, as the list still does; what is being typed stays. */
function showChosen(form: HTMLFormElement): void {
  const chosen = new URLSearchParams(location.search);
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.type !== "hidden" && control !== document.activeElement)
      control.value = chosen.get(control.name) ?? "";
}

/** What a visitor left empty is no condition, and makes no part of an address. */
function dropEmptyValues({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
  for (const key of new Set(formData.keys())) {
    const given = formData.getAll(key).filter((value) => value !== "");
    formData.delete(key);
    for (const value of given) formData.append(key, value);
  }
}

/** Typing on in one field is one step of the history, however often it is searched meanwhile. */
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
