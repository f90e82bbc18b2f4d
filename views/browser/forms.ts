import { checkPhone } from "../requests/validators.ts";
import { type Control, controlsOf, isControl, isRequestForm } from "./request-controls.ts";
import { paintForm } from "./request-foot.ts";
import { startSending } from "./sending.ts";

/**
 * Request forms (`form[data-request]`): error texts in place of the browser's bubbles, and a send button that looks
 * disabled until all is filled and valid. The rules are in the HTML: `required`, `pattern`, `maxlength`, and the words
 * in `data-error`. Listeners stand on the document, so a form that arrives later needs no start of its own.
 */
export function startForms(): void {
  startSending();
  document.addEventListener("submit", refuseInvalid, true);
  document.addEventListener("invalid", onInvalid, true);
  onControl("input", (control) => {
    // The visitor is at work on it: its text waits until the field is left.
    delete control.dataset.forced;
    paint(control);
    paintForm(control.form);
  });
  onControl("focusin", paint);
  onControl("focusout", (control) => {
    delete control.dataset.forced;
    // After the event: the focus is still on its way.
    setTimeout(paint, 0, control);
  });
  onControl("change", (control) => {
    control.value = control.value.trim();
    paint(control);
    paintForm(control.form);
  });
  document.addEventListener("keydown", blockArrows);
  document.addEventListener("htmx:after:process", paintAll);
  paintAll();
}

function onControl(type: string, act: (control: Control) => void): void {
  document.addEventListener(type, ({ target }) => {
    if (isControl(target)) act(target);
  });
}

/**
 * A form's own page carries `novalidate` for the sake of visitors without script; with script it is checked as in a
 * dialog.
 */
function refuseInvalid(event: SubmitEvent): void {
  if (!isRequestForm(event.target) || event.target.checkValidity()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** An attempt to send: every bad field shows its text, the first one takes the focus. */
function onInvalid(event: Event): void {
  const control = event.target;
  if (!isControl(control) || !control.form) return;
  event.preventDefault();
  control.form.dataset.attempted = "";
  if (control.form.querySelector(":invalid") === control) control.focus();
  control.dataset.forced = "";
  paint(control);
  paintForm(control.form);
}

/** Shows or hides what is wrong with a field, and whether it is filled and has the focus. */
function paint(control: Control): void {
  const field = control.closest(".field");
  if (!field) return;
  const hasFocus = document.activeElement === control;
  const filled = control.value !== "" && control.value !== control.defaultValue;
  const wrong =
    !control.validity.valid && ("forced" in control.dataset || "attempted" in (control.form?.dataset ?? {}) || filled);
  const bad = wrong && (!hasFocus || "forced" in control.dataset);
  field.classList.toggle("is-focused", hasFocus);
  field.classList.toggle("is-filled", control.value !== "");
  field.classList.toggle("is-bad", bad);
  if (wrong) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
  const text = field.querySelector<HTMLElement>(".field-error");
  if (!text) return;
  text.hidden = !bad;
  text.textContent = bad ? errorOf(control) : "";
}

/** The same words that the server has for the value. */
const errorOf = ({ value, dataset: { kind, error = "" } }: Control): string =>
  (kind === "phone" && checkPhone(value)) || error;

function paintAll(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-request]:not([data-painted])")) {
    form.dataset.painted = "";
    if ("attempted" in form.dataset) for (const control of controlsOf(form)) paint(control);
    paintForm(form);
  }
}

/** The specification's: the two keys, without modifiers, do nothing in the multi-line field. */
function blockArrows(event: KeyboardEvent): void {
  const arrow = event.key === "ArrowUp" || event.key === "ArrowDown";
  const plain = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
  if (arrow && plain && event.target instanceof HTMLTextAreaElement && isControl(event.target)) event.preventDefault();
}
