import { describe, expect, test } from "vitest";
import { checkContent } from "../../../server/check-api/check-content.ts";
import { isUsable, problemLines } from "../../../server/check-api/findings.ts";
import { type AskUpstream, UpstreamFault } from "../../../server/content/upstream.ts";
import { times } from "../../hostile/odd-parks.ts";
import { clockFrom } from "../../support/moment.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf } from "../../support/parks/kept-content.ts";
import { park } from "../../support/parks/park-of-the-day.ts";

/** Changes an answer's text; undefined: a 404. */
type Change = (path: string, text: string) => string | undefined;
type Parsed = ReturnType<typeof JSON.parse>;

const askStandIn = askOf(answersOf(park));
/** The stand-in's answers with changes. */
const behind =
  (change: Change): AskUpstream =>
  async (path) => {
    const text = await askStandIn(path);
    return text === undefined ? undefined : change(path, text);
  };

/** Changes the payload of the answers at some paths. */
const inData =
  (path: RegExp, change: (data: Parsed, whole: Parsed) => void): Change =>
  (address, text) => {
    if (!path.test(address)) return text;
    const whole = JSON.parse(text);
    change(whole.data, whole);
    return JSON.stringify(whole);
  };

/** Every call fails. */
const failing =
  (fault: string): AskUpstream =>
  async (path) => {
    throw new UpstreamFault(`GET ${path.replace(/\?.*/, "")}: ${fault}`);
  };

/** No picture is there. */
const noPicture = async (): Promise<never> => {
  throw Object.assign(new Error("none"), { reason: "status 404" });
};

async function checked(ask: AskUpstream, pictureOrigins: string[] = []) {
  const siteOrigin = "http://site.test";
  const { problems, ...more } = await checkContent({
    ask,
    pictureOrigins,
    siteOrigin,
    fetchPicture: noPicture,
    now: clockFrom(),
  });
  return { ...more, usable: isUsable(problems), lines: problemLines(problems) };
}

describe("The check of a content API", () => {
  test("finds nothing in the stand-in", async () => {
    const { usable, lines, content } = await checked(behind((_, text) => text));
    expect([usable, lines]).toEqual([true, []]);
    expect(content?.units?.length).toBeGreaterThan(100);
  });

  const units = /^\/pavilions(?:\?|\/paginate|$)/;
  const services = /^\/services$/;
  const init = /^\/init/;
  const at =
    (wanted: string, change: (text: string) => string): Change =>
    (path, text) =>
      path === wanted ? change(text) : text;
  /** Gives each item of a list these fields. Undefined takes a field away. */
  const each = (path: RegExp, fields: object | ((item: Parsed) => object)) =>
    inData(path, (data) => {
      for (const item of data) Object.assign(item, typeof fields === "function" ? fields(item) : fields);
    });
  const whole = (path: RegExp, fields: (whole: Parsed) => object) =>
    inData(path, (_, answer) => void Object.assign(answer, fields(answer)));
  /** Each line of `check-api` with the change that causes it. */
  const faults: [line: RegExp, change: Change][] = [
    [/^✗ pavilions square: missing, .*\((\d+) of \1\)\. Send it/, each(units, { square: undefined })],
    [/^✗ services name: "" — expected string to have >=1 characters \(14 of 14/, each(services, { name: "" })],
    [/^✗ pavilions number: null — expected a string \((\d+) of \1.*Send a text/, each(units, { number: null })],
    [
      /^✗ units place.width: \d+ — outside 1 to 400 m: centimetres.*\?.*Send metres/,
      each(units, ({ place }) => ({ place: times(place, 100, ["width", "depth"]) })),
    ],
    [
      /^✗ buildings place.length: \d+ — outside 3 to 1000 m: .*millimetres\?/,
      inData(init, ({ bodies }) => {
        for (const body of bodies) body.place = times(body.place, 1000, ["length", "width"]);
      }),
    ],
    [
      /^✗ parking residentsMap: null — missing or broken/,
      inData(/^\/pages\/parking$/, (data) => void Object.assign(data, { residentsMap: null })),
    ],
    [
      /^✗ pavilions pagination pages: 2 — its call failed, and ends the list.*\. Answer with an empty list/,
      inData(/^\/pavilions(?:\/paginate)?\?category=office/, (data, answer) => {
        Object.assign(answer, { pagination: undefined, success: data.length > 99 });
      }),
    ],
    [
      /^✗ shops pagination total: 68 — 60 of 68 came.*\. Send the items/,
      whole(/^\/shops\?/, ({ data, pagination }) => ({ data: data.slice(0, 60), pagination })),
    ],
    [
      /^✗ init.categories warehouse: \d+ — not listed: its units have no page.*\. List/,
      inData(init, ({ categories }) => void categories.splice(1, 1)),
    ],
    [
      /^✗ pavilions floor: \d+ — expected object, received number \((\d+) of \1.*Send an object/,
      each(units, ({ floor }) => ({ floor: floor.number })),
    ],
    [/^✗ services id: 1 — an earlier item has it .*\. Give/, each(services, { id: 1 })],
    [
      /^✗ units rate: \d+ — not price ÷ square: kopecks\?.*Send ₽/,
      each(units, ({ price }) => ({ price: price * 100 })),
    ],
    [
      /^✗ units body\.number: "77" — not as \/init tells of its building.*\. Send the same/,
      each(units, ({ body }) => ({ body: { ...body, number: "77" } })),
    ],
    [/^✗ units class: "Z" — not as \/init tells of its building/, each(units, { class: "Z", facts: [] })],
    [/^✗ units seats: 4000 — cannot stand in square.*\. Send the desks/, each(units, { seats: 4000 })],
    [
      /^✗ units facts: "Площадь: 1 м²" — contradicts the field of the same name.*\. Send both alike/,
      each(units, { facts: [{ name: "Площадь", value: "1 м²" }] }),
    ],
    [/^✗ units price: 1 — too little for square.*\. Send ₽/, each(units, { price: 1, rate: 1 })],
    [
      /^✗ vacancies salary: "2 to 1" — from is over to.*\. Send the lesser/,
      each(/^\/vacancies$/, { salary: { from: 2, to: 1 } }),
    ],
    [
      /^✗ surfaces prices: \d+ — none of them is price.*\. Send the price/,
      each(/^\/media-facade-solutions$/, { prices: [1, 2].map((days) => ({ days, price: days })) }),
    ],
    [
      /^✗ settings textFiles.privacy: /,
      inData(init, ({ settings }) => void Object.assign(settings.textFiles, { privacy: "{" })),
    ],
    [
      /^✗ categories alias \/news: is an address of the site's own/,
      at("/init", (text) => text.replace("arenda-ofisov", "news")),
    ],
    [
      /^✗ categories alias \/arenda-ofisov: names more than one category/,
      inData(init, ({ categories: [one, other] }) => void Object.assign(other, { alias: one.alias })),
    ],
    [
      /^✗ settings textFiles.privacy: missing, its page answers 503/,
      inData(init, ({ settings }) => void Object.assign(settings.textFiles, { privacy: null })),
    ],
    [
      /^✗ \/init: does not fit the contract at data\.contacts.*no page can be shown/,
      at("/init", (text) => text.replace('"contacts"', '"c"')),
    ],
    [
      /^✗ news items content: "текст .*… — longer than 100000 letters or 3000 tags .*\. Send a shorter one/,
      inData(/^\/news\?/, ([item]) => void Object.assign(item, { content: "текст ".repeat(60_000) })),
    ],
    [/^✗ services short: 5 — expected string, received number .*\. Send a text/, each(services, { short: 5 })],
    [/^✗ news date: 1759276800 — not a date .*\. Send ISO 8601/, each(/^\/news\?/, { date: 1759276800 })],
    [
      /^✗ services id: "7b1e-1" — expected a whole number from 1 to 2147483647 .*\. Send a number of its own/,
      each(services, ({ id }) => ({ id: `7b1e-${id}` })),
    ],
    [
      /^✗ units fitout: "ok" — expected one of .*"furnished" .*\. Send one of these, or leave it out/,
      each(units, { fitout: "ok" }),
    ],
    [/^✗ units water: "да" — expected boolean.*\. Send true or false/, each(units, { water: "да" })],
    [/^✗ vacancies duties: "Раз" — expected a list .*\. Send a list/, each(/^\/vacancies$/, { duties: "Раз" })],
    [
      /^✗ services hours.*days.*: 8 — .*<=7 .*\. Send a number within these bounds/,
      each(services, { hours: [{ days: [8], from: "09:00", to: "18:00" }] }),
    ],
    [
      /^✗ news items bodies: .*<=40 items .*\. Send fewer, or leave the list out/,
      each(/^\/news\?/, { bodies: Array.from({ length: 41 }, String) }),
    ],
    [/^✗ \/vacancies: not the contract's JSON\. .*answer 503/, at("/vacancies", () => "<html>")],
  ];
  test.each(faults)("fails with one line that names field, value and remedy: %s", async (line, change) => {
    const { usable, lines } = await checked(behind(change));
    expect(usable).toBe(false);
    expect(lines.filter((printed) => printed.startsWith("✗"))).toEqual([expect.stringMatching(line)]);
  });
  test("advises on one unit under two ids", async () => {
    const office = /^\/pavilions\?category=office/;
    const twin = inData(office, ([first, second]) => {
      Object.assign(second, { ...first, id: second.id });
    });
    const { lines } = await checked(behind(twin));
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^· units number: .* — an earlier unit has this number, floor, building, category and square.*\. Send each/,
      ),
    );
  });
  test("advises on buildings with one label, and on free units that a company has", async () => {
    const alike = inData(init, ({ bodies: [first, second] }) => void Object.assign(second, { number: first.number }));
    expect((await checked(behind(alike))).lines).toContainEqual(
      expect.stringMatching(/^· \/init bodies number: 2 buildings have the label "1"\. Send a label/),
    );
    const unit = park.pavilions.find(({ status }: Parsed) => status === "free");
    const taken = inData(
      /^\/shops\?/,
      ([shop]) =>
        void Object.assign(shop ?? {}, { body: unit?.body, floor: unit?.floor, pavilionNumber: unit?.number }),
    );
    expect((await checked(behind(taken))).lines).toContainEqual(
      expect.stringMatching(/^· \/pavilions\/\d+: is free, though a company has its number.*\. Send `soon`/),
    );
  });
  test("fails where a list is shorter than its total, whatever else is wrong with its items", async () => {
    const shorter = whole(/^\/shops\?/, ({ data: [first, ...others], pagination }) => {
      const broken = { ...first, name: 5 };
      return { data: [broken, others[0], ...others.slice(0, 58)], pagination };
    });
    const { usable, lines } = await checked(behind(shorter));
    expect(usable).toBe(false);
    expect(lines).toContainEqual(expect.stringMatching(/^✗ shops pagination total: 68 — 60 of 68 came/));
  });
  test("only advises on lists without pagination, whose pages are all read", async () => {
    const { usable, lines } = await checked(behind(whole(/^\/shops/, () => ({ pagination: undefined }))));
    expect(usable).toBe(true);
    expect(lines).toEqual([expect.stringMatching(/^· shops pagination: missing \(\d+\)\. Send it/)]);
  });
  test.each([
    ["its text is not utf-8", "Send UTF-8, or name the charset in Content-Type"],
    ["status 500", "Look into the log of the API"],
    ["ECONNREFUSED", "Is the URL right, and the API running?"],
  ])("names a remedy that fits the fault: %s", async (fault, remedy) => {
    const { lines } = await checked(failing(fault));
    expect(lines.filter((line) => line.startsWith("✗") && !line.endsWith(remedy))).toEqual([]);
    expect(lines.some((line) => line.includes(fault))).toBe(true);
  });
  test("fails where pages are ignored, so that units are missing", async () => {
    const same = behind((_, text) => text);
    const { usable, lines } = await checked((path) => same(path.replace(/&page=\d+/, "")));
    expect(usable).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^✗ pavilions pagination total: \d+ — 100 of \d+ came .*\. Send the items of every page/),
    ]);
  });
  test.each([
    ["ECONNREFUSED", failing("ECONNREFUSED")],
    ["status 404", async () => undefined],
    ["no answer in time (API_TIMEOUT_MS)", failing("timeout")],
  ])("names a fault of every read twice: %s", async (fault, ask) => {
    const { usable, lines } = await checked(ask);
    expect(usable).toBe(false);
    expect(lines).toEqual([
      `✗ /init and /services: ${fault}. Without it no page can be shown. Is the URL right, and the API running?`,
      expect.stringMatching(
        `^✗ /pavilions and /shops and /[\\w-]+ and \\d+ more: ${fault.replace(/[()]/g, "\\$&")}\\. Pages that need it answer 503\\.`,
      ),
    ]);
  });
  test("finds in the calls of single items what their list does not tell, and counts nothing twice", async () => {
    const detailed = at("/services/1", (text) => text.replace('"short":', '"hours":5,"more":1,"short":'));
    const { lines } = await checked(behind(detailed));
    expect(lines).toEqual([
      expect.stringMatching(/^· services hours: 5 — .* \(1 of 14, the first is service 1\)\. Send a list/),
    ]);
    const refused = at("/services/1", () => "<html>");
    expect((await checked(behind(refused))).lines).toEqual([]);
  });
  test("calls an API usable whose single items fail: their pages show what the lists tell", async () => {
    const same = behind((_, text) => text);
    const fails = failing("status 500");
    const { usable, lines } = await checked((path) => (/\/\d+$/.test(path) ? fails(path) : same(path)));
    expect(usable).toBe(true);
    // Three of each of eight lists: the units are read by category.
    expect(lines).toEqual([
      expect.stringMatching(/^· (?:\/pavilions\/\d+ and ){3}21 more: status 500\. Mend it: .* what its list tells$/),
    ]);
  });
  test("warns of an item and of a list that hold too much", async () => {
    const excess = inData(/^\/pavilions\?category=office/, ([unit]) => {
      unit.facts = Array(20_001).fill(7);
    });
    const ofUnit = await checked(behind(excess));
    expect([ofUnit.usable, ofUnit.lines]).toEqual([
      true,
      [expect.stringMatching(/^· pavilions \*: "\d+" — too many values \(1 of \d+\)\. Send fewer/)],
    ]);
    const endless = inData(/^\/vacancies$/, (data) => {
      const vacancy = { ...data[0], description: undefined };
      for (let id = 1; data.length < 4100; id += 1) data.push({ ...vacancy, id: 1000 + id });
    });
    const ofList = await checked(behind(endless));
    expect([ofList.usable, ofList.lines]).toEqual([
      true,
      [expect.stringMatching(/^· vacancies: 4100 — more than 2000 .*\. Send fewer/)],
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
    const bare = inData(/^\/(?:services|media|init|pages)/, (data) => {
      const { contacts, residentsMap, visitorsMap } = data;
      const items = [data, contacts?.departments, residentsMap?.zones, visitorsMap?.zones].flat();
      for (const item of items) {
        for (const field of ["role", "pays", "prices", "side", "code", "monthly"]) delete item?.[field];
      }
    });
    const { usable, lines } = await checked(behind(bare));
    expect(usable).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^· \/services: no item tells pays, role\. Send what you know: openapi.json tells/),
      expect.stringMatching(/^· \/media-facade-solutions: no item tells prices, side\./),
      expect.stringMatching(/^· \/init departments: no item tells role\./),
      expect.stringMatching(/^· \/pages\/parking zones: no item tells code, monthly\./),
    ]);
  });
  test("advises no gates and no warmth to a park without warehouses", async () => {
    const withoutWarehouses = inData(/category=warehouse/, (data, answer) => {
      data.length = 0;
      Object.assign(answer.pagination, { total: 0, pages: 1 });
    });
    expect((await checked(behind(withoutWarehouses))).lines.join()).not.toMatch(/gates|heatedTo/);
  });
  test("names pictures without a size", async () => {
    const unsized = inData(/^\/pavilions\?category=office/, ([unit]) => {
      unit.images = [{ src: "https://cdn.test/1.jpg", alt: "" }];
    });
    const { lines } = await checked(behind(unsized), ["https://cdn.test"]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^· units images\.\*\.width: missing, expected a number \(1 of/),
    );
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
