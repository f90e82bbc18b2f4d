import { allPages } from "../../tests/support/proofs.ts";
import { chromiumEngine, oldestChromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { firefoxEngine } from "./firefox.ts";
import { webkitEngine } from "./webkit.ts";

/** The engines of the journeys; Chromium also with scripts for which a dialog, after a second, waits no longer. */
export const shownEngines: Engine[] = allPages
  ? [chromiumEngine(), chromiumEngine(1500), oldestChromium, firefoxEngine, webkitEngine]
  : [chromiumEngine()];
