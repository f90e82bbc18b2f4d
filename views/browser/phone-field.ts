import { numberIn, phoneStart, tidyPhone } from "./phone.ts";

const spellingLettersMax = 40;

/**
 * Phone fields of request forms: "+7" stands ready, and any spelling of a mobile number becomes the one that is taken.
 */
export function startPhoneFields(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!isPhone(target)) return;
    // Autofill and suggestions write longer spellings, which the field's own limit would cut first; `tidyPhone` keeps
    // to the limit.
    target.maxLength = spellingLettersMax;
    if (target.value === "") target.value = phoneStart;
  });
  // Capturing: before the form looks at the value.
  document.addEventListener("input", ({ target }) => isPhone(target) && put(target, tidyPhone(target.value)), true);
  // The limit of the field would cut "8 (916) 123-45-67" before anything else sees it.
  document.addEventListener("paste", (event) => {
    const number = isPhone(event.target) && numberIn(event.clipboardData?.getData("text") ?? "");
    if (!number || !isPhone(event.target)) return;
    event.preventDefault();
    put(event.target, number);
    event.target.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  });
}

const isPhone = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.kind === "phone";

/** An equal value is left alone, and with it the caret. */
function put(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value;
}
