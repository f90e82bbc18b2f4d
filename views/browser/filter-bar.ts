/**
 * Behaviour of the filter bar. Popovers close on Escape, outside clicks, when the focus leaves them and after use.
 * Links that change the choice also update the controls. No answer leaves the focus on the page as a whole.
 */
export function startFilterBar(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const opened = openedIn(document.activeElement) ?? document.querySelector<HTMLDetailsElement>(".pop[open]");
    close(opened);
  });
  document.addEventListener("click", ({ target }) => {
    // Enter in a field clicks the form's hidden button.
    if (target instanceof Element && !target.matches("#filter > [aria-hidden]")) closeOthers(target);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) closeOthers(target);
  });
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const { sourceElement: source, sourceEvent: event } = ctx;
    const form = document.querySelector("form#filter");
    if (!(form instanceof HTMLFormElement) || !isListSource(source)) return;
    // During typing and ticking the controls are newer than the response.
    if (source === form && event?.type !== "submit") return;
    showDefaults(form);
    close(openedIn(source) ?? openedIn(document.activeElement));
  });
  keepFocus();
}

const isListSource = (source: Element) =>
  source.id === "filter" || source.closest("#filter-bar, #conditions, #park, #results") !== null;

/** The popover around an element. */
function openedIn(element: Element | null): HTMLDetailsElement | null {
  return element?.closest<HTMLDetailsElement>(".pop[open]") ?? null;
}

function closeOthers(target: Element): void {
  for (const opened of document.querySelectorAll<HTMLDetailsElement>(".pop[open]"))
    if (!opened.contains(target)) opened.open = false;
}

/** Closes a popover; focus inside it returns to its button. */
function close(opened: HTMLDetailsElement | null): void {
  if (!opened) return;
  if (opened.contains(document.activeElement)) opened.querySelector("summary")?.focus();
  opened.open = false;
}

/**
 * A pressed link that its own answer removes hands its focus on: a condition to the next one, a link of the results to
 * the results, anything else to the first popover.
 */
function keepFocus(): void {
  let pressed: { condition: number; inResults: boolean } | undefined;
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    const source = ctx.sourceElement;
    const conditions = [...document.querySelectorAll(".condition")];
    pressed = isListSource(source)
      ? { condition: conditions.indexOf(source), inResults: source.closest("#results") !== null }
      : undefined;
  });
  document.addEventListener("htmx:finally:request", () => {
    const focused = document.activeElement;
    if (!pressed || (focused && !focused.matches("body, main"))) return;
    const conditions = document.querySelectorAll<HTMLElement>(".condition");
    const next = pressed.condition < 0 ? undefined : conditions[Math.min(pressed.condition, conditions.length - 1)];
    const results = pressed.inResults ? document.getElementById("results") : undefined;
    (next ?? results ?? document.querySelector<HTMLElement>(".pop > summary"))?.focus({ preventScroll: true });
    pressed = undefined;
  });
}

/** Resets a form's controls to their markup, except the ticks of the list. */
function showDefaults(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (!form.contains(control)) continue;
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.selected = option.defaultSelected;
    else if (control instanceof HTMLInputElement && control !== document.activeElement)
      control.value = control.defaultValue;
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}
