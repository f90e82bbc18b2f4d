/**
 * Presses beside dialogs, and double presses. A press beside a dialog closes it, unless the visitor has typed in it.
 * The second press of a double press acts only on what the first one was on: a dialog that has opened or closed, a list
 * or a page that has changed puts another control under the pointer.
 */
export function start(): void {
  let first: Element | null | undefined;
  let besideAtPress: HTMLDialogElement | undefined;
  // On the window: before all others hear of it.
  addEventListener(
    "mousedown",
    (event) => {
      besideAtPress = dialogBeside(event);
      if (event.detail < 2) first = controlAt(event);
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const dialog = dialogBeside(event);
      if (event.detail > 1 && controlAt(event) !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
        // A drag that starts inside does not close.
      } else if (dialog && dialog === besideAtPress) dialog.close();
    },
    true,
  );
}

const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest("a, button, dialog") : null);

function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement) || !target.matches(".modal:not([data-typed])")) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? undefined : target;
}
