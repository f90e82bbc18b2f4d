import type { ScriptWidget } from "../widgets/all-widgets.ts";
import { stored } from "./storage.ts";
import { offerChat } from "./widget-chat.ts";
import { openFramesOnClick } from "./widget-frames.ts";
import { startCalltouch, startMetrika, startRoistat } from "./widget-trackers.ts";

/** Ids of the configured widgets, as the page says them on `<html data-widgets>`: the same for every visitor. */
type WidgetIds = Partial<Record<ScriptWidget, string>>;

const starters: Readonly<Record<ScriptWidget, (id: string) => void>> = {
  metrika: startMetrika,
  roistat: startRoistat,
  calltouch: startCalltouch,
  jivo: offerChat,
};

/**
 * Third-party widgets, only where they are configured: those that watch or talk come after the visitor agreed to all
 * cookies and after the page is there; a map comes on a click. Whatever fails in them, the page goes on.
 */
export function startWidgets(configured: string): void {
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
  if (stored("local", "cookieConsent") === "all") start();
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
