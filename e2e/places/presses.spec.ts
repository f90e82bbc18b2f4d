import type { Browser } from "../engines/engine.ts";
import { firefoxEngine } from "../engines/firefox.ts";
import { webkitEngine } from "../engines/webkit.ts";
import { hitFaults } from "../support/hit-faults.ts";
import { addressesOfKinds } from "../support/page-states.ts";
import { expect, test } from "../support/running-site.ts";

/** Chromium's windows: every-page.spec.ts. WebKit's are at least 447 px wide. */
const wideFirst = [
  { width: 1440, height: 900 },
  { width: 500, height: 800 },
];

/** Opens each page once, in the size that the last one left: a load and a change of size take most of the time. */
async function wrongPresses(browser: Browser, siteUrl: string): Promise<string[]> {
  const faults: string[] = [];
  const window = await browser.window({ width: 1440, height: 900 });
  await window.open(`${siteUrl}/healthz`);
  await window.run(() => localStorage.setItem("cookieNotice", "true"), undefined);
  for (const [at, address] of addressesOfKinds.entries()) {
    await window.open(siteUrl + address);
    for (const size of at % 2 === 0 ? wideFirst : wideFirst.toReversed()) {
      await window.resize(size);
      const found = await window.run(hitFaults, undefined);
      faults.push(...found.map((fault) => `${size.width} px, ${address}: ${fault}`));
    }
  }
  await window.close();
  return faults;
}

/**
 * Each engine lays out tables and drawings by its own rules: a press must lead to what is seen in all of them. One page
 * of each kind shows them; every-page.spec.ts visits all.
 */
for (const engine of [firefoxEngine, webkitEngine]) {
  test(`in ${engine.name} the middle of every link and button is its own, on each kind of page`, async ({ site }) => {
    test.skip(engine.missing !== undefined, `${engine.name} is not installed: ${engine.missing}`);
    const browser = await engine.start();
    const faults = await wrongPresses(browser, site.url);
    await browser.stop();
    expect(faults).toEqual([]);
  });
}
