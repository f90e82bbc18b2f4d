/**
 * Behaviour of the question over a list. Its sheet closes after use; links that change the choice also update the
 * fields. No answer leaves the focus on the page as a whole.
 */
export function startFilterBar(): void {
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const { sourceElement: source, sourceEvent: event } = ctx;
    const form = document.querySelector("form#filter");
    if (!(form instanceof HTMLFormElement) || !isListSource(source)) return;
    // During typing and ticking the controls are newer than the response.
    if (source === form && event?.type !== "submit") return;
    showDefaults(form);
    closeSheet();
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeSheet());
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && !target.closest(".filter-bar")) closeSheet();
  });
  keepFocus();
  // Fields of the form that stand beside the heading and the map.
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.form || target.form.contains(target)) return;
    target.form.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function closeSheet(): void {
  const sheet = document.querySelector<HTMLDetailsElement>("#ask-line[open]");
  if (!sheet) return;
  sheet.open = false;
  sheet.querySelector("summary")?.focus({ preventScroll: true });
}

const isListSource = (source: Element) =>
  source.id === "filter" || source.closest("#filter-bar, #found, #list-tools, #conditions, #park, #results") !== null;

/**
 * A pressed link that its own answer removes hands its focus on: a condition to the next one, a link of the results to
 * the results, anything else to the first field.
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
    (next ?? results ?? document.querySelector<HTMLElement>("#filter :is(a, input)"))?.focus({ preventScroll: true });
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
