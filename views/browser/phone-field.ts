/** The prefix of Russian numbers, and the value of an untouched field. */
const phoneStart = "+7";

const lettersMax = 12;

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

/**
 * Normalises a mobile number to "+79XXXXXXXXX": "8 (916) 123-45-67", "79161234567", "9161234567". A landline keeps its
 * digits; the form's error asks for a mobile. Other input only loses spaces, brackets, dashes, a doubled country code
 * and characters after the twelfth.
 */
export function tidyPhone(typed: string): string {
  const bare = typed.replace(/[\s().\-\u2010-\u2015\u2212]/g, "");
  return numberIn(bare) ?? bare.replace(/^\+7\+?[78](?=9)/, phoneStart).slice(0, lettersMax);
}

/** The complete phone number, mobile or landline, inside a text; undefined if there is none. */
export function numberIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const mobile = /^(?:7|8){0,2}(9\d{9})$/.exec(digits)?.[1];
  // Ten digits without a country code may be an unfinished mobile number.
  const landline = /^(?:7|8){1,2}([3-8]\d{9})$/.exec(digits)?.[1];
  const number = mobile ?? landline;
  return number && phoneStart + number;
}
