import { shownAddresses } from "../../tests/support/hostile/hostile-content.ts";
import { xssPayloads } from "../../tests/support/hostile/xss-corpus.ts";
import { wholeProofs } from "../../tests/support/proofs.ts";
import { expect, test } from "../support/running-site.ts";
import { survey, watch } from "../support/watch.ts";

if (wholeProofs) test.setTimeout(20 * 60_000);

/** The whole proof shows each page ten times with other payloads; the sample once, as `fragments.spec.ts` has them. */
const turns = wholeProofs ? Array.from({ length: 10 }, (_, turn) => turn) : [2];

for (const turn of turns) {
  const visit = test.extend({ turn, asksForCookies: true });
  visit(`no text of the content API runs on any page (turn ${turn})`, async ({ page, site: { url } }) => {
    const faults = await watch(page, url);
    const shown = new Set<number>();
    for (const address of shownAddresses) {
      const answer = await page.goto(url + address);
      const { active, payloads } = await survey(page);
      expect(active, address).toEqual([]);
      expect(payloads.length, `${address} ${answer?.status()}`).toBeGreaterThan(0);
      for (const at of payloads) shown.add(at);
    }
    expect(faults).toEqual([]);
    expect(shown.size).toBe(xssPayloads.length);
  });
}
