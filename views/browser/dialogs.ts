import { onPress } from "./buttons.ts";
import { formsReady, lateStyles } from "./lazy-parts.ts";

/**
 * Opens a native modal dialog and focuses its title, so that a phone's keyboard does not open over it. Resolves with
 * false if its styles fail: it stays closed.
 */
export async function openDialog(dialog: HTMLDialogElement): Promise<boolean> {
  if (!(await lateStyles())) return false;
  if (!dialog.isConnected || dialog.open) return true;
  closeDialogs();
  dialog.showModal();
  dialog.querySelector<HTMLElement>(".modal-title")?.focus();
  return true;
}

export const dialogIsOpen = (): boolean => document.querySelector("dialog[open]") !== null;

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}

/**
 * Dialogs that arrive as fragments: `<dialog data-modal="500">` opens after 500 ms. They close by Escape, the close
 * button, a click on the backdrop, the event `modal:close` (HX-Trigger) or Back. A closed dialog is removed together
 * with its values and errors.
 */
export function startDialogs(): void {
  document.addEventListener("htmx:after:process", openArrived);
  // A dialog may have arrived before this script.
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
  if (!("commandForElement" in HTMLButtonElement.prototype)) onPress("button[command=close]", closeByButton);
}

function openArrived(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-modal]:not([data-arrived])")) {
    dialog.dataset.arrived = "";
    const waitMs = Number(dialog.dataset.modal);
    if (waitMs > 0) openAfter(waitMs, dialog);
    else if (dialog.querySelector("form[data-request]")) void formsReady().then((works) => works && openDialog(dialog));
    else void openDialog(dialog);
  }
}

/** Opens a dialog `waitMs` after the open one has closed. A form opened during the wait stays open. */
function openAfter(waitMs: number, dialog: HTMLDialogElement): void {
  const open = () => (dialogIsOpen() ? openAfter(waitMs, dialog) : void openDialog(dialog));
  const wait = () => setTimeout(open, waitMs);
  const before = document.querySelector("dialog[open]");
  if (before) before.addEventListener("close", wait, { once: true });
  else wait();
}

/** For browsers without invoker commands. */
function closeByButton(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
