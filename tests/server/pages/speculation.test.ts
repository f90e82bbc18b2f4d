import { expect, test } from "vitest";
import { siteForFile } from "../../support/site-for-file.ts";

const site = siteForFile();
const get = (address: string, headers: Record<string, string> = {}) => fetch(site.url + address, { headers });

test("a page names the same prefetch rules for everyone; a fragment names none", async () => {
  const [plain, saving] = [await get("/about"), await get("/about", { "Save-Data": "on", ECT: "2g" })];
  for (const answer of [plain, saving])
    expect(answer.headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
  expect(await saving.text()).toBe(await plain.text());
  expect((await get("/fragments/pavilions?category=office")).headers.has("speculation-rules")).toBe(false);
});

test.each([
  [{ ECT: "4g" }, { prefetch: [expect.objectContaining({ eagerness: "moderate" })] }],
  [{ ECT: "2g" }, {}],
  [{ ECT: "slow-2g" }, {}],
  [{ "Save-Data": "on" }, {}],
])("the rules prefetch pages on fast connections only: with %o %o", async (headers, rules) => {
  const answer = await get("/speculation-rules.json", headers);
  expect(answer.headers.get("content-type")).toMatch(/^application\/speculationrules\+json/);
  expect(answer.headers.get("vary")).toBe("Save-Data, ECT");
  expect(await answer.json()).toEqual(rules);
});
