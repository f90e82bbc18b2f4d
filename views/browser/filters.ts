import { followChoices } from "./newest-choice.ts";

/** Pages with a filter: its bar, its history, and a line if a choice could not be shown. */
export function start(): void {
  startFilterBar();
  followChoices();
  joinTypedSteps();
  document.addEventListener("htmx:error", ({ detail: { ctx } }) => ctx && sayFailure(ctx.sourceElement));
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => sayFailure(ctx.sourceElement));
  document.addEventListener("htmx:before:request", () => document.getElementById(failureId)?.remove());
  // After htmx has begun.
  setTimeout(applyEarlyChoice);
}

const failureId = "list-failure";

/**
 * The visitor's choice stays; the list is older, and a line above it says so. Its link tries again:
 * beside a filter bar in place, else as a page.
 */
function sayFailure(source: Element): void {
  const form = document.querySelector("form#filter");
  const results = document.getElementById("results");
  const isOfList =
    source.closest("#filter, #park, #filter-bar, #conditions") ?? results?.parentElement?.contains(source);
  if (!(form instanceof HTMLFormElement) || !results || !isOfList) return;
  const line = document.createElement("p");
  line.id = failureId;
  line.setAttribute("role", "alert");
  const again = document.createElement("a");
  again.href = source.getAttribute("href") ?? addressOf(form);
  again.textContent = "Попробовать ещё раз";
  line.append("Не удалось обновить список. ", again);
  document.getElementById(failureId)?.remove();
  results.before(line);
}

/** The page that the form's fields ask for. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  for (const [key, value] of new FormData(form)) address.searchParams.append(key, String(value));
  return address.href;
}

/** Further typing in one field replaces the history entry. */
function joinTypedSteps(): void {
  let typedIn: EventTarget | null | undefined;
  let typedInLast: EventTarget | null | undefined;
  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const event = ctx.sourceEvent;
    typedIn = event?.type === "input" && event instanceof InputEvent ? event.target : undefined;
  });
  document.addEventListener("htmx:before:history:update", ({ detail }) => {
    if (typedIn && typedIn === typedInLast) detail.history.type = "replace";
    typedInLast = typedIn;
  });
}

/** Applies what was ticked or typed before the script came: a control then differs from its markup. */
function applyEarlyChoice(): void {
  const form = document.querySelector("form#filter");
  if (!(form instanceof HTMLFormElement)) return;
  const isEarly = [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement &&
        // The kind of premises is set by `addresses.ts`.
        field.name !== "type" &&
        (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
  if (isEarly) form.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Behaviour of the question over a list. Its sheet closes after use; links that change the choice also update the
 * fields. No answer leaves the focus on the page as a whole. A press beside a sheet closes it without script.
 */
function startFilterBar(): void {
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const { sourceElement: source, sourceEvent: event } = ctx;
    const form = document.querySelector("form#filter");
    if (!(form instanceof HTMLFormElement) || !isListSource(source)) return;
    // During typing and ticking the controls are newer than the response.
    if (source === form && event?.type !== "submit") return;
    showDefaults(form);
    closeSheet();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    closeSheet();
    closeMap();
  });
  // What takes the focus must not lie under a sheet.
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || target.closest(".filter-bar, .map-card")) return;
    closeSheet(target);
    closeMap();
  });
  keepFocus();
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "priceTo") target.value = grouped(target.value);
  });
  // Fields of the form that stand beside the heading and the map.
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.form || target.form.contains(target)) return;
    target.form.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** «1500000» as «1 500 000»; other words stay as they are. */
const grouped = (typed: string): string => (/^\d{4,}$/.test(typed) ? Number(typed).toLocaleString("ru") : typed);

/** The focus returns to the line of the question, unless it has gone to `focused`. */
function closeSheet(focused?: Element): void {
  const sheet = document.querySelector<HTMLDetailsElement>("#ask-line[open]");
  if (!sheet) return;
  sheet.open = false;
  if (!focused) sheet.querySelector("summary")?.focus({ preventScroll: true });
}

/** The map is a sheet only in narrow windows, where its link «Закрыть» shows. */
function closeMap(): void {
  const close = document.querySelector<HTMLElement>("#map:target .map-close");
  if (close?.offsetParent) close.click();
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
