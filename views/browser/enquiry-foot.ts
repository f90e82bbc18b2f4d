export type Control = HTMLInputElement | HTMLTextAreaElement;

export const isEnquiryForm = (target: unknown): target is HTMLFormElement =>
  target instanceof HTMLFormElement && "request" in target.dataset;

export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.type !== "hidden" &&
  isEnquiryForm(target.form);

export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/**
 * Updates a form's foot from its state: `data-busy` during sending, `data-blocked` after too many posts,
 * `data-attempted` after the first attempt. The button uses aria-disabled, so that a press can name the missing fields.
 */
export function paintForm(form: HTMLFormElement | null): void {
  if (!form) return;
  const busy = "busy" in form.dataset;
  const valid = form.matches(":valid");
  const button = form.querySelector<HTMLButtonElement>(".req-foot button");
  if (button) {
    button.dataset.idle ??= button.textContent;
    button.setAttribute("aria-disabled", String(!valid || busy || "blocked" in form.dataset));
    const words = (busy && button.dataset.sending) || button.dataset.idle || "";
    // WebKit drops the click when the pressed text is replaced between press and release: leaving a field paints the
    // form.
    if (button.textContent !== words) button.textContent = words;
  }
  const wrong = "attempted" in form.dataset ? controlsOf(form).filter(({ validity }) => !validity.valid) : [];
  writeLine(form.querySelector(".req-say"), busy, wrong);
  keepTyped(form);
}

/** The usual content of each line, with the face of the person who calls: the text of a form without errors. */
const usualLines = new WeakMap<HTMLElement, Node>();

/** A live region, written only if the sentence changes: «Проверьте поля: телефон, эл. почта». */
function writeLine(line: HTMLElement | null, busy: boolean, wrong: Control[]): void {
  if (!line) return;
  const usual = usualLines.get(line) ?? line.cloneNode(true);
  usualLines.set(line, usual);
  const { sending = "", wrong: oneFault, wrongMany: manyFaults } = line.dataset;
  const names = wrong.map(({ labels }) => (labels?.[0]?.firstChild?.textContent ?? "").trim().toLowerCase());
  const hasFaults = !busy && names.length > 0;
  const faults = `${names.length > 1 ? manyFaults : oneFault} ${names.join(", ")}`;
  const message = hasFaults ? faults : busy && sending;
  line.classList.toggle("is-bad", hasFaults);
  // The usual line tells what happens after sending. Spoken after a failure, it would sound like success.
  line.setAttribute("aria-live", message ? "polite" : "off");
  if (line.textContent !== (message || usual.textContent))
    line.replaceChildren(...(message ? [message] : usual.cloneNode(true).childNodes));
}

/** After typing, a click on the backdrop no longer closes the dialog. */
function keepTyped(form: HTMLFormElement): void {
  const typed = "typed" in form.dataset || controlsOf(form).some((control) => control.value !== control.defaultValue);
  form.closest("dialog")?.toggleAttribute("data-typed", typed);
}
