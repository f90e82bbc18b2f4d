import { numberIn, phoneLettersMax, phoneStart, tidyPhone } from "../enquiries/validators.ts";

const spellingLettersMax = 40;

/** Phone fields: prefill "+7" and normalise any spelling of a mobile number. */
export function startPhoneFields(): void {
  document.addEventListener("focusin", ({ target }) => prefill(target));
  prefill(document.activeElement);
  document.addEventListener("change", ({ target }) => isPhone(target) && tidy(target), true);
  // A browser fills fields by itself without telling, and visitors type before this script comes.
  document.addEventListener("submit", ({ target }) => target instanceof HTMLFormElement && tidyPhones(target), true);
  // A form with an invalid field is not submitted: the press comes before the browser looks.
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=submit]") : null;
      if (button?.form) tidyPhones(button.form);
    },
    true,
  );
  // Capturing, to run before the form reads the value.
  document.addEventListener("input", (event) => isPhone(event.target) && cut(tidy(event.target), event), true);
  // `maxlength` would cut "8 (916) 123-45-67" before the script sees it.
  document.addEventListener("paste", (event) => {
    const number = isPhone(event.target) && numberIn(event.clipboardData?.getData("text") ?? "");
    if (!number || !isPhone(event.target)) return;
    event.preventDefault();
    put(event.target, number);
    event.target.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  });
}

function prefill(target: EventTarget | null): void {
  if (!isPhone(target)) return;
  // Autofill writes longer spellings, which `maxlength` would cut; `tidy` applies the limit.
  target.maxLength = spellingLettersMax;
  if (target.value === "") target.value = phoneStart;
}

const isPhone = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.kind === "phone";

/** Assigning an equal value would move the caret. */
function put(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value;
}

function tidy(field: HTMLInputElement): HTMLInputElement {
  put(field, tidyPhone(field.value));
  return field;
}

/**
 * Applies the limit to digits, and to what is typed letter by letter. Letters that came at once with a number stay:
 * without them the rest would be taken for the number that was meant.
 */
function cut(field: HTMLInputElement, event: Event): void {
  const isTyped = event instanceof InputEvent && event.data?.length === 1;
  if (isTyped || /^[+\d]*$/.test(field.value)) put(field, field.value.slice(0, phoneLettersMax));
}

/** Phone numbers of a form as the API takes them. */
export function tidyPhones(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (isPhone(field) && field.value !== "") tidy(field);
  }
}
