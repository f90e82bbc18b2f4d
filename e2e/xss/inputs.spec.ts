import type { Page } from "playwright/test";
import { inputPlaces, payloadAt } from "../../tests/support/hostile/hostile-inputs.ts";
import { xssPayloads } from "../../tests/support/hostile/xss-corpus.ts";
import { wholeProofs } from "../../tests/support/kit/proofs.ts";
import { addressOf } from "../../tests/support/pages/route-addresses.ts";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { cleanLines } from "../../views/enquiries/clean-text.ts";
import { formReady, openers } from "../support/enquiry-dialogs.ts";
import { expect, test } from "../support/hostile.ts";
import { survey, watch } from "../support/watch.ts";

// Tracing would store every state of hundreds of pages.
test.use({ trace: "off" });
if (wholeProofs) test.setTimeout(20 * 60_000);

/** The sample gives one payload in six its own address. Forms and content get all of them. */
const addressEvery = 6;

const settled = (page: Page) => expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");

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

/** Number of payloads in one post. */
const perPost = wholeProofs ? 14 : 40;

/** Fills form fields past the browser's limits, like an attacker. */
const write = (page: Page, selector: string, values: Record<string, string>) =>
  page.locator(selector).evaluate((form, written) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.dataset.written = "";
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const value = written[field.name];
      for (const rule of ["maxlength", "pattern", "required", "readonly"]) field.removeAttribute(rule);
      if (value !== undefined) field.value = value;
    }
  }, values);

/** The text as a form returns it: with normalised line breaks, without control characters. */
const kept = (text: string) => cleanLines(text.replace(/\r\n?/g, "\n")).trim();

test("no text of a form runs when the form returns", async ({ page, startSite }) => {
  const url = await startSite();
  const faults = await watch(page, url);
  let at = 0;
  /** One payload for a single-line field, dozens for the comment. */
  const next = () => {
    const [name, email, ...others] = Array.from({ length: perPost }, (_, index) => payloadAt(at + index));
    at += perPost;
    return { name: name ?? "", email: email ?? "", phone: payloadAt(at).slice(0, 200), comment: others.join("\n") };
  };
  while (at < xssPayloads.length) {
    for (const form of ["callback", "vacancy", "advertisement"] as const) {
      const alone = next();
      const selector = `#${form}-form`;
      await page.goto(url + addressOf(allForms[form]));
      await write(page, selector, alone);
      const [answer] = await Promise.all([
        page.waitForResponse((item) => item.request().method() === "POST"),
        page.locator(selector).evaluate((item) => item instanceof HTMLFormElement && item.submit()),
      ]);
      expect(answer.status()).toBe(422);
      await page.waitForLoadState();
      await expect(page.locator(`${selector} [name=comment]`)).toHaveValue(kept(alone.comment));
      expect((await survey(page)).active).toEqual([]);

      await page.goto(url + openers[form].page);
      await page.locator(`[hx-get*="/requests/${form}"]:visible`).first().click();
      await formReady(page);
      for (const written of [next(), next()]) {
        await write(page, selector, written);
        const [again] = await Promise.all([
          page.waitForResponse((item) => item.request().method() === "POST"),
          page.locator(selector).evaluate((item) => item instanceof HTMLFormElement && item.requestSubmit()),
        ]);
        expect(again.status()).toBe(422);
        await expect(page.locator(`${selector}:not([data-written])`)).toBeVisible();
        await settled(page);
        await expect(page.locator(`${selector} [name=comment]`)).toHaveValue(kept(written.comment));
        expect((await survey(page)).active).toEqual([]);
      }
    }
  }
  expect(faults).toEqual([]);
});
