import { allPages, wholeProofs } from "../../tests/support/proofs.ts";
import type { Browser } from "../engines/engine.ts";
import { firefoxEngine } from "../engines/firefox.ts";
import { webkitEngine } from "../engines/webkit.ts";
import { hitFaults } from "../support/hit-faults.ts";
import { addressesOfKinds } from "../support/page-states.ts";
import { expect, test } from "../support/running-site.ts";

/** Chromium's windows: every-page.spec.ts. WebKit's are at least 447 px wide. */
const wide = { width: 1440, height: 900 };
const sizes = [wide, { width: 500, height: 800 }];

/** Firefox breaks off a navigation that follows before its page has loaded. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve());
  });

/** Unless the proof is whole, every other page is shown wide, and the others narrow: a change of size takes longest. */
const addressesOf = (turn: number): readonly string[] =>
  addressesOfKinds.filter((_, at) => wholeProofs || at % sizes.length === turn);

async function wrongPresses(browser: Browser, siteUrl: string): Promise<string[]> {
  const faults: string[] = [];
  const window = await browser.window(wide);
  await window.open(`${siteUrl}/healthz`);
  await window.run(() => localStorage.setItem("cookieNotice", "true"), undefined);
  for (const [turn, size] of sizes.entries()) {
    await window.resize(size);
    for (const address of addressesOf(turn)) {
      await window.open(siteUrl + address);
      await window.run(loaded, undefined);
      const found = await window.run(hitFaults, undefined);
      faults.push(...found.map((fault) => `${size.width} px, ${address}: ${fault}`));
    }
  }
  await window.close();
  return faults;
}

/**
 * Each engine lays out tables and drawings by its own rules: a press must lead to what is seen in all of them.
 * every-page.spec.ts tries every page in Chromium.
 */
for (const engine of [firefoxEngine, webkitEngine]) {
  test(`in ${engine.name} the middle of every link and button is its own`, async ({ site }) => {
    test.skip(!allPages, "CI shows the pages in every engine");
    test.skip(engine.missing !== undefined, `${engine.name} is not installed: ${engine.missing}`);
    const browser = await engine.start();
    const faults = await wrongPresses(browser, site.url);
    await browser.stop();
    expect(faults).toEqual([]);
  });
}
