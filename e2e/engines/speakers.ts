import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright";
import { findChromium } from "../support/browser.ts";
import type { Engine, Speaker } from "./engine.ts";
import { startWebkit, webkitEngine } from "./webkit.ts";

type Speaking = { missing?: string | undefined; tests?: Engine["tests"] | undefined; start(): Promise<Speaker> };

/** Firefox is missing: neither BiDi nor a library tells its roles and names. */
export const speakers: Record<string, Speaking> = {
  Chromium: { start: startChromium },
  WebKit: { missing: webkitEngine.missing, tests: webkitEngine.tests, start: speakWebkit },
};

async function startChromium(): Promise<Speaker> {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    said: async (css) => {
      const { root } = await session.send("DOM.getDocument");
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: css });
      const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
      return { role: String(nodes[0]?.role?.value ?? ""), name: String(nodes[0]?.name?.value ?? "") };
    },
    stop: () => browser.close(),
  };
}

async function speakWebkit(): Promise<Speaker> {
  const browser = await startWebkit();
  const window = await browser.window({ width: 1280, height: 800 });
  return {
    // Its driver never answers a command about an element of a page that still loads: a script is tried again.
    open: async (url) => {
      await window.open(url);
      while (!(await window.run(() => document.readyState === "complete", undefined))) await sleep(50);
    },
    said: window.said,
    stop: browser.stop,
  };
}
