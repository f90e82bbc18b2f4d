/**
 * Safari gives a pressed link or button no focus. Here it gets one, as in other browsers: a dialog that closes gives
 * the focus back to what opened it. Keys and scripts click without a press (`detail` 0): Enter in a field clicks the
 * hidden button of its form.
 */
export function startPressFocus(): void {
  document.addEventListener(
    "click",
    ({ target, detail: presses }) => {
      if (presses > 0 && target instanceof Element)
        target.closest<HTMLElement | SVGElement>("a[href], button, summary")?.focus({ preventScroll: true });
    },
    true,
  );
}
