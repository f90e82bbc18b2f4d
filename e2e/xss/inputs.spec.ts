import { inputPlaces, payloadAt } from "../../tests/support/hostile/hostile-inputs.ts";
import { xssPayloads } from "../../tests/support/hostile/xss-corpus.ts";
import { wholeProofs } from "../../tests/support/proofs.ts";
import { expect, test } from "../support/hostile.ts";
import { survey, watch } from "../support/watch.ts";

// Tracing would store every state of hundreds of pages.
test.use({ trace: "off" });
if (wholeProofs) test.setTimeout(20 * 60_000);

/** The sample gives one payload in six its own address. `xss.test.ts` puts all of them into forms. */
const addressEvery = 6;

test("nothing in an address, a cookie or a fragment identifier runs", async ({ page, startSite }) => {
  const url = await startSite();
  const faults = await watch(page, url);
  const open = async (at: number, address: string) => {
    await page.goto(`${url}${address}#${payloadAt(at + 2)}`);
    expect((await survey(page)).active, address).toEqual([]);
  };
  for (let at = 0; at < xssPayloads.length; at += wholeProofs ? 1 : addressEvery) {
    const cookie = encodeURIComponent(payloadAt(at + 1));
    await page.context().addCookies(["roistat_visit", "locale"].map((name) => ({ name, value: cookie, url })));
    const item = inputPlaces[(at / addressEvery) % inputPlaces.length];
    const places = wholeProofs ? inputPlaces.filter(({ keys }) => at % keys === 0) : item ? [item] : [];
    for (const { address } of places) await open(at, address(at));
  }
  expect(faults).toEqual([]);
});
