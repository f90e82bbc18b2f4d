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
      return letCopy(button);
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

/** Where the browser does not copy, the visitor does. */
function letCopy(button: HTMLElement): void {
  const field = document.createElement("input");
  Object.assign(field, { value: button.dataset.copy, readOnly: true, className: "control" });
  const label = document.createElement("label");
  label.append("Скопируйте выделенное ", field);
  button.replaceWith(label);
  field.select();
}
