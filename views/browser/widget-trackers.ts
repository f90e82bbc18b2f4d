import { loadVendorScript, type Starter } from "./vendor-script.ts";

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

/** Яндекс.Метрика without session recording: fewer hosts, less data. A sent form is a goal, a "JavaScript event". */
export const metrika: Starter = {
  start(id) {
    const calls: unknown[][] = [];
    const ym: Queue = Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() });
    window.ym ??= ym;
    window.ym(Number(id), "init", { trackLinks: true, accurateTrackBounce: true, webvisor: false, clickmap: false });
    void loadVendorScript("https://mc.yandex.ru/metrika/tag.js");
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
    void loadVendorScript(`https://${host}${path}`);
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
    void loadVendorScript(`https://mod.calltouch.ru/init-min.js?id=${encodeURIComponent(id)}`);
  },
  report: (form) => window.ct?.("goal", form),
};
