declare global {
  interface Window {
    /** Whether Safari's rule of focus holds on this page. */
    hasSafariFocus?: boolean;
  }
}

/**
 * Runs in a page of WebKitGTK, where a pressed link or button takes the focus, and gives it Safari's rule instead: a
 * press on one takes the focus from what has it, and gives it to the nearest element around that can be focused by
 * itself, if there is one. Runs before each press, because a new page has forgotten it.
 */
export function focusAsSafari(): void {
  if (window.hasSafariFocus) return;
  window.hasSafariFocus = true;
  // The page's own listeners run first: they may prevent the change of focus.
  addEventListener("mousedown", (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const isTyped = event.target.closest("input:not([type=checkbox], [type=radio]), textarea, select") !== null;
    const pressed = event.target.closest("a[href], button, summary, label, [type=checkbox], [type=radio]");
    if (!pressed || isTyped) return;
    event.preventDefault();
    const around = pressed.parentElement?.closest<HTMLElement>("[tabindex]");
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
