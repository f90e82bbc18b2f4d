import { expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

test("a page has the same bytes and prefetch rules for everyone; a fragment names no rules", async () => {
  const visitor = { "Save-Data": "on", ECT: "2g", Cookie: "locale=ru; roistat_visit=7", "User-Agent": "else" };
  const plain = await site.get("/about");
  const other = await site.get("/about?utm_source=mail", visitor);
  for (const { headers } of [plain, other]) expect(headers["speculation-rules"]).toBe('"/speculation-rules.json"');
  expect(other.text).toBe(plain.text);
  const fragment = await site.get("/fragments/pavilions?category=office");
  expect(fragment.headers).not.toHaveProperty("speculation-rules");
});

const rule = (eagerness: string, words: string) => ({
  eagerness,
  where: { and: expect.toSatisfy((conditions) => JSON.stringify(conditions).includes(words)) },
});

test.each([
  [{ ECT: "4g" }, { prefetch: [rule("moderate", "/*"), rule("immediate", ":focus-visible")] }],
  [{ "Accept-Encoding": "br" }, { prefetch: [rule("moderate", "/*"), rule("immediate", ":focus-visible")] }],
  [{ ECT: "2g" }, {}],
  [{ ECT: "slow-2g" }, {}],
  [{ "Save-Data": "on" }, {}],
])("the rules prefetch pages on fast connections only: with %o %o", async (headers, rules) => {
  await site
    .get("/speculation-rules.json", headers)
    .expect("Content-Type", /^application\/speculationrules\+json/)
    .expect("Vary", "Save-Data, ECT, Accept-Encoding")
    .expect(({ text }) => expect(JSON.parse(text)).toEqual(rules));
});
