import { beforeAll, describe, expect, test } from "vitest";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { postForm } from "../support/enquiries/post.ts";
import { payloadsIn, shownAddresses, spoiled } from "../support/hostile/hostile-content.ts";
import { inputPlaces, payloadAt } from "../support/hostile/hostile-inputs.ts";
import { mutationPayloads } from "../support/hostile/mutation-payloads.ts";
import { xssPayloads } from "../support/hostile/xss-corpus.ts";
import { subjectValues } from "../support/pages/route-addresses.ts";
import { safeHtml } from "../support/pages/safe-text.ts";
import { wholeProofs } from "../support/proofs.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";
import type { TestSite } from "../support/sites/test-site.ts";
import { dangersIn, foreignKindsIn, kindsIn } from "./page-dangers.ts";

const sites = frontedSites({ RATE_LIMIT_REQUESTS: "100000", API_TIMEOUT_MS: "5000" });
/** Kinds of elements and attributes on pages without payloads. */
const ours = new Set<string>();

beforeAll(async () => {
  const running = await sites.start();
  // The question with its answers below it is on no address without a query.
  const addresses = [...shownAddresses, "/podbor-ofisa?people=7&type=office", "/podbor-ofisa?people=x"];
  const pages = await Promise.all(addresses.map(async (address) => (await read(running, address)).html));
  for (const { name, example } of Object.values(allForms)) {
    for (const values of [{ ...subjectValues }, { ...example, ...subjectValues, website: "x" }]) {
      for (const headers of [{}, asHtmx])
        pages.push((await postForm(running, `/requests/${name}`, values, headers)).html);
    }
  }
  for (const kind of pages.flatMap((html) => [...kindsIn(html)])) ours.add(kind);
});

const read = async (site: TestSite, address: string) => {
  const { status, text } = await site.get(address);
  return { status, html: text };
};
/** Pages that passed the check. Many malformed addresses return the same page. */
const good = new Set<string>();
const faultsIn = (html: string): string[] => {
  if (good.has(html)) return [];
  const faults = [...dangersIn(html), ...foreignKindsIn(html, ours)];
  if (faults.length === 0) good.add(html);
  return faults;
};
const asHtmx = { "HX-Request": "true" };

test("the corpus has more than 200 payloads, each different", () => {
  expect(new Set(xssPayloads.map(({ text }) => text)).size).toBe(xssPayloads.length);
  expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
});

test("this test detects code that can run in a page, and foreign links", () => {
  const page = (text: string) => `<main id="main"><i id="dialogs"><i data-island="MobileMenu"><p>${text} '">x</p>`;
  const missed = xssPayloads.filter(
    ({ family, text }) => /<\w/.test(text) && family !== "letters" && faultsIn(page(text)).length === 0,
  );
  expect(missed.map(({ text }) => text)).toEqual([]);
  for (const { family, text } of xssPayloads) {
    const [quote = ""] = text;
    if (family === "attribute" && /["']/.test(quote))
      expect(faultsIn(`<p title=${quote}${text}${quote}>x</p>`), text).not.toEqual([]);
    const link = `<a href="${text.replaceAll('"', "&quot;")}">x</a>`;
    if (family === "address") expect(dangersIn(link), text).not.toEqual([]);
  }
});

test("every payload is harmless in an HTML text: alone, between other texts, in an element", () => {
  const texts = [...xssPayloads.map(({ text }) => text), ...mutationPayloads];
  expect(new Set(texts).size).toBeGreaterThan(1300);
  for (const text of texts) {
    for (const html of [
      text,
      `<p>a</p>${text}<p title="x">b</p>`,
      `<table><tr><td>${text}`,
      `<a href="/">${text}</a>`,
    ]) {
      const safe = safeHtml(html);
      expect([...dangersIn(safe), ...foreignKindsIn(safe, new Set())], html).toEqual([]);
      // Markup that changes when it is parsed again could mean something else to a browser.
      expect(kindsIn(safeHtml(safe)), html).toEqual(kindsIn(safe));
    }
  }
});

describe("With payloads in every string of the content API, no page has executable markup:", () => {
  const shownOn = new Map<number, Set<string>>();
  test.each([0, 1, 2])("turn %i of the payloads", async (turn) => {
    sites.front.rewrite = (path, json) => spoiled(path, json, turn);
    const running = await sites.start();
    for (const address of shownAddresses) {
      const { status, html } = await read(running, address);
      expect(status, address).toBe(/^\/n(?:othing|ews\/9)/.test(address) ? 404 : 200);
      expect(faultsIn(html), address).toEqual([]);
      const shown = payloadsIn(html);
      for (const at of shown) shownOn.set(at, (shownOn.get(at) ?? new Set()).add(address));
    }
  });
  test("each payload appears on many kinds of page, as text", () => {
    const counts = xssPayloads.map((_, at) => shownOn.get(at)?.size ?? 0);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });
});

const joinedLists = 8;
/** The sample tests one payload in `oneIn` at each place. Nearly every payload still reaches some place. */
const oneIn = wholeProofs ? 1 : 5;
/** Runs `check` for the number of every payload, with limited concurrency. */
async function forEachPayload(check: (at: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < xssPayloads.length; from += joinedLists) {
    const some = xssPayloads.slice(from, from + joinedLists).map((_, index) => check(from + index));
    await Promise.all(some);
  }
}

describe("Visitors' input returns as text:", () => {
  test("in the search, every filter and every part of an address", async () => {
    const running = await sites.start();
    let shown = 0;
    await forEachPayload(async (at) => {
      const places = inputPlaces.filter(({ keys }, number) => at % keys === 0 && (at / keys + number) % oneIn === 0);
      for (const place of places) {
        const address = place.address(at);
        const { status, html } = await read(running, address);
        expect([200, 400, 404], address).toContain(status);
        expect(faultsIn(html), address).toEqual([]);
        if (/alert(?:\(|%28)1/.test(html)) shown += 1;
      }
    });
    // The search and the list of shops repeat the words.
    expect(shown).toBeGreaterThan(xssPayloads.length / oneIn);
  });
  test("in every form that is shown again", async () => {
    const running = await sites.start();
    const forms = Object.values(allForms);
    await forEachPayload(async (at) => {
      const form = forms[at % forms.length];
      // A form has several fields; each takes the next payload.
      if (!form || at % Math.min(oneIn, 2) > 0) return;
      const fields = Object.keys(form.fields).map((name, index) => [name, payloadAt(at + index)]);
      const values = { ...Object.fromEntries(fields), ...subjectValues };
      // Alternates between the page and the dialog.
      const [one, other] = at % 2 === 0 ? [{}, asHtmx] : [asHtmx, {}];
      const again = await postForm(running, `/requests/${form.name}`, values, one);
      expect(again.status, form.name).toBe(422);
      expect(faultsIn(again.html), form.name).toEqual([]);
      const trapped = { ...values, ...form.example, name: payloadAt(at), website: payloadAt(at) };
      const confirm = await postForm(running, `/requests/${form.name}`, trapped, other);
      expect(confirm.html).toContain("Подтвердите");
      expect(faultsIn(confirm.html), form.name).toEqual([]);
    });
  });
});
