/** Calls `act` for each click in an element of this selector. */
export function onPress(selector: string, act: (pressed: HTMLElement, event: MouseEvent) => unknown): void {
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (pressed) act(pressed, event);
  });
}
