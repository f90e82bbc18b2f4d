import { startFilterBar } from "./filter-bar.ts";

/** Pages with a filter: its bar, its history, and a line if a choice could not be shown. */
export function start(): void {
  startFilterBar();
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

/** Applies what was ticked or typed before the script came: a control then differs from its markup. */
function applyEarlyChoice(): void {
  const form = document.querySelector("form#filter");
  if (!(form instanceof HTMLFormElement)) return;
  const isEarly = [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement &&
        // The kind of premises is set by `rent-type.ts`.
        field.name !== "type" &&
        (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
  if (isEarly) form.dispatchEvent(new Event("input", { bubbles: true }));
}
