import type { ScriptWidget } from "../widgets/all-widgets.ts";
import { calltouch, jivo, metrika, roistat, type Starter } from "./widget-scripts.ts";

/** Ids of the configured widgets from `<html data-widgets>`, the same for every visitor. */
type WidgetIds = Partial<Record<ScriptWidget, string>>;

const starters: Readonly<Record<ScriptWidget, Starter>> = { metrika, roistat, calltouch, jivo };

/**
 * Starts configured third-party widgets: trackers and chat after consent to all cookies and page load, maps on a click.
 * Trackers then learn which forms are sent. Their failures do not affect the page.
 */
export function startWidgets(configured: string, consented: boolean): void {
  openFramesOnPress();
  const ids: WidgetIds = JSON.parse(configured);
  const each = (act: (widget: Starter, id: string) => void) => {
    for (const [name, widget] of Object.entries(starters)) {
      const id = ids[name as keyof WidgetIds];
      if (id !== undefined) attempt(() => act(widget, id));
    }
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    whenLoaded(() => {
      each((widget, id) => widget.start(id));
      onConversion((name) => each((widget, id) => widget.report?.(name, id)));
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

/** Counted once, however often the page looks. */
const uncounted = "[data-sent]:not([data-counted])";

/** Presses that count like a sent form, by the name that counters learn. */
const presses = {
  phone: 'a[href^="tel:"]',
  messenger: 'a[href^="https://t.me/"], a[href^="https://vk.com/"]',
  sheet: 'a[href$="/sheet"], [data-print]',
};

/**
 * Calls `listener` with the name of each sent form, when its thanks appear in a dialog or as a page, and of each press
 * above. Nothing else leaves the page.
 */
function onConversion(listener: (name: string) => void): void {
  document.addEventListener("click", ({ target }) => {
    for (const [name, selector] of Object.entries(presses))
      if (target instanceof Element && target.closest(selector)) listener(name);
  });
  const look = () => {
    for (const thanks of document.querySelectorAll<HTMLElement>(uncounted)) {
      thanks.dataset.counted = "";
      if (thanks.closest("dialog") || cameFromForm()) listener(thanks.dataset.sent ?? "");
    }
  };
  document.addEventListener("htmx:after:process", look);
  look();
}

/** Whether the page of thanks follows a form: a reload, Back or a kept address is no enquiry. */
function cameFromForm(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  return isNew && document.referrer.startsWith(`${location.origin}/requests/`);
}

/** A press on a button replaces it by the frame at its `data-frame`. */
function openFramesOnPress(): void {
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
