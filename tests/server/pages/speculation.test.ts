import { expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const get = (address: string, headers: Record<string, string> = {}) => fetch(site.url + address, { headers });

test("a page has the same bytes and prefetch rules for everyone; a fragment names no rules", async () => {
  const visitor = { "Save-Data": "on", ECT: "2g", Cookie: "locale=ru; roistat_visit=7", "User-Agent": "else" };
  const [plain, other] = [await get("/about"), await get("/about?utm_source=mail", visitor)];
  for (const answer of [plain, other])
    expect(answer.headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
  expect(await other.text()).toBe(await plain.text());
  expect((await get("/fragments/pavilions?category=office")).headers.has("speculation-rules")).toBe(false);
});

const rule = (eagerness: string, words: string) => ({
  eagerness,
  where: { and: expect.toSatisfy((conditions) => JSON.stringify(conditions).includes(words)) },
});

test.each([
  [{ ECT: "4g" }, { prefetch: [rule("moderate", "/*"), rule("immediate", ":focus-visible")] }],
  [{ ECT: "2g" }, {}],
  [{ ECT: "slow-2g" }, {}],
  [{ "Save-Data": "on" }, {}],
])("the rules prefetch pages on fast connections only: with %o %o", async (headers, rules) => {
  const answer = await get("/speculation-rules.json", headers);
  expect(answer.headers.get("content-type")).toMatch(/^application\/speculationrules\+json/);
  expect(answer.headers.get("vary")).toBe("Save-Data, ECT");
  expect(await answer.json()).toEqual(rules);
});
