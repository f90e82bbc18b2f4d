import { numberIn, phoneStart, tidyPhone } from "./phone.ts";

const spellingLettersMax = 40;

/** Phone fields: prefill "+7" and normalise any spelling of a mobile number. */
export function startPhoneFields(): void {
  document.addEventListener("focusin", ({ target }) => prefill(target));
  prefill(document.activeElement);
  // Capturing, to run before the form reads the value.
  document.addEventListener("input", ({ target }) => isPhone(target) && put(target, tidyPhone(target.value)), true);
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
  // Autofill writes longer spellings, which `maxlength` would cut; `tidyPhone` applies the limit.
  target.maxLength = spellingLettersMax;
  if (target.value === "") target.value = phoneStart;
}

const isPhone = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.kind === "phone";

/** Assigning an equal value would move the caret. */
function put(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value;
}
