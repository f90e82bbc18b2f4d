import { chromiumEngine } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { firefoxEngine } from "./firefox.ts";
import { webkitEngine } from "./webkit.ts";

/** Every engine that the journeys are walked in; on a slow line as well. */
export const allEngines: Engine[] = [
  chromiumEngine(),
  chromiumEngine(800),
  chromiumEngine(3000),
  firefoxEngine,
  webkitEngine,
];
