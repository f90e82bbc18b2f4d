import { controlsOf, isRequestForm } from "./request-controls.ts";
import { paintForm } from "./request-foot.ts";

/**
 * What a request form shows while it is sent, and after too many posts. An answer to a form that was closed meanwhile
 * touches no other form: thanks come once nothing else is open, everything else is dropped.
 */
export function startSending(): void {
  document.addEventListener("submit", refuseAsleep, true);
  // The page of a form: sent by the browser, once no listener objects.
  document.addEventListener("submit", (event) => {
    if (isRequestForm(event.target) && !event.defaultPrevented && !event.target.hasAttribute("hx-post"))
      setBusy(event.target, true);
  });
  window.addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-request]")) if (isRequestForm(form)) setBusy(form, false);
  });
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => setBusyIfForm(ctx.sourceElement, true));
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => setBusyIfForm(ctx.sourceElement, false));
  document.addEventListener("htmx:before:response", (event) => {
    const { ctx } = event.detail;
    if (!isRequestForm(ctx.sourceElement) || ctx.sourceElement.isConnected) return;
    // The header would close the dialog that has this one's name now.
    Object.assign(ctx, { hx: {} });
    if (ctx.response?.status !== 200) event.preventDefault();
  });
  document.addEventListener("htmx:after:swap", sleepWhileLimited);
}

/** A form that is being sent, or must wait, is not sent again. */
function refuseAsleep(event: SubmitEvent): void {
  if (
    !isRequestForm(event.target) ||
    (event.target.getAttribute("aria-busy") !== "true" && !("blocked" in event.target.dataset))
  )
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function setBusyIfForm(source: unknown, busy: boolean): void {
  if (isRequestForm(source)) setBusy(source, busy);
}

/** Fields are read-only meanwhile; locked ones stay so. */
function setBusy(form: HTMLFormElement, busy: boolean): void {
  if (busy === (form.getAttribute("aria-busy") === "true")) return;
  if (busy) form.setAttribute("aria-busy", "true");
  else form.removeAttribute("aria-busy");
  for (const control of controlsOf(form)) if (control.tabIndex >= 0) control.readOnly = busy;
  paintForm(form);
}

/** After too many posts the button sleeps as long as the answer says, and the notice leaves with it. */
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
