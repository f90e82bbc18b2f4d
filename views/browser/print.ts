import { onPress } from "./press.ts";

/** Buttons that print (`data-print`). Folded parts print unfolded. */
export function startPrinting(): void {
  onPress("[data-print]", () => window.print());
  let unfolded: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of unfolded) details.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const details of unfolded) details.open = false;
  });
}
