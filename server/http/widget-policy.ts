import type { WidgetIds } from "../config.ts";

/** What a widget may reach, by CSP directive. Its scripts need no place here: our own entry vouches for them (`strict-dynamic`). */
type Reach = Readonly<
  Partial<Record<"img" | "connect" | "frame" | "media" | "font" | "style" | "worker", readonly string[]>>
>;

/**
 * The widgets that run in our pages, and what each adds to the policy. Yandex publishes its list (yandex.ru/support/metrica,
 * "install-counter-csp"); of the other vendors it is what their public loaders ask for.
 */
const scriptWidgets = Object.freeze({
  metrika: {
    img: ["https://mc.yandex.ru", "https://mc.yandex.com"],
    connect: ["https://mc.yandex.ru", "https://mc.yandex.com", "wss://mc.yandex.ru"],
  },
  roistat: { img: ["https://*.roistat.com"], connect: ["https://*.roistat.com"] },
  calltouch: { img: ["https://*.calltouch.ru"], connect: ["https://*.calltouch.ru"] },
  jivo: {
    img: ["https://*.jivosite.com", "https://*.jivo.ru", "data:"],
    connect: ["https://*.jivosite.com", "https://*.jivo.ru", "wss://*.jivosite.com", "wss://*.jivo.ru"],
    frame: ["https://*.jivosite.com", "https://*.jivo.ru"],
    media: ["https://*.jivosite.com", "https://*.jivo.ru"],
    font: ["https://*.jivosite.com", "https://*.jivo.ru"],
    style: ["'unsafe-inline'"],
    worker: ["blob:"],
  },
} satisfies Partial<Record<keyof WidgetIds, Reach>>);

/** The widgets that run in a sandboxed frame of their own: our pages only let the frame in. */
const framed: readonly (keyof WidgetIds)[] = ["map2gis", "floors2gis"];

/** What the configured widgets ask of a page's policy. */
export type WidgetPolicy = {
  /** A vendor's script runs in our pages: no Trusted Types, no isolation. */
  scripts: boolean;
  /** Any widget at all, also one in a frame. */
  any: boolean;
  reach: Required<Reach>;
};

/** The policy's additions for exactly the widgets that have an id. */
export function widgetPolicy(ids: WidgetIds): WidgetPolicy {
  const configured = Object.entries(scriptWidgets).filter(([name]) => ids[name as keyof WidgetIds] !== undefined);
  const inFrames = framed.some((name) => ids[name] !== undefined);
  const all = (directive: keyof Reach): string[] => [
    ...new Set(configured.flatMap(([, reach]: [string, Reach]) => reach[directive] ?? [])),
  ];
  return {
    scripts: configured.length > 0,
    any: configured.length > 0 || inFrames,
    reach: {
      img: all("img"),
      connect: all("connect"),
      frame: [...(inFrames ? ["'self'"] : []), ...all("frame")],
      media: all("media"),
      font: all("font"),
      style: all("style"),
      worker: all("worker"),
    },
  };
}
