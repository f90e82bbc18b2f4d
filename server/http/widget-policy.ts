import { configured, type Reach, type WidgetIds } from "../../views/widgets/all-widgets.ts";

/** What the configured widgets add to the content security policy. */
export type WidgetPolicy = {
  /** A vendor's script runs in our pages: no Trusted Types, no cross-origin isolation. */
  scripts: boolean;
  /** Any widget, framed ones included. */
  any: boolean;
  reach: Required<Reach>;
};

/** The additions for the widgets that have an id. */
export function widgetPolicy(ids: WidgetIds): WidgetPolicy {
  const scripts = configured(ids, "script");
  const inFrames = configured(ids, "frame").length > 0;
  const all = (directive: keyof Reach) => [...new Set(scripts.flatMap(({ reach }) => reach[directive] ?? []))];
  return {
    scripts: scripts.length > 0,
    any: scripts.length > 0 || inFrames,
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
