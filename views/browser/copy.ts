const thanksMs = 2_000;

/** Buttons that copy their `data-copy`, then show `data-done` for two seconds. */
export function startCopying(): void {
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[data-copy]") : null;
    const words = button?.querySelector("span");
    if (!button || !words || "said" in button.dataset) return;
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
