import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteOf } from "../../../server/app.ts";
import { readConfig } from "../../../server/config.ts";
import { createContentApi } from "../../../server/content/content-api.ts";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { isUsable, reportLines } from "../../../server/contract/api-report.ts";
import { checkApi } from "../../../server/contract/check-api.ts";
import { problemLine } from "../../../server/contract/problem.ts";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { pageProblems } from "../../../server/walk-pages.ts";

let standIn: StandInApi;
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(() => standIn.close());

/** A front of the stand-in; `change` may replace the answer of a path. */
const frontOf = (change: (path: string, text: string) => string | undefined) => async (path: string) => {
  const response = await fetch(standIn.url + path);
  return response.ok ? change(path, await response.text()) : undefined;
};

const noPicture = async () => {
  throw Object.assign(new Error("none"), { reason: "status 404" });
};

/** Checks the stand-in behind a front. */
async function checked(change: Parameters<typeof frontOf>[0] = (_, text) => text) {
  const report = await checkApi(frontOf(change), ["https://cdn.test"], noPicture);
  return { usable: isUsable(report), text: reportLines(report).join("\n"), report };
}

type Parsed = ReturnType<typeof JSON.parse>;

/** Changes the payload of some answers. */
const inData = (path: RegExp, change: (data: Parsed, whole: Parsed) => void) => (asked: string, text: string) => {
  if (!path.test(asked)) return text;
  const whole = JSON.parse(text);
  change(whole.data, whole);
  return JSON.stringify(whole);
};

describe("The check of a content API", () => {
  test("finds no fault in the stand-in, and counts how often optional fields are present", async () => {
    const { usable, text, report } = await checked();
    expect(usable, text).toBe(true);
    expect(report.calls.map(({ path }) => path)).toContain("/pavilions/paginate");
    expect(text).toMatch(/^\/pavilions: .*facts 100 %/m);
    expect(text).toContain("removed by sanitising: nothing");
  });
  test("names the dropped items, with the field, the reason and their number", async () => {
    const nameless = (path: string, text: string) =>
      path === "/services" ? text.replaceAll(/"name":"[^"]*"/g, '"name":""') : text;
    const { usable, text } = await checked(nameless);
    expect(usable).toBe(false);
    expect(text).toContain('✗ services name: "" — expected string to have >=1 characters (14 of 14');
  });
  test("counts pictures without a size, which are left out", async () => {
    const { text } = await checked((path, text) =>
      path === "/pages/parking" ? text.replaceAll('"width":', '"w":') : text,
    );
    expect(text).toMatch(/pictures without width and height: [1-9]\d*; they are left out/);
  });
  test("names the pages that an invalid answer breaks", async () => {
    const { usable, text } = await checked((path, text) =>
      path === "/init" ? text.replace('"contacts"', '"c"') : text,
    );
    expect(usable).toBe(false);
    expect(text).toMatch(/\/init: does not fit at data\.contacts.*no page can be shown/);
  });
  test("reports an answer that is no JSON", async () => {
    const { usable, text } = await checked((path, text) => (path === "/vacancies" ? "<html>" : text));
    expect(usable).toBe(false);
    expect(text).toMatch(/\/vacancies: no JSON — pages that need it answer 503/);
  });
  test.each([
    ["ECONNREFUSED", () => Promise.reject(new Error("GET /init: ECONNREFUSED"))],
    ["status 404", () => Promise.resolve(undefined)],
  ])("reports a fault of every read once: %s", async (fault, ask) => {
    const report = await checkApi(ask, [], noPicture);
    expect(isUsable(report)).toBe(false);
    expect(reportLines(report)).toEqual([expect.stringContaining(`in the same way: ${fault}. Is the URL right`)]);
  });
  test("reports an unknown id that gets no 404", async () => {
    const ask = async (path: string) => {
      const response = await fetch(standIn.url + path);
      return response.ok ? response.text() : JSON.stringify({ success: false });
    };
    const report = await checkApi(ask, [], noPicture);
    expect(isUsable(report)).toBe(false);
    expect(reportLines(report).join("\n")).toContain("an unknown id must be a 404");
  });
  test("reports a rental alias that is an address of the site", async () => {
    const { usable, text } = await checked((_, text) => text.replace("arenda-ofisov", "news"));
    expect(usable).toBe(false);
    expect(text).toContain("alias /news: is an address of the site's own");
  });
  test("reports an alias of two categories, and an unreadable legal text", async () => {
    const { usable, text } = await checked((path, text) => {
      if (path !== "/init") return text;
      const init = JSON.parse(text);
      init.data.categories[1].alias = init.data.categories[0].alias;
      init.data.settings.textFiles.privacy = "{";
      return JSON.stringify(init);
    });
    expect(usable).toBe(false);
    expect(text).toContain("alias /arenda-ofisov: names more than one category");
    expect(text).toMatch(/✗ settings textFiles.privacy: /);
  });
  test("confirms that an unknown id gets a 404", async () => {
    expect((await checked()).text).toMatch(/\/shops\/2000000000 .*404, as it must be/);
  });
  test("counts the markup that sanitising removes, and pictures by their origin", async () => {
    const odd = (path: string, text: string) => {
      if (path !== "/services") return text;
      const [service] = JSON.parse(text).data;
      const image = { src: "https://cdn.test/a.jpg", alt: "", width: 4000, height: 3000 };
      const description = "<p>a</p><iframe></iframe><script>1</script>";
      return JSON.stringify({ success: true, data: [{ ...service, description, image }] });
    };
    const { text } = await checked(odd);
    expect(text).toContain("<iframe> 1, <script> 1");
    expect(text).toContain("pictures of https://cdn.test: 1, the largest 4000×3000 px");
  });
});

describe("The check of a content API fails, with one line that names field, value and remedy, where", () => {
  type Change = Parameters<typeof frontOf>[0];
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
      /✗ units place.width: \d+ — outside 1 to 400 m: centimetres\?.*Send metres/,
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
      /✗ \/pavilions pagination: total 0 with 100 items\. Count/,
      inData(units, (_, whole) => {
        whole.pagination.total = 0;
      }),
    ],
    [
      "ids repeat",
      /✗ \/services: id 1 names more than one item\. Give/,
      inData(/^\/services$/, (data) => {
        for (const service of data) service.id = 1;
      }),
    ],
    [
      "prices are in kopecks",
      /✗ \/pavilions price: .* is not rate .*: kopecks\?.*Send ₽/,
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
      ? (path: string) => frontOf((_, text) => text)(path.replace(/\?.*|\/paginate/g, ""))
      : frontOf(change);
    const report = await checkApi(ask, [], noPicture);
    const text = reportLines(report).join("\n");
    expect(isUsable(report), text).toBe(false);
    expect(text).toMatch(line);
    if (ignores) {
      expect(text).toMatch(/✗ \/pavilions\?sort=-price.*Apply `sort`/);
      expect(text).toMatch(/✗ \/pavilions\/paginate\?limit=1&page=2: 100 items, not 1/);
      expect(text).toMatch(/✗ \/shops\?categories=/);
    }
  });
  test("pictures are not there: one line for a host", async () => {
    const image = (n: number) => ({ src: `https://cdn.test/${n}.jpg`, alt: "", width: 10, height: 10 });
    const { usable, text } = await checked(
      inData(units, (data) => {
        for (const [at, unit] of data.entries()) unit.images = [image(at)];
      }),
    );
    expect(usable).toBe(false);
    expect(text.match(/cdn\.test: status 404/g)).toHaveLength(1);
    expect(text).toContain("(4 of 4 tried)");
  });
});

describe("The walk through the pages that visitors see", () => {
  const walked = async (change: Parameters<typeof frontOf>[0]) => {
    const content = createContentApi({
      ask: frontOf(change),
      freshMs: 1e9,
      pictureOrigins: [],
      ownOrigin: "http://site.test",
      pictures: pictureAddresses(""),
      log: () => {},
    });
    const site = siteOf(readConfig({ SITE_URL: "http://site.test" }));
    return (await pageProblems(content, site)).map(problemLine);
  };
  test("finds nothing in the stand-in", async () => {
    expect(await walked((_, text) => text)).toEqual([]);
  });
  test("finds a page of the menu that is a 503, and items of the sitemap that are not there", async () => {
    const lines = await walked((path, text) =>
      path === "/pages/parking" ? "<html>" : /^\/vacancies\/\d/.test(path) ? undefined : text,
    );
    expect(lines.join("\n")).toMatch(/✗ page \/parking: 503 \(GET \/pages\/parking: not the contract's JSON\)/);
    expect(lines.join("\n")).toMatch(/✗ page \/vacancies\/\d+: 404, as 4 more of its kind/);
  });
});
