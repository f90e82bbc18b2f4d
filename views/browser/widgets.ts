import type { ScriptWidget } from "../widgets/all-widgets.ts";
import { offerChat } from "./widget-chat.ts";
import { openFramesOnClick } from "./widget-frames.ts";
import { startCalltouch, startMetrika, startRoistat } from "./widget-trackers.ts";

/** Ids of the configured widgets from `<html data-widgets>`, the same for every visitor. */
type WidgetIds = Partial<Record<ScriptWidget, string>>;

const starters: Readonly<Record<ScriptWidget, (id: string) => void>> = {
  metrika: startMetrika,
  roistat: startRoistat,
  calltouch: startCalltouch,
  jivo: offerChat,
};

/**
 * Starts configured third-party widgets: trackers and chat after consent to all cookies and page load, maps on a click.
 * Their failures do not affect the page.
 */
export function startWidgets(configured: string, consented: boolean): void {
  openFramesOnClick();
  const ids: WidgetIds = JSON.parse(configured);
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    whenLoaded(() => {
      for (const [name, begin] of Object.entries(starters)) {
        const id = ids[name as keyof WidgetIds];
        if (id !== undefined) attempt(() => begin(id));
      }
    });
  };
  if (consented) start();
  document.addEventListener("site:consent", (event) => {
    if (event instanceof CustomEvent && event.detail?.consent === "all") start();
  });
}

function whenLoaded(action: () => void): void {
  if (document.readyState === "complete") action();
  else addEventListener("load", () => setTimeout(action), { once: true });
}

function attempt(action: () => void): void {
  try {
    action();
  } catch (fault) {
    reportError(fault);
  }
}
