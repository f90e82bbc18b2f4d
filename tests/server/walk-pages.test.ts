import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { createContentApi } from "../../server/content/content-api.ts";
import { pictureAddresses } from "../../server/content/picture-address.ts";
import { problemLines } from "../../server/contract/problem.ts";
import { siteOf } from "../../server/site-settings.ts";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { contradictionProblems, pageProblems } from "../../server/walk-pages.ts";
import { type Change, frontOf } from "../support/parks/changed-answers.ts";

let standIn: StandInApi;
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(() => standIn.close());

describe("The walk through the pages that visitors see", () => {
  const walked = async (change: Change) => {
    const content = createContentApi({
      ask: frontOf(() => standIn.url, change),
      freshMs: 1e9,
      pictureOrigins: [],
      siteOrigin: "http://site.test",
      pictures: pictureAddresses(() => [""]),
      log: () => {},
    });
    const site = siteOf(readConfig({ SITE_URL: "http://site.test" }));
    return problemLines([...(await pageProblems(content, site)), ...(await contradictionProblems(content))]);
  };
  test("finds nothing in the stand-in", async () => {
    expect(await walked((_, text) => text)).toEqual([]);
  });
  test("goes on without the items of a list that fails", async () => {
    const lines = await walked((path, text) => (path.startsWith("/media-facade") ? "<html>" : text));
    expect(lines.join("\n")).toMatch(/✗ page \/advertising.*: 503 \(GET \/media-facade-solutions: not the contract's/);
  });
  test("finds a page of the menu that is a 503, and items of the sitemap that are not there", async () => {
    const lines = await walked((path, text) =>
      path === "/pages/parking" ? "<html>" : /^\/vacancies\/\d/.test(path) ? undefined : text,
    );
    expect(lines.join("\n")).toMatch(/✗ page \/parking .*: 503 \(GET \/pages\/parking: not the contract's JSON\)/);
    expect(lines.join("\n")).toMatch(/✗ page \/vacancies\/\d+ .* and 2 more: 404/);
  });
});
