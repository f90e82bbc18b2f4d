import { shownAddresses } from "../../tests/support/hostile/hostile-content.ts";
import { xssPayloads } from "../../tests/support/hostile/xss-corpus.ts";
import { wholeProofs } from "../../tests/support/proofs.ts";
import { expect, test } from "../support/running-site.ts";
import { survey, watch } from "../support/watch.ts";

if (wholeProofs) test.setTimeout(20 * 60_000);

/** The whole proof shows each page ten times with other payloads; the sample shows it twice. */
const turns = Array.from({ length: wholeProofs ? 10 : 2 }, (_, turn) => turn);
/** The lists on this page contain the whole corpus. */
const withWholeCorpus = "/vacancies/1";

for (const turn of turns) {
  const visit = test.extend({ turn, asksForCookies: true });
  visit(`no text of the content API runs on any page (turn ${turn})`, async ({ page, site: { url } }) => {
    const faults = await watch(page, url);
    const shown = new Set<number>();
    const isInTurn = (address: string, at: number) => wholeProofs || at % 2 === turn || address === withWholeCorpus;
    for (const address of shownAddresses.filter(isInTurn)) {
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
