import { controlsOf, isEnquiryForm, paintForm } from "./enquiry-foot.ts";

/**
 * The sending and rate-limited states of forms. A late response to a closed form must not affect other forms:
 * thanks wait until no dialog is open, other responses are dropped.
 */
export function startSending(): void {
  document.addEventListener("submit", refuseAsleep, true);
  // Forms on their own page, which the browser sends, unless a listener prevents it.
  document.addEventListener("submit", (event) => {
    if (isEnquiryForm(event.target) && !event.defaultPrevented && !event.target.hasAttribute("hx-post"))
      setBusy(event.target, true);
  });
  window.addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-request]")) {
      if (isEnquiryForm(form)) setBusy(form, false);
    }
  });
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => setBusyIfForm(ctx.sourceElement, true));
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => setBusyIfForm(ctx.sourceElement, false));
  document.addEventListener("htmx:before:response", (event) => {
    const { ctx } = event.detail;
    if (!isEnquiryForm(ctx.sourceElement) || ctx.sourceElement.isConnected) return;
    // The header would close the dialog that now has this name.
    Object.assign(ctx, { hx: {} });
    if (ctx.response?.status !== 200) event.preventDefault();
  });
  document.addEventListener("htmx:after:swap", sleepWhileLimited);
  document.addEventListener("htmx:error", ({ detail: { ctx } }) => tellFailure(ctx?.sourceElement));
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    if (!swapped.has(ctx.response?.status ?? 0)) tellFailure(ctx.sourceElement);
  });
}

/** Statuses whose responses htmx swaps in: these show their own message. */
const swapped = new Set([404, 422, 429]);

/** `REQUEST_ERROR_NOTICE`: shows the form's line after any failure to send. */
function tellFailure(form: unknown): void {
  const line = isEnquiryForm(form) && form.querySelector("template")?.content.cloneNode(true);
  if (line) form.querySelector(".req-box")?.replaceChildren(line);
}

/** Blocks sending twice and during the rate limit. */
function refuseAsleep(event: SubmitEvent): void {
  if (!isEnquiryForm(event.target) || !("busy" in event.target.dataset || "blocked" in event.target.dataset)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function setBusyIfForm(source: unknown, busy: boolean): void {
  if (isEnquiryForm(source)) setBusy(source, busy);
}

/** Makes the fields read-only during sending; locked ones stay so. Inside `aria-busy` nothing would be spoken. */
function setBusy(form: HTMLFormElement, busy: boolean): void {
  if (busy === "busy" in form.dataset) return;
  if (busy) {
    form.dataset.busy = "";
    form.querySelector(".req-box")?.replaceChildren();
  } else delete form.dataset.busy;
  for (const control of controlsOf(form)) {
    if (control.tabIndex >= 0) control.readOnly = busy;
  }
  paintForm(form);
}

/** After too many posts, blocks the button and shows the notice for the time in the response. */
function sleepWhileLimited(): void {
  for (const notice of document.querySelectorAll<HTMLElement>(".req-limit[data-wait-seconds]")) {
    const form = notice.closest("form");
    const waitMs = Number(notice.dataset.waitSeconds) * 1000;
    delete notice.dataset.waitSeconds;
    if (!form) continue;
    form.dataset.blocked = "";
    paintForm(form);
    setTimeout(() => {
      delete form.dataset.blocked;
      notice.remove();
      paintForm(form);
    }, waitMs);
  }
}
