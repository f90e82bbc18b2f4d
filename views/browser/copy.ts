import { onPress } from "./press.ts";

const thanksMs = 2_000;

/** Buttons that copy their `data-copy`, then show `data-done` for two seconds. */
export function startCopying(): void {
  onPress("button[data-copy]", async (button) => {
    const words = button.querySelector("span");
    if (!words || "said" in button.dataset) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
    } catch {
      // Permission denied: the text is on the page anyway.
      return;
    }
    const before = words.textContent;
    words.textContent = button.dataset.done ?? "";
    button.dataset.said = "";
    setTimeout(() => {
      words.textContent = before;
      delete button.dataset.said;
    }, thanksMs);
  });
}
