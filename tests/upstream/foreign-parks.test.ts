import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { crawl } from "../support/pages/crawl.ts";
import { faultsOf } from "../support/pages/page-faults.ts";
import { deriveAnswers, type ParkShape } from "../support/parks/derived-park.ts";
import { foreignParks, plainPark } from "../support/parks/foreign-parks.ts";
import { parkSites } from "../support/sites/park-sites.ts";
import { sources } from "../support/source-files.ts";

const startWith = parkSites();
const start = (shape: Partial<ParkShape>) => startWith(deriveAnswers({ ...plainPark, ...shape }));

/** Phrases of at least four words that only this park's owner can claim. */
function ownerPhrases(): string[] {
  const texts = sources("views")
    .filter((file) => file.includes("/claims/"))
    .map((file) => readFileSync(file, "utf8"));
  const phrases = texts.flatMap((source) =>
    [...source.replace(/\/\*\*.*?\*\//gs, "").matchAll(/[«»А-Яа-яЁё0-9 ,—–:;%-]+/g)].map(([all]) => all.trim()),
  );
  return [...new Set(phrases)].filter((all) => all.split(/ +/).filter((word) => /[а-яё]/i.test(word)).length >= 4);
}

describe("A park derived from the contract", () => {
  const claims = ownerPhrases();
  test("is compared with many claims of this park's owner", () => {
    expect(claims.length).toBeGreaterThan(100);
  });
  test.each(foreignParks)("%s: every page is whole and makes no claims of this owner", async (_, shape) => {
    const pages = await crawl((await start(shape)).url);
    expect(pages.length).toBeGreaterThan(15);
    const faults = pages.flatMap((page) => faultsOf(page, claims).map((fault) => [fault, page.address]));
    expect(Object.fromEntries(faults)).toEqual({});
  });
  test("thanks for each form without claims of this owner", async () => {
    const site = await start({});
    const pages = Object.keys(allForms).map(async (form) => {
      const address = `/requests/success?form=${form}`;
      return { address, ...(await site.read(address)) };
    });
    const faults = (await Promise.all(pages)).flatMap((page) => faultsOf(page, claims));
    expect(faults).toEqual([]);
  });
  test.each([
    ["left out", () => ({})],
    ["empty", (key: string) => ({ [key]: [] })],
  ])("has whole pages if its API says only who or what an item is, and its lists are %s", async (_, listLeft) => {
    const whole = deriveAnswers(plainPark);
    const required = /^(?:id|name|number|title|category|body|floor|square|status|type|date|publishedAt|width|height)$/;
    const fieldLeft = ([key, value]: [string, unknown]): object => {
      if (required.test(key)) return { [key]: value };
      return Array.isArray(value) ? listLeft(key) : {};
    };
    const least = (item: object): object => Object.assign({}, ...Object.entries(item).map(fieldLeft));
    const site = await startWith((path, query) => {
      const answer: { data?: unknown } | undefined = whole(path, query);
      const { data } = answer ?? {};
      if (path === "/init") {
        const { contacts, ...rest } = data as { contacts: object };
        return { data: { ...rest, contacts: { ...contacts, email: undefined, workingHours: null } } };
      }
      if (path === "/pages/parking") return { data: { residentsMap: null, visitorsMap: { title: "Гостям" } } };
      if (path.startsWith("/placement")) return answer;
      return answer && { ...answer, data: Array.isArray(data) ? data.map(least) : least(data as object) };
    });
    const pages = await crawl(site.url);
    expect(pages.length).toBeGreaterThan(15);
    expect(Object.fromEntries(pages.flatMap((page) => faultsOf(page, []).map((at) => [at, page.address])))).toEqual({});
    expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(["/services/1", "/parking", "/news/1"]));
    expect(pages.filter(({ html }) => /:undefined|href="mailto:"/.test(html))).toEqual([]);
  });
  test("does not call a page of its own another site", async () => {
    const answers = deriveAnswers(plainPark);
    const site = await startWith((path, query) => {
      const answer: { data?: object[] } | undefined = answers(path, query);
      if (path !== "/services") return answer;
      return { ...answer, data: answer?.data?.slice(0, 1).map((service) => ({ ...service, link: "/parking" })) };
    });
    for (const address of ["/services", "/services/1"]) {
      const { html } = await site.read(address);
      expect(html).toContain('href="/parking"');
      expect(html).not.toMatch(/другой сайт|Сайт исполнителя/);
    }
  });
  test("does not say that advertising prices include VAT, because the contract does not", async () => {
    const { html } = await (await start({})).read("/advertising/solutions/1");
    expect(html).toContain("UnitPriceSpecification");
    expect(html).not.toContain("valueAddedTaxIncluded");
  });
  test("promises search engines no phone, scheme or neighbours of a company that has none", async () => {
    const { html } = await (await start({ optional: false, units: 4, bodies: 1 })).read("/shops/1");
    expect(html).toMatch(/<meta name="description" content="[^"]/);
    expect(/<meta name="description" content="([^"]*)/.exec(html)?.[1]).not.toMatch(/телефон|схема|сосед/i);
  });
  test.each([
    ["with coordinates", {}],
    ["without coordinates", { coordinates: undefined }],
  ])("%s promises search engines no way that its page does not show", async (_, others) => {
    const answers = deriveAnswers(plainPark);
    const site = await startWith((path, query) => {
      const answer: { data?: unknown } | undefined = answers(path, query);
      if (path !== "/init") return answer;
      const { contacts, ...rest } = (answer?.data ?? {}) as { contacts: object };
      return { data: { ...rest, contacts: { ...contacts, ...others } } };
    });
    const { html } = await site.read("/route");
    const description = /<meta name="description" content="([^"]+)/.exec(html)?.[1] ?? "";
    expect(/маршрут на машине/.test(description)).toBe(html.includes("rtt=auto"));
    expect(description).not.toMatch(/транспорт/);
    expect(description).not.toBe("");
  });
  test("shows no advertising price of 0", async () => {
    const { html } = await (await start({ free: true })).read("/advertising/solutions/1");
    expect(html).not.toContain("UnitPriceSpecification");
  });
  test("shows its list if other categories cannot be counted, with tabs without a number", async () => {
    const answers = deriveAnswers(plainPark);
    const site = await startWith((path, query) =>
      path.startsWith("/pavilions") && query.get("category") !== "office" ? undefined : answers(path, query),
    );
    const { status, html } = await site.read("/sdam-office");
    expect(status).toBe(200);
    expect(html).toContain('href="/sdam-warehouse"');
    expect(html).not.toMatch(/undefined|NaN/);
  });
  test("is named by its own words in filters and titles, and keeps no place for plans that it lacks", async () => {
    const answers = deriveAnswers({ ...plainPark, optional: false });
    const site = await startWith((path, query) => {
      const answer: { data?: unknown } | undefined = answers(path, query);
      if (path !== "/init") return answer;
      const { categories = [], ...rest } = (answer?.data ?? {}) as { categories?: { id: string }[] };
      const renamed = categories.map((category) =>
        category.id === "office" ? { ...category, name: "Кабинеты", title: "Аренда кабинетов" } : category,
      );
      return { data: { ...rest, categories: renamed } };
    });
    const list = await site.read("/sdam-office");
    expect(list.html).toMatch(/<title[^>]*>Аренда кабинетов, Тверь — от [\d ]+ ₽/);
    expect(list.html.replace(/<[^>]*>/g, " ")).not.toMatch(/офис/i);
    expect(list.html).toContain("rows-plain");
    const unit = await site.read("/pavilions/1");
    for (const { html } of [list, unit]) expect(html).not.toMatch(/План пришлём|План этажа/);
  });
  test("shows the smallest area and rent of its units if the API has no ranges of a category", async () => {
    const answers = deriveAnswers(plainPark);
    const site = await startWith((path, query) => {
      const answer: { meta?: object } | undefined = answers(path, query);
      return path === "/pavilions" ? { ...answer, meta: { ...answer?.meta, square: null, price: undefined } } : answer;
    });
    const { html } = await site.read("/sdam-office");
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]).toContain("от 10 800 ₽");
    expect(/name="description" content="([^"]*)/.exec(html)?.[1]).toMatch(/от 10.800.₽ в месяц/);
  });
});
