import { expect, test } from "vitest";
import { crawl } from "../support/pages/crawl.ts";
import { faultsOf } from "../support/pages/page-faults.ts";
import { deriveAnswers } from "../support/parks/derived-park.ts";
import { plainPark } from "../support/parks/foreign-parks.ts";
import { parkSites } from "../support/sites/park-sites.ts";

const start = parkSites();
const whole = deriveAnswers(plainPark);

/** An answer with the text that `textOf` gives for each phone and mail address. */
const withContacts = (answer: object | undefined, textOf: (field: string) => string): object | undefined =>
  answer &&
  JSON.parse(JSON.stringify(answer), (field, value) =>
    (field === "phone" || field === "email") && typeof value === "string" ? textOf(field) : value,
  );

const links = (html: string) => [...html.matchAll(/href="((?:tel|mailto):[^"]*)"/g)].map(([, link = ""]) => link);
const isWhole = (link: string) => /^(?:tel:\+?\d{3,}(?:,\d+)?|mailto:[^?#&\s@]+@[^?#&\s@]+\.[^?#&\s@]+)$/.test(link);

test.each([
  { phone: "уточняется", email: "a@park.example?cc=other@park.example" },
  { phone: "доб. 101", email: "a?cc=x&b@park.example" },
])("A park whose phones are «$phone» and mail addresses «$email» has no broken link", async (contacts) => {
  const site = await start((path, query) =>
    withContacts(whole(path, query), (field) => (field === "phone" ? contacts.phone : contacts.email)),
  );
  const pages = await crawl(site.url);
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.flatMap((page) => faultsOf(page, []).map((fault) => `${page.address}: ${fault}`))).toEqual([]);
  const broken = pages.flatMap(({ html, address }) => links(html).map((link) => ({ link, address })));
  expect(broken.filter(({ link }) => !isWhole(link))).toEqual([]);
  expect(pages.flatMap(({ html }) => html.match(/"telephone":"[^"\d]*"/g) ?? [])).toEqual([]);
});

test("the usual phones and mail addresses are links", async () => {
  const site = await start(whole);
  const { html } = await site.read("/contacts");
  expect(links(html).filter((link) => link.startsWith("tel:"))).not.toEqual([]);
  expect(links(html).filter((link) => link.startsWith("mailto:"))).not.toEqual([]);
  expect(links(html).filter((link) => !isWhole(link))).toEqual([]);
});
