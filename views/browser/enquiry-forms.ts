import { checkPhone } from "../enquiries/validators.ts";
import { type Control, controlsOf, isControl, isEnquiryForm, paintForm } from "./enquiry-foot.ts";
import { startPhoneFields, tidyPhones } from "./phone-field.ts";
import { startSending } from "./sending.ts";

/**
 * Request forms (`form[data-request]`): error texts replace the browser's bubbles. The send button looks disabled until
 * the form is valid. The rules are in the HTML: `required`, `pattern`, `maxlength`, `data-error`.
 * Listeners are delegated to the document, so new forms need no setup.
 */
export function start(): void {
  startPhoneFields();
  startSending();
  startFocusedFields();
  document.addEventListener("submit", refuseInvalid, true);
  document.addEventListener("invalid", onInvalid, true);
  onControl("input", (control) => {
    // During editing the error stays hidden until the field loses focus.
    delete control.dataset.forced;
    paint(control);
    paintForm(control.form);
  });
  onControl("focusin", paint);
  onControl("focusout", (control) => {
    delete control.dataset.forced;
    control.dataset.left = "";
    // Deferred: during the event focus has not moved yet.
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

/** A form's own page has `novalidate` for visitors without script; with script it is validated. */
function refuseInvalid(event: SubmitEvent): void {
  if (!isEnquiryForm(event.target) || event.target.checkValidity()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A failed attempt to send: shows every error and focuses the first bad field. */
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

/** Updates a field's error and its state classes. */
function paint(control: Control): void {
  const field = control.closest(".field");
  if (!field) return;
  const hasFocus = document.activeElement === control;
  const isFilled = control.value !== "";
  const isEdited = control.value !== control.defaultValue;
  // A field that was left counts: the prefix "+7" alone is wrong as soon as the visitor leaves it so.
  const isTouched = isFilled && (isEdited || "left" in control.dataset);
  const wasRefused = "forced" in control.dataset;
  const wasFormRefused = control.form !== null && "attempted" in control.form.dataset;
  const isWrong = !control.validity.valid && (wasRefused || wasFormRefused || isTouched);
  const showsError = isWrong && (wasRefused || !hasFocus);
  field.classList.toggle("is-focused", hasFocus);
  field.classList.toggle("is-filled", isFilled);
  field.classList.toggle("is-bad", showsError);
  if (isWrong) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
  const text = field.querySelector<HTMLElement>(".field-error");
  if (!text) return;
  text.hidden = !showsError;
  text.textContent = showsError ? errorOf(control) : "";
}

/** The same error texts as on the server. */
const errorOf = ({ value, dataset: { kind, error = "" } }: Control): string =>
  (kind === "phone" && checkPhone(value)) || error;

function paintAll(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-request]:not([data-painted])")) {
    form.dataset.painted = "";
    tidyPhones(form);
    if ("attempted" in form.dataset) for (const control of controlsOf(form)) paint(control);
    paintForm(form);
  }
}

/** Up and down arrows without modifiers do nothing in multi-line fields. Source: the specification. */
function blockArrows(event: KeyboardEvent): void {
  const isArrow = event.key === "ArrowUp" || event.key === "ArrowDown";
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  const isMultiLine = event.target instanceof HTMLTextAreaElement && isControl(event.target);
  if (isArrow && !hasModifier && isMultiLine) event.preventDefault();
}

/**
 * Scrolls a dialog until its focused field and the field's label are between the sticky head and foot. Their
 * heights depend on the window and the font, so `scroll-margin` cannot know them.
 */
function startFocusedFields(): void {
  for (const type of ["focusin", "invalid"]) document.addEventListener(type, () => setTimeout(show), true);
  window.addEventListener("resize", show);
  show();
}

function show(): void {
  const control = document.activeElement;
  const dialog = control?.closest("dialog");
  if (!isControl(control) || !dialog) return;
  const box = dialog.getBoundingClientRect();
  const { bottom: headBottom = 0 } = dialog.querySelector(".modal-head")?.getBoundingClientRect() ?? {};
  const { top: footTop = box.bottom } = dialog.querySelector(".req-foot")?.getBoundingClientRect() ?? {};
  const { top: labelTop } = (control.labels?.[0] ?? control).getBoundingClientRect();
  const below = control.getBoundingClientRect().bottom - Math.min(box.bottom, footTop);
  const above = labelTop - Math.max(box.top, headBottom);
  // The label wins where both do not fit.
  dialog.scrollBy(0, Math.min(Math.max(below, 0), above));
}
