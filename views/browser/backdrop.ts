/** Closes dialogs by a press beside them in browsers without `closedby`. A drag that starts inside does not close. */
export function closeByBackdrop(): void {
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
