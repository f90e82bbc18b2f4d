export type Control = HTMLInputElement | HTMLTextAreaElement;

export const isEnquiryForm = (target: unknown): target is HTMLFormElement =>
  target instanceof HTMLFormElement && "request" in target.dataset;

export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.type !== "hidden" &&
  isEnquiryForm(target.form);

export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);
