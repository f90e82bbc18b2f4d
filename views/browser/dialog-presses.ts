/** The dialog that is open, or null. */
const openDialogNow = () => document.querySelector("dialog[open]");

/**
 * Presses around dialogs. A press beside one closes it, unless the visitor has typed in it. The second press of a
 * double press does nothing if the first one has opened or closed a dialog: it is meant for what was there before.
 */
export function start(): void {
  // This script loads with the first dialog.
  let openAtPress: Element | null = null;
  let pressed: EventTarget | null = null;
  // On the window: before all others hear of it.
  addEventListener(
    "mousedown",
    (event) => {
      pressed = beside(event) ?? null;
      if (event.detail < 2) openAtPress = openDialogNow();
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const dialog = beside(event);
      if (event.detail > 1 && openDialogNow() !== openAtPress) {
        event.preventDefault();
        event.stopImmediatePropagation();
        // A drag that starts inside does not close.
      } else if (dialog && dialog === pressed) dialog.close();
    },
    true,
  );
}

/** The dialog that an event is beside. */
function beside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement) || !target.matches(".modal:not([data-typed])")) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? undefined : target;
}
