import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { createContentApi } from "../../../server/content/content-api.ts";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { isUsable, reportLines } from "../../../server/contract/api-report.ts";
import { checkReads } from "../../../server/contract/check-reads.ts";
import { problemLine } from "../../../server/contract/problem.ts";
import { siteOf } from "../../../server/site-settings.ts";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { contradictionProblems, pageProblems } from "../../../server/walk-pages.ts";
import { type Change, frontOf, inData, noPicture } from "../../support/parks/changed-answers.ts";

let standIn: StandInApi;
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(() => standIn.close());
const api = () => standIn.url;

describe("The check of a content API fails, with one line that names field, value and remedy, where", () => {
  const units = /^\/pavilions(?:\?|\/paginate|$)/;
  const faults: [what: string, line: RegExp, change: Change][] = [
    [
      "all units lack a required field",
      /✗ pavilions square: missing, .*\(200 of 200\)\. Send it/,
      inData(units, (data) => {
        for (const unit of data) delete unit.square;
      }),
    ],
    [
      "units are measured in centimetres",
      /✗ units place.width: \d+ — outside 1 to 400 m: centimetres.*\?.*Send metres/,
      inData(units, (data) => {
        for (const unit of data)
          Object.assign(unit.place, { width: unit.place.width * 100, depth: unit.place.depth * 100 });
      }),
    ],
    [
      "buildings are measured in millimetres",
      /✗ buildings place.length: \d+ — outside 3 to 1000 m: .*millimetres\?/,
      inData(/^\/init/, (data) => {
        for (const { place } of data.bodies)
          Object.assign(place, { length: place.length * 1000, width: place.width * 1000 });
      }),
    ],
    [
      "the total is zero",
      /✗ \/pavilions pagination.*: total 0 with 100 items\. Count/,
      inData(units, (_, whole) => {
        whole.pagination.total = 0;
      }),
    ],
    [
      "ids repeat",
      /✗ services id: 1 — an earlier item has it .*\. Give/,
      inData(/^\/services$/, (data) => {
        for (const service of data) service.id = 1;
      }),
    ],
    [
      "prices are in kopecks",
      /✗ \/pavilions price and .*: .* is not rate .*: kopecks\?.*Send ₽/,
      inData(units, (data) => {
        for (const unit of data) unit.price *= 100;
      }),
    ],
    ["filters, pages and orders are ignored", /✗ \/pavilions\?squareFrom=.* m²\. Apply/, (_, text) => text],
    [
      "a legal text is not readable",
      /✗ settings textFiles.privacy: /,
      inData(/^\/init/, (data) => {
        data.settings.textFiles.privacy = "{";
      }),
    ],
  ];
  test.each(faults)("%s", async (what, line, change) => {
    const ignores = what.startsWith("filters");
    const ask = ignores
      ? (path: string) => frontOf(api, (_, text) => text)(path.replace(/\?.*|\/paginate/g, ""))
      : frontOf(api, change);
    const report = await checkReads(ask, [], noPicture);
    const text = reportLines(report).join("\n");
    expect(isUsable(report), text).toBe(false);
    expect(text).toMatch(line);
    if (!ignores) expect(text.match(/^✗/gm), text).toHaveLength(1);
    if (ignores) {
      expect(text).toMatch(/✗ \/pavilions\?sort=-price.*Apply `sort`/);
      expect(text).toMatch(/✗ \/pavilions\/paginate\?limit=1&page=2: 100 items, not 1/);
      expect(text).toMatch(/✗ \/shops\?categories=/);
    }
  });
  test("pictures are not there: one line for a host", async () => {
    const image = (n: number) => ({ src: `https://cdn.test/${n}.jpg`, alt: "", width: 10, height: 10 });
    const pictured = inData(units, (data) => {
      for (const [at, unit] of data.entries()) unit.images = [image(at)];
    });
    const report = await checkReads(frontOf(api, pictured), ["https://cdn.test"], noPicture);
    const text = reportLines(report).join("\n");
    expect(isUsable(report)).toBe(false);
    expect(text.match(/cdn\.test: status 404/g)).toHaveLength(1);
    expect(text).toContain("(4 of 4 tried)");
  });
});

describe("The walk through the pages that visitors see", () => {
  const walked = async (change: Change) => {
    const content = createContentApi({
      ask: frontOf(api, change),
      freshMs: 1e9,
      pictureOrigins: [],
      siteOrigin: "http://site.test",
      pictures: pictureAddresses(""),
      log: () => {},
    });
    const site = siteOf(readConfig({ SITE_URL: "http://site.test" }));
    return [...(await pageProblems(content, site)), ...(await contradictionProblems(content))].map(problemLine);
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
    expect(lines.join("\n")).toMatch(/✗ page \/parking: 503 \(GET \/pages\/parking: not the contract's JSON\)/);
    expect(lines.join("\n")).toMatch(/✗ page \/vacancies\/\d+: 404, as 4 more of its kind/);
  });
});
