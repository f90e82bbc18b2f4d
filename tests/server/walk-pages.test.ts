import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { problemLines } from "../../server/contract/findings.ts";
import { siteOf } from "../../server/site-settings.ts";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { contradictionProblems, pageProblems } from "../../server/walk-pages.ts";
import { type Change, frontOf, inData } from "../support/parks/changed-answers.ts";
import { contentOf } from "../support/parks/kept-content.ts";

let standIn: StandInApi;
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(() => standIn.close());

describe("The walk through the pages that visitors see", () => {
  const walked = async (change: Change) => {
    const content = await contentOf(frontOf(() => standIn.url, change));
    const site = siteOf(readConfig({ SITE_URL: "http://site.test" }));
    return problemLines([...pageProblems(content, site).problems, ...contradictionProblems(content)]);
  };
  test("finds nothing in the stand-in", async () => {
    expect(await walked((_, text) => text)).toEqual([]);
  });
  test("goes on without the items of a list that fails", async () => {
    const lines = await walked((path, text) => (path.startsWith("/media-facade") ? "<html>" : text));
    expect(lines.join("\n")).toMatch(/✗ page \/advertising.*: 503: its call fails/);
  });
  test("warns of a page that has as good as nothing to show", async () => {
    const lines = await walked((path, text) => {
      if (path !== "/init") return text;
      const init = JSON.parse(text);
      init.data.settings.textFiles.agreement = { title: "Соглашение", content: "<p>Скоро</p>" };
      return JSON.stringify(init);
    });
    expect(lines).toEqual([expect.stringMatching(/^· page \/agreement: fewer than 30 words: as good as empty\. Send/)]);
  });
  test("names units whose building no list has", async () => {
    const lines = await walked(
      inData(/^\/pavilions(?:\?|\/paginate|$)/, ([unit]) => {
        unit.body = { id: 99, number: "99" };
        unit.place = null;
      }),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^· pavilion \d+ .*: \/init does not list its building\. List it/),
    );
  });
  test("finds a page of the menu that is a 503", async () => {
    const lines = await walked((path, text) => (path === "/pages/parking" ? "<html>" : text));
    expect(lines.join("\n")).toMatch(/✗ page \/parking .*: 503: its call fails/);
  });
});
