/** A press on a button replaces it by the frame at its `data-frame`. */
export function openFramesOnPress(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button[data-frame]");
    if (!button) return;
    const frame = document.createElement("iframe");
    frame.title = button.dataset.title ?? "";
    // The sandbox keeps the vendor's script away from our page and storage.
    frame.setAttribute("sandbox", "allow-scripts allow-popups");
    frame.src = button.dataset.frame ?? "";
    button.replaceWith(frame);
    frame.focus();
  });
}
