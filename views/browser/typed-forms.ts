import { controlsOf, isEnquiryForm } from "./enquiry-controls.ts";

/**
 * Keeps what was typed into a dialog that is open while its page is left, until the form is opened again. It never
 * leaves the tab. A page that the browser has kept whole shows the dialog itself.
 */
export function startTypedForms(): void {
  addEventListener("pagehide", () => {
    const form = document.querySelector("dialog[open] form[data-request]");
    if (!isEnquiryForm(form)) return;
    const typed = controlsOf(form).filter(({ value, defaultValue }) => value !== defaultValue);
    const values = typed.map(({ name, value }) => [name, value]);
    if (values.length > 0) inStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(values)));
  });
  addEventListener("pageshow", ({ persisted }) => {
    for (const form of persisted ? document.querySelectorAll("dialog[open] form[data-request]") : [])
      if (isEnquiryForm(form)) inStorage((storage) => storage.removeItem(keyOf(form)));
  });
}

/** Puts it back, once. */
export function restoreTyped(form: HTMLFormElement): void {
  inStorage((storage) => {
    const values = new Map<string, string>(JSON.parse(storage.getItem(keyOf(form)) ?? "[]"));
    storage.removeItem(keyOf(form));
    // Assigning a value, even an equal one, would count as typing.
    for (const control of controlsOf(form)) {
      const value = values.get(control.name);
      if (value !== undefined) control.value = value;
    }
  });
}

const keyOf = (form: HTMLFormElement) => `typed ${form.getAttribute("action")}`;

/** A browser may refuse its storage, and others may have written there. */
function inStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {
    // Without storage the form is as the site sends it.
  }
}
