import type { FrameWidget } from "../widgets/all-widgets.ts";

const frames: Readonly<Record<FrameWidget, string>> = { map2gis: "/embed/map", floors2gis: "/embed/floors" };

/**
 * A click on `[data-widget-open]` puts the frame of its `[data-widget]` in the button's place. Only known widgets have
 * one.
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
    // The vendor's script is alone in there: it sees neither our page nor what we keep in the browser.
    frame.setAttribute("sandbox", "allow-scripts allow-popups");
    frame.src = src;
    button.replaceWith(frame);
    frame.focus();
  });
}
