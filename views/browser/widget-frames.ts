import type { FrameWidget } from "../widgets/all-widgets.ts";

const frames: Readonly<Record<FrameWidget, string>> = { map2gis: "/embed/map", floors2gis: "/embed/floors" };

/**
 * A click on `[data-widget-open]` replaces the button by the frame of its `[data-widget]`. Only known widgets have a
 * frame.
 */
export function openFramesOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("[data-widget-open]");
    const place = button?.closest<HTMLElement>("[data-widget]");
    const src = Object.entries(frames).find(([name]) => name === place?.dataset.widget)?.[1];
    if (!button || !place || !src) return;
    const frame = document.createElement("iframe");
    frame.title = place.dataset.title ?? "";
    // The sandbox keeps the vendor's script away from our page and storage.
    frame.setAttribute("sandbox", "allow-scripts allow-popups");
    frame.src = src;
    button.replaceWith(frame);
    frame.focus();
  });
}
