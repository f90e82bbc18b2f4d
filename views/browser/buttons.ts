import { waitWithBar } from "./press-wait.ts";

/** Calls `act` for each click in an element of this selector. */
export function onPress(selector: string, act: (pressed: HTMLElement, event: MouseEvent) => unknown): void {
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (pressed) act(pressed, event);
  });
}

const thanksMs = 2_000;

/** Buttons that copy their `data-copy`, then show `data-done` for two seconds. */
export function startCopying(): void {
  onPress("button[data-copy]", async (button) => {
    const words = button.querySelector("span");
    if (!words || "copied" in button.dataset) return;
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
    const before = words.textContent;
    words.textContent = button.dataset.done ?? "";
    button.dataset.copied = "";
    setTimeout(() => {
      words.textContent = before;
      delete button.dataset.copied;
    }, thanksMs);
  });
}

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

/** A press on a photograph opens the full view, which loads then. If it is late or fails, the link leads to a file. */
export function startPhotoLinks(): void {
  onPress("[data-photos] a", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const asFile = () => location.assign(link.href);
    void waitWithBar(import("./photos.ts")).then((view) => (view ? view.openPhotos(link) : asFile()), asFile);
  });
}
