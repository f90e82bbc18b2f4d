import { loadVendorScript } from "./vendor-script.ts";

/** A queue of calls made before the vendor's script loads. */
type Queue = ((...call: unknown[]) => void) & { a?: unknown[][]; q?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Queue;
    ct?: Queue;
    roistatProjectId?: string;
    roistatHost?: string;
  }
}

/** Яндекс.Метрика without session recording: fewer hosts, less data. */
export function startMetrika(id: string): void {
  const calls: unknown[][] = [];
  const ym: Queue = Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() });
  window.ym ??= ym;
  window.ym(Number(id), "init", { trackLinks: true, accurateTrackBounce: true, webvisor: false, clickmap: false });
  void loadVendorScript("https://mc.yandex.ru/metrika/tag.js");
}

/** Roistat: one module for known visitors, another for new ones. It gets the path, not the search. */
export function startRoistat(id: string): void {
  const host = "cloud.roistat.com";
  window.roistatProjectId = id;
  window.roistatHost = host;
  const isKnown = /(?:^|;\s*)roistat_visit=/.test(document.cookie);
  const referrer = encodeURIComponent(location.origin + location.pathname);
  const path = isKnown ? "/dist/module.js" : `/api/site/1.0/${encodeURIComponent(id)}/init?referrer=${referrer}`;
  void loadVendorScript(`https://${host}${path}`);
}

/** Calltouch: replaces the page's phone numbers by tracking numbers. */
export function startCalltouch(id: string): void {
  const calls: unknown[][] = [];
  window.ct ??= Object.assign((...call: unknown[]) => void calls.push(call), { q: calls });
  void loadVendorScript(`https://mod.calltouch.ru/init-min.js?id=${encodeURIComponent(id)}`);
}
