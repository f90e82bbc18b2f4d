import { chromiumEngine } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { firefoxEngine } from "./firefox.ts";
import { webkitEngine } from "./webkit.ts";

/** Every engine of the journeys; Chromium also on a slow connection. */
export const allEngines: Engine[] = [
  chromiumEngine(),
  chromiumEngine(800),
  chromiumEngine(3000),
  firefoxEngine,
  webkitEngine,
];
