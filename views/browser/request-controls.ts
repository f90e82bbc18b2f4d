/** A field of a request form. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Whether something is a form that sends a contact request. */
export const isRequestForm = (target: unknown): target is HTMLFormElement =>
  target instanceof HTMLFormElement && "request" in target.dataset;

/** Whether something is a field of such a form. */
export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.type !== "hidden" &&
  isRequestForm(target.form);

/** The fields of a form. */
export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);
