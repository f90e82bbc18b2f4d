import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AskUpstream } from "../../../server/content/upstream.ts";
import { checkReads } from "../../../server/contract/check-reads.ts";
import { isUsable, problemLines } from "../../../server/contract/findings.ts";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { type Change, frontOf, inData, noPicture } from "../../support/parks/changed-answers.ts";

let standIn: StandInApi;
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(() => standIn.close());
const behind = (change: Change) => frontOf(() => standIn.url, change);

async function checked(ask: AskUpstream, pictureOrigins: string[] = []) {
  const { problems, ...more } = await checkReads(ask, pictureOrigins, noPicture);
  return { ...more, usable: isUsable(problems), lines: problemLines(problems) };
}

describe("The check of a content API", () => {
  test("finds nothing in the stand-in", async () => {
    const { usable, lines, lists } = await checked(behind((_, text) => text));
    expect([usable, lines]).toEqual([true, []]);
    expect(lists.get("/pavilions")?.length).toBeGreaterThan(100);
  });

  const units = /^\/pavilions(?:\?|\/paginate|$)/;
  const at =
    (wanted: string, change: (text: string) => string): Change =>
    (path, text) =>
      path === wanted ? change(text) : text;
  const faults: [what: string, line: RegExp, change: Change][] = [
    [
      "all units lack a required field",
      /^✗ pavilions square: missing, .*\((\d+) of \1\)\. Send it/,
      inData(units, (data) => {
        for (const unit of data) delete unit.square;
      }),
    ],
    [
      "all items lack a text",
      /^✗ services name: "" — expected string to have >=1 characters \(14 of 14/,
      at("/services", (text) => text.replaceAll(/"name":"[^"]*"/g, '"name":""')),
    ],
    [
      "units have no number",
      /^✗ pavilions number: null — expected a string \((\d+) of \1.*Send a text/,
      inData(units, (data) => {
        for (const unit of data) unit.number = null;
      }),
    ],
    [
      "units are measured in centimetres",
      /^✗ units place.width: \d+ — outside 1 to 400 m: centimetres.*\?.*Send metres/,
      inData(units, (data) => {
        for (const unit of data)
          Object.assign(unit.place, { width: unit.place.width * 100, depth: unit.place.depth * 100 });
      }),
    ],
    [
      "buildings are measured in millimetres",
      /^✗ buildings place.length: \d+ — outside 3 to 1000 m: .*millimetres\?/,
      inData(/^\/init/, (data) => {
        for (const { place } of data.bodies)
          Object.assign(place, { length: place.length * 1000, width: place.width * 1000 });
      }),
    ],
    [
      "the total is zero",
      /^✗ \/pavilions pagination.*: total 0 with 100 items\. Count/,
      inData(units, (_, whole) => {
        whole.pagination.total = 0;
      }),
    ],
    [
      "a list has no pagination",
      /^✗ shops pagination: .*missing or broken/,
      inData(/^\/shops/, (_, whole) => {
        delete whole.pagination;
      }),
    ],
    [
      "the second page is empty",
      /^✗ \/pavilions pagination: total \d+, but 100 items on \d pages\. Send the items/,
      inData(/^\/pavilions\/paginate\?limit=100/, (_, whole) => {
        whole.data = [];
      }),
    ],
    [
      "a category is not listed",
      /^✗ \/init categories: warehouse is missing: \d+ units have no page\. List/,
      inData(/^\/init/, (data) => {
        data.categories = data.categories.filter(({ id }: { id: string }) => id !== "warehouse");
      }),
    ],
    [
      "floors are numbers",
      /^✗ pavilions floor: \d+ — expected object, received number \((\d+) of \1.*Send an object/,
      inData(units, (data) => {
        for (const unit of data) unit.floor = unit.floor.number;
      }),
    ],
    [
      "ids repeat",
      /^✗ services id: 1 — an earlier item has it .*\. Give/,
      inData(/^\/services$/, (data) => {
        for (const service of data) service.id = 1;
      }),
    ],
    [
      "prices are in kopecks",
      /^✗ \/pavilions price: .* is not rate .*: kopecks\?.*Send ₽/,
      inData(units, (data) => {
        for (const unit of data) unit.price *= 100;
      }),
    ],
    [
      "a legal text is not readable",
      /^✗ settings textFiles.privacy: /,
      inData(/^\/init/, (data) => {
        data.settings.textFiles.privacy = "{";
      }),
    ],
    [
      "a rental alias is an address of the site",
      /^✗ categories alias \/news: is an address of the site's own/,
      at("/init", (text) => text.replace("arenda-ofisov", "news")),
    ],
    [
      "an alias names two categories",
      /^✗ categories alias \/arenda-ofisov: names more than one category/,
      inData(/^\/init/, ({ categories }) => {
        categories[1].alias = categories[0].alias;
      }),
    ],
    [
      "an answer breaks the contract",
      /^✗ \/init: does not fit at data\.contacts.*no page can be shown/,
      at("/init", (text) => text.replace('"contacts"', '"c"')),
    ],
    [
      "a text is too long to be read",
      /^✗ news items content: "текст .*… — longer than 100000 letters or 3000 tags .*\. Send a shorter one/,
      inData(/^\/news\?/, ([item]) => {
        item.content = "текст ".repeat(60_000);
      }),
    ],
    [
      "texts are numbers",
      /^✗ services short: 5 — expected string, received number .*\. Send a text/,
      inData(/^\/services$/, (data) => {
        for (const service of data) service.short = 5;
      }),
    ],
    [
      "dates are numbers",
      /^✗ news date: 1759276800 — not a date .*\. Send ISO 8601/,
      inData(/^\/news\?/, (data) => {
        for (const item of data) item.date = 1759276800;
      }),
    ],
    [
      "ids are no numbers",
      /^✗ services id: "7b1e-1" — expected a whole number from 1 to 2147483647 .*\. Send a number of its own/,
      inData(/^\/services$/, (data) => {
        for (const service of data) service.id = `7b1e-${service.id}`;
      }),
    ],
    [
      "a word is none of the contract's",
      /^✗ units fitout: "ok" — expected one of .*"furnished" .*\. Send one of these, or leave it out/,
      inData(units, (data) => {
        for (const unit of data) unit.fitout = "ok";
      }),
    ],
    [
      "truths are words",
      /^✗ units water: "да" — expected boolean.*\. Send true or false/,
      inData(units, (data) => {
        for (const unit of data) unit.water = "да";
      }),
    ],
    [
      "lists are texts",
      /^✗ vacancies duties: "Раз" — expected a list .*\. Send a list/,
      inData(/^\/vacancies$/, (data) => {
        for (const vacancy of data) vacancy.duties = "Раз";
      }),
    ],
    [
      "opening hours name an eighth day",
      /^✗ services hours.*days.*: 8 — .*<=7 .*\. Send a number within these bounds/,
      inData(/^\/services$/, (data) => {
        for (const service of data) service.hours = [{ days: [8], from: "09:00", to: "18:00" }];
      }),
    ],
    [
      "a list of buildings is too long",
      /^✗ news items bodies: .*<=40 items .*\. Send fewer, or leave the list out/,
      inData(/^\/news\?/, (data) => {
        for (const item of data) item.bodies = Array.from({ length: 41 }, String);
      }),
    ],
    ["an answer is no JSON", /^✗ \/vacancies: no JSON\. .*answer 503/, at("/vacancies", () => "<html>")],
  ];
  test.each(faults)("fails with one line that names field, value and remedy: %s", async (_, line, change) => {
    const { usable, lines } = await checked(behind(change));
    expect(usable).toBe(false);
    expect(lines.filter((each) => each.startsWith("✗"))).toEqual([expect.stringMatching(line)]);
  });
  test("fails where filters and pages are ignored", async () => {
    const whole = behind((_, text) => text);
    const { usable, lines } = await checked((path) => whole(path.replace(/\?.*|\/paginate/g, "")));
    expect(usable).toBe(false);
    for (const line of [
      /^✗ \/pavilions\?category=.* unit \d+ is of .*Apply `category`/,
      /^✗ \/pavilions\/paginate\?limit=1&page=2: 100 items, not 1/,
      /^✗ \/shops\?categories=/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(line));
  });
  test.each([
    ["ECONNREFUSED", () => Promise.reject(new Error("GET /init: ECONNREFUSED"))],
    ["status 404", () => Promise.resolve(undefined)],
    ["no answer in time (API_TIMEOUT_MS)", () => Promise.reject(new Error("GET /init: timeout"))],
  ])("names a fault of every read twice: %s", async (fault, ask) => {
    const { usable, lines } = await checked(ask);
    expect(usable).toBe(false);
    expect(lines).toEqual([
      `✗ /init and /services: ${fault}. Without it no page can be shown. Is the URL right, and the API running?`,
      expect.stringMatching(
        `^✗ /pavilions and /shops and /news and \\d+ more: ${fault.replace(/[()]/g, "\\$&")}\\. Mend it`,
      ),
    ]);
  });
  test("fails where an unknown id gets no 404", async () => {
    const { usable, lines } = await checked(async (path) => {
      const response = await fetch(standIn.url + path);
      return response.ok ? response.text() : JSON.stringify({ success: false });
    });
    expect(usable).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^✗ \/services\/2000000000 .* an answer for an unknown id\. Answer 404/),
    ]);
  });
  test("warns of HTML in plain texts, and names each origin that MEDIA_ORIGINS lacks", async () => {
    const marked = inData(/^\/services$/, ([service]) => {
      service.name = "<b>Уборка</b>";
      service.image = { src: "https://cdn.other.example/1.jpg", alt: "", width: 10, height: 10 };
    });
    const { usable, lines } = await checked(behind(marked));
    expect(usable).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^· pictures of https:\/\/cdn\.other\.example: 1 are left out.*Add https/),
      expect.stringMatching(/^· services name: "<b>Уборка<\/b>" — HTML in a plain text \(1 of \d+, .*Send plain text/),
    ]);
  });
  test("advises to send optional fields on which something hangs, a line for each list that lacks them", async () => {
    const bare = inData(/^\/(?:services$|media|init|pages)/, (data) => {
      for (const each of [data, data.contacts?.departments, data.residentsMap?.zones, data.visitorsMap?.zones].flat())
        for (const field of ["role", "pays", "prices", "side", "code", "monthly"]) delete each?.[field];
    });
    const { usable, lines } = await checked(behind(bare));
    expect(usable).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^· \/services: no item sends pays, role\. Send what you know: openapi.json tells/),
      expect.stringMatching(/^· \/media-facade-solutions: no item sends prices, side\./),
      expect.stringMatching(/^· \/init departments: no item sends role\./),
      expect.stringMatching(/^· \/pages\/parking zones: no item sends code, monthly\./),
    ]);
  });
  test("names pictures without a size", async () => {
    const unsized = inData(units, ([unit]) => {
      unit.images = [{ src: "https://cdn.test/1.jpg", alt: "" }];
    });
    const { lines } = await checked(behind(unsized), ["https://cdn.test"]);
    expect(lines).toContainEqual(expect.stringMatching(/^· pictures: 1 without width and height are left out/));
  });
  test("fails with one line for a host whose pictures are not there", async () => {
    const image = (n: number) => ({ src: `https://cdn.test/${n}.jpg`, alt: "", width: 10, height: 10 });
    const pictured = inData(units, (data) => {
      for (const [n, unit] of data.entries()) unit.images = [image(n)];
    });
    const { usable, lines } = await checked(behind(pictured), ["https://cdn.test"]);
    expect(usable).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^✗ pictures of https:\/\/cdn\.test: status 404 \(4 of 4 tried\)/)]);
  });
});
