import { firefoxEngine } from "../engines/firefox.ts";
import { webkitEngine } from "../engines/webkit.ts";
import { hitFaults } from "../support/hit-faults.ts";
import { addresses } from "../support/page-states.ts";
import { expect, test } from "../support/running-site.ts";

/** Chromium's windows: every-page.spec.ts. WebKit's are at least 447 px wide. */
const sizes = [
  { width: 500, height: 800 },
  { width: 1440, height: 900 },
];

/** Each engine lays out tables and drawings by its own rules: a press must lead to what is seen in all of them. */
for (const engine of [firefoxEngine, webkitEngine]) {
  test(`in ${engine.name} the middle of every link and button of every page is its own`, async ({ site }) => {
    test.skip(engine.missing !== undefined, `${engine.name} is not installed: ${engine.missing}`);
    const browser = await engine.start();
    const faults: string[] = [];
    for (const size of sizes) {
      const window = await browser.window(size);
      await window.open(`${site.url}/healthz`);
      await window.run(() => localStorage.setItem("cookieNotice", "true"), undefined);
      for (const address of addresses) {
        await window.open(site.url + address);
        const found = await window.run(hitFaults, undefined);
        faults.push(...found.map((fault) => `${size.width} px, ${address}: ${fault}`));
      }
      await window.close();
    }
    await browser.stop();
    expect(faults).toEqual([]);
  });
}
