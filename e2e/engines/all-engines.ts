import { allPages } from "../../tests/support/proofs.ts";
import { chromiumEngine, oldestChromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { firefoxEngine } from "./firefox.ts";
import { webkitEngine } from "./webkit.ts";

/** Every engine of the journeys; Chromium also with scripts for which a dialog, after a second, waits no longer. */
const allEngines: Engine[] = [chromiumEngine(), chromiumEngine(1500), oldestChromium, firefoxEngine, webkitEngine];

/** The engines of this run. Each further browser takes longer than all of Chromium's journeys. */
export const shownEngines = allPages ? allEngines : allEngines.slice(0, 1);
