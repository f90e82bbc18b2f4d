/**
 * Opens a dialog over the page and focuses its title: a phone's keyboard does not cover what was asked for. Native:
 * focus stays inside and goes back on closing.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected || dialog.open) return;
  closeDialogs();
  dialog.showModal();
  dialog.querySelector<HTMLElement>(".modal-title")?.focus();
}

/** Whether any dialog stands over the page. */
export const dialogIsOpen = (): boolean => document.querySelector("dialog[open]") !== null;

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}

/**
 * Dialogs that come as fragments: `<dialog data-modal="500">` opens 500 ms after it arrived. Closed by Escape, its
 * close button, a click beside it, the event `modal:close` (a header of the server's answer), or going back. What is
 * closed is removed, and with it every value and error text in it.
 */
export function startDialogs(): void {
  document.addEventListener("htmx:after:process", openArrived);
  // One may have come before this code did.
  openArrived();
  document.addEventListener("modal:close", ({ target }) => {
    if (target instanceof HTMLElement) target.closest("dialog")?.close();
  });
  document.addEventListener(
    "close",
    ({ target }) => {
      if (target instanceof HTMLDialogElement && "modal" in target.dataset) target.remove();
    },
    true,
  );
  document.addEventListener("htmx:before:history:restore", closeDialogs);
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", closeByButton);
  if (!("closedBy" in HTMLDialogElement.prototype)) closeByBackdrop();
}

function openArrived(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-modal]:not([data-arrived])")) {
    dialog.dataset.arrived = "";
    const waitMs = Number(dialog.dataset.modal);
    if (waitMs > 0) openAfter(waitMs, dialog);
    else openDialog(dialog);
  }
}

/**
 * Opens a dialog so long after the one that is still open has closed: the visitor sees the form go before the thanks
 * come. A form that was opened meanwhile is never closed for it.
 */
function openAfter(waitMs: number, dialog: HTMLDialogElement): void {
  const open = () => (dialogIsOpen() ? openAfter(waitMs, dialog) : openDialog(dialog));
  const wait = () => setTimeout(open, waitMs);
  const before = document.querySelector("dialog[open]");
  if (before) before.addEventListener("close", wait, { once: true });
  else wait();
}

/** For browsers without invoker commands. */
function closeByButton({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button[command=close]") : null;
  const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** For browsers without `closedby`. A drag that begins inside and ends beside the dialog does not close it. */
function closeByBackdrop(): void {
  let pressed: EventTarget | null = null;
  const beside = (event: MouseEvent): HTMLDialogElement | undefined => {
    if (!(event.target instanceof HTMLDialogElement)) return undefined;
    const { left, right, top, bottom } = event.target.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    return inside || event.target.getAttribute("closedby") !== "any" ? undefined : event.target;
  };
  document.addEventListener("pointerdown", (event) => {
    pressed = beside(event) ?? null;
  });
  document.addEventListener("click", (event) => {
    const dialog = beside(event);
    if (dialog && dialog === pressed) dialog.close();
  });
}
