import { isControl } from "./enquiry-controls.ts";

/**
 * Scrolls a dialog until its focused field and the field's label are between the sticky head and foot. Their
 * heights depend on the window and the font, so `scroll-margin` cannot know them.
 */
export function startFocusedFields(): void {
  for (const type of ["focusin", "invalid"]) document.addEventListener(type, () => setTimeout(show), true);
  window.addEventListener("resize", show);
  show();
}

function show(): void {
  const control = document.activeElement;
  const dialog = control?.closest("dialog");
  if (!isControl(control) || !dialog) return;
  const box = dialog.getBoundingClientRect();
  const { bottom: headBottom = 0 } = dialog.querySelector(".modal-head")?.getBoundingClientRect() ?? {};
  const { top: footTop = box.bottom } = dialog.querySelector(".req-foot")?.getBoundingClientRect() ?? {};
  const { top: labelTop } = (control.labels?.[0] ?? control).getBoundingClientRect();
  const below = control.getBoundingClientRect().bottom - Math.min(box.bottom, footTop);
  const above = labelTop - Math.max(box.top, headBottom);
  // The label wins where both do not fit.
  dialog.scrollBy(0, Math.min(Math.max(below, 0), above));
}
