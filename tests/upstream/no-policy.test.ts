import { expect, test } from "vitest";
import { formAddresses, routeAddresses } from "../support/pages/route-addresses.ts";
import { answersOf } from "../support/parks/answering-api.ts";
import { park } from "../support/parks/park-of-the-day.ts";
import { parkSites } from "../support/sites/park-sites.ts";

/** The content API's own texts may link to it. */
const ownTexts = ["/privacy", "/agreement", "/advertisment"];

const startWith = parkSites();

test("while the API has never had a privacy policy, no page leads to it", async () => {
  const answers = answersOf(park);
  const site = await startWith((path, query) => {
    const answer = answers(path, query);
    if (path !== "/init" || !answer) return answer;
    const { data } = structuredClone(answer) as { data: { settings: { textFiles: Record<string, unknown> } } };
    data.settings.textFiles.privacy = null;
    return { ...answer, data };
  });
  expect((await site.get("/privacy")).status).toBe(503);
  const leading: string[] = [];
  for (const address of new Set([...routeAddresses, ...formAddresses(), ...formAddresses("/fragments"), "/nowhere"])) {
    const { text } = await site.get(address);
    if (!ownTexts.includes(address) && text.includes('href="/privacy"')) leading.push(address);
  }
  expect(leading).toEqual([]);
});
