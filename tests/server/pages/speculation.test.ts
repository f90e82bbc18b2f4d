import { expect, test } from "vitest";
import { siteForFile } from "../../support/site-for-file.ts";

const site = siteForFile();

const rulesFor = async (headers: Record<string, string>) => fetch(`${site.url}/speculation-rules.json`, { headers });

test("a page names the same prefetch rules for everyone; a fragment names none", async () => {
  const plain = await fetch(`${site.url}/about`);
  const saving = await fetch(`${site.url}/about`, { headers: { "Save-Data": "on", ECT: "2g" } });
  for (const answer of [plain, saving])
    expect(answer.headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
  expect(await saving.text()).toBe(await plain.text());
  const fragment = await fetch(`${site.url}/fragments/pavilions?category=office`);
  expect(fragment.headers.has("speculation-rules")).toBe(false);
});

test("the rules prefetch pages on fast connections", async () => {
  const answer = await rulesFor({ ECT: "4g" });
  expect(answer.headers.get("content-type")).toMatch(/^application\/speculationrules\+json/);
  expect(answer.headers.get("vary")).toBe("Save-Data, ECT");
  expect(await answer.json()).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
});

test.each([{ ECT: "2g" }, { ECT: "slow-2g" }, { "Save-Data": "on" }])(
  "the rules prefetch nothing with %o",
  async (headers) => {
    expect(await (await rulesFor(headers)).json()).toEqual({});
  },
);
