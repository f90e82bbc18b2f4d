import type { ScriptWidget } from "../widgets/all-widgets.ts";

/** How a vendor's widget starts, and how a counter learns that a form was sent: by the form's name. */
export type Starter = { start: (id: string) => void; report?: (form: string, id: string) => void };

/** A queue of calls made before the vendor's script loads. */
type Queue = ((...call: unknown[]) => void) & { a?: unknown[][]; q?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Queue;
    ct?: Queue;
    roistatProjectId?: string;
    roistatHost?: string;
    roistat?: { event?: { send: (name: string) => void } };
    onRoistatAllModulesLoaded?: () => void;
  }
}

/** Loads a vendor's script. If that fails, the page goes on without it. */
function loadVendorScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.referrerPolicy = "strict-origin-when-cross-origin";
  script.src = src;
  document.head.append(script);
}

/** Яндекс.Метрика without session recording: fewer hosts, less data. A sent form is a goal, a "JavaScript event". */
export const metrika: Starter = {
  start(id) {
    const calls: unknown[][] = [];
    const ym: Queue = Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() });
    window.ym ??= ym;
    window.ym(Number(id), "init", { trackLinks: true, accurateTrackBounce: true, webvisor: false, clickmap: false });
    loadVendorScript("https://mc.yandex.ru/metrika/tag.js");
  },
  report: (form, id) => window.ym?.(Number(id), "reachGoal", form),
};

/** Roistat: one module for known visitors, another for new ones. It gets the path, not the search. */
export const roistat: Starter = {
  start(id) {
    const host = "cloud.roistat.com";
    window.roistatProjectId = id;
    window.roistatHost = host;
    const hasVisit = /(?:^|;\s*)roistat_visit=/.test(document.cookie);
    const referrer = encodeURIComponent(location.origin + location.pathname);
    const path = hasVisit ? "/dist/module.js" : `/api/site/1.0/${encodeURIComponent(id)}/init?referrer=${referrer}`;
    loadVendorScript(`https://${host}${path}`);
  },
  report(form) {
    const send = () => window.roistat?.event?.send(form);
    if (window.roistat?.event) return send();
    // Its module has no queue: an early event waits until all of it has loaded.
    const before = window.onRoistatAllModulesLoaded;
    window.onRoistatAllModulesLoaded = () => {
      before?.();
      send();
    };
  },
};

/** Calltouch: replaces the page's phone numbers by tracking numbers. */
export const calltouch: Starter = {
  start(id) {
    const calls: unknown[][] = [];
    window.ct ??= Object.assign((...call: unknown[]) => void calls.push(call), { q: calls });
    loadVendorScript(`https://mod.calltouch.ru/init-min.js?id=${encodeURIComponent(id)}`);
  },
  report: (form) => window.ct?.("goal", form),
};

/** Jivo's live chat. It draws its own button. */
export const jivo: Starter = {
  start: (id) => loadVendorScript(`https://code.jivo.ru/widget/${encodeURIComponent(id)}`),
};

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

/** Calls `listener` with the name of each sent form, when its thanks appear in a dialog or as a page. */
function onConversion(listener: (name: string) => void): void {
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

/**
 * A press on a button replaces it by the frame at its `data-frame`. Without `onPress`: a part that imports what the
 * main script has makes a further file for every page.
 */
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
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-frame]")) button.disabled = false;
}
