import { chromiumEngine, oldestChromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { firefoxEngine } from "./firefox.ts";
import { webkitEngine } from "./webkit.ts";

/** Every engine of the journeys; Chromium also with scripts for which a dialog, after a second, waits no longer. */
export const allEngines: Engine[] = [
  chromiumEngine(),
  chromiumEngine(1500),
  oldestChromium,
  firefoxEngine,
  webkitEngine,
];
