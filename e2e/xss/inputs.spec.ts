import { inputPlaces, payloadAt } from "../../tests/support/hostile/hostile-inputs.ts";
import { xssPayloads } from "../../tests/support/hostile/xss-corpus.ts";
import { addressOf } from "../../tests/support/pages/route-addresses.ts";
import { wholeProofs } from "../../tests/support/proofs.ts";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { expect, test } from "../support/running-site.ts";
import { survey, watch } from "../support/watch.ts";

test.use({ asksForCookies: true });
if (wholeProofs) test.setTimeout(20 * 60_000);

/** The sample gives one payload in eleven an address, and one in 41 a form: 41 is prime, so each form has its turn. */
const addressEvery = 11;
const formEvery = 41;

/** The addresses with the payloads from number `at` on. */
function addressesAt(at: number): string[] {
  if (wholeProofs) return inputPlaces.filter(({ keys }) => at % keys === 0).map(({ address }) => address(at));
  const turn = at / addressEvery;
  const place = inputPlaces[turn % inputPlaces.length];
  // Some places have one form for even numbers, and one for odd ones.
  const round = Math.floor(turn / inputPlaces.length);
  return place ? [place.address(at + round)] : [];
}

test("nothing in an address, a cookie or a fragment identifier runs", async ({ page, site: { url } }) => {
  const faults = await watch(page, url);
  const open = async (at: number, address: string) => {
    await page.goto(`${url}${address}#${payloadAt(at + 2)}`);
    expect((await survey(page)).active, address).toEqual([]);
  };
  for (let at = 0; at < xssPayloads.length; at += wholeProofs ? 1 : addressEvery) {
    const cookie = encodeURIComponent(payloadAt(at + 1));
    await page.context().addCookies(["roistat_visit", "locale"].map((name) => ({ name, value: cookie, url })));
    for (const address of addressesAt(at)) await open(at, address);
  }
  expect(faults).toEqual([]);
});

test("nothing typed into a form runs where it is shown again, extra step included", async ({ page, site: { url } }) => {
  const faults = await watch(page, url);
  const forms = Object.values(allForms);
  for (let at = 0; at < xssPayloads.length; at += wholeProofs ? 1 : formEvery) {
    const form = forms[at % forms.length];
    if (!form) continue;
    const spoiled = Object.keys(form.fields).map((name, next) => [name, payloadAt(at + next)]);
    const trapped = { ...form.example, name: payloadAt(at), website: payloadAt(at) };
    for (const [status, values] of [
      [422, Object.fromEntries(spoiled)],
      [200, trapped],
    ] as const) {
      await page.goto(url + addressOf(form));
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.waitForEvent("load"),
        page.evaluate(submitRaw, values),
      ]);
      expect(answer.status(), form.name).toBe(status);
      expect((await survey(page)).active, form.name).toEqual([]);
    }
  }
  expect(faults).toEqual([]);
});

/** Runs in a page: fills its form with these values and sends it past the page's script. */
function submitRaw(values: Readonly<Record<string, string>>): void {
  const form = document.querySelector<HTMLFormElement>("main form[method=post]");
  for (const [name, value] of Object.entries(values)) {
    const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field && !field.readOnly) field.value = value;
  }
  if (form) HTMLFormElement.prototype.submit.call(form);
}
