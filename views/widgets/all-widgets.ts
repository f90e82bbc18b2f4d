/** Origins that a widget may reach, by CSP directive. Its scripts need none: our entry vouches for them. */
export type Reach = Partial<
  Record<"img" | "connect" | "frame" | "media" | "font" | "style" | "worker", readonly string[]>
>;

/**
 * A third party. `variable` holds its id; unset, nothing of it is loaded or allowed. A "script" runs in our pages after
 * consent and adds its `reach` to the policy; a "frame" is a sandboxed page of its own (`server/http/embeds.ts`).
 */
type Widget = { variable: string } & ({ kind: "script"; reach: Reach } | { kind: "frame" });

const yandex = ["https://mc.yandex.ru", "https://mc.yandex.com"];
const jivo = ["https://*.jivosite.com", "https://*.jivo.ru"];

/**
 * Every third party of the site. Yandex publishes its hosts (yandex.ru/support/metrica, "install-counter-csp"); of the
 * other vendors they are what their public loaders ask for.
 */
const allWidgets = {
  metrika: {
    variable: "METRIKA_ID",
    kind: "script",
    reach: { img: yandex, connect: [...yandex, "wss://mc.yandex.ru"] },
  },
  roistat: {
    variable: "ROISTAT_ID",
    kind: "script",
    reach: { img: ["https://*.roistat.com"], connect: ["https://*.roistat.com"] },
  },
  calltouch: {
    variable: "CALLTOUCH_ID",
    kind: "script",
    reach: { img: ["https://*.calltouch.ru"], connect: ["https://*.calltouch.ru"] },
  },
  jivo: {
    variable: "JIVO_ID",
    kind: "script",
    reach: {
      img: [...jivo, "data:"],
      connect: [...jivo, "wss://*.jivosite.com", "wss://*.jivo.ru"],
      frame: jivo,
      media: jivo,
      font: jivo,
      style: ["'unsafe-inline'"],
      worker: ["blob:"],
    },
  },
  map2gis: { variable: "MAP_2GIS_KEY", kind: "frame" },
  floors2gis: { variable: "FLOORS_2GIS_ID", kind: "frame" },
} as const satisfies Record<string, Widget>;

/** The name of a third party. */
export type WidgetName = keyof typeof allWidgets;

type OfKind<Kind> = { [Name in WidgetName]: (typeof allWidgets)[Name]["kind"] extends Kind ? Name : never }[WidgetName];
/** A widget whose script runs in our pages. */
export type ScriptWidget = OfKind<"script">;
export type FrameWidget = OfKind<"frame">;

/** Ids by widget; undefined: not configured. */
export type WidgetIds = { [Name in WidgetName]?: string | undefined };

const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(allWidgets, name);
const entries: (readonly [WidgetName, Widget])[] = Object.entries<Widget>(allWidgets).flatMap(([name, widget]) =>
  isWidgetName(name) ? [[name, widget] as const] : [],
);

/** The variables that hold the ids. */
export const widgetVariables: readonly string[] = entries.map(([, { variable }]) => variable);

/** The ids of all widgets, read by the names of their variables. */
export function widgetIds(env: Readonly<Record<string, string | undefined>>): WidgetIds {
  return Object.fromEntries(entries.map(([name, { variable }]) => [name, env[variable]]));
}

/** The configured widgets of one kind, in the order of the table. */
export function configured(ids: WidgetIds, kind: Widget["kind"]): { name: WidgetName; id: string; reach: Reach }[] {
  return entries.flatMap(([name, widget]) => {
    const id = ids[name];
    if (widget.kind !== kind || id === undefined) return [];
    return [{ name, id, reach: widget.kind === "script" ? widget.reach : {} }];
  });
}
