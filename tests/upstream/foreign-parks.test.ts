import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { type AnsweringApi, startAnsweringApi } from "../support/answering-api.ts";
import { crawl } from "../support/crawl.ts";
import { deriveAnswers, type ParkShape } from "../support/derived-park.ts";
import { foreignParks, plainPark } from "../support/foreign-parks.ts";
import { faultsOf } from "../support/page-faults.ts";
import { plainText } from "../support/plain-text.ts";
import { startSite, type TestSite } from "../support/site.ts";

const running: { api: AnsweringApi; site: TestSite }[] = [];
const start = async (shape: Partial<ParkShape>) => {
  const api = await startAnsweringApi(deriveAnswers({ ...plainPark, ...shape }));
  const site = await startSite({ env: { API_BASE_URL: api.url, CABINET_URL: "off", DESIGN_CENTRE_URL: "off" } });
  running.push({ api, site });
  return { api, site };
};
afterAll(async () => {
  for (const { api, site } of running) {
    await site.close();
    await api.close();
  }
});

/** Phrases of at least four words that only this park's owner can claim. */
function statements(): string[] {
  const folder = "views/park/statements";
  const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const phrases = sources.flatMap((source) =>
    [...source.replace(/\/\*\*.*?\*\//gs, "").matchAll(/[«»А-Яа-яЁё0-9 ,—–:;%-]+/g)].map(([all]) => all.trim()),
  );
  return [...new Set(phrases)].filter((all) => all.split(/ +/).filter((one) => /[а-яё]/i.test(one)).length >= 4);
}

describe("A park derived from the contract", () => {
  const claims = statements();
  test("is compared with many claims of this park's owner", () => {
    expect(claims.length).toBeGreaterThan(100);
  });
  test.each(foreignParks)("%s: every page is whole and makes no claims of this owner", async (_, shape) => {
    const { site } = await start(shape);
    const pages = await crawl(site.url);
    expect(pages.length).toBeGreaterThan(15);
    const faults = new Map(
      pages.flatMap((page) => faultsOf(page, claims).map((fault): [string, string] => [fault, page.address])),
    );
    expect(Object.fromEntries(faults)).toEqual({});
  });
  test("does not say that advertising prices include VAT, because the contract does not", async () => {
    const { site } = await start({});
    const html = await (await fetch(`${site.url}/advertising/solutions/1`)).text();
    expect(html).toContain("UnitPriceSpecification");
    expect(html).not.toContain("valueAddedTaxIncluded");
  });
  test("shows no advertising price of 0", async () => {
    const { site } = await start({ free: true });
    expect(await (await fetch(`${site.url}/advertising/solutions/1`)).text()).not.toContain("UnitPriceSpecification");
  });
  test("shows the smallest area and rent of its units if the API has no ranges of a category", async () => {
    const answerTo = deriveAnswers(plainPark);
    const api = await startAnsweringApi((path, query) => {
      const answer: { meta?: object } | undefined = answerTo(path, query);
      return path === "/pavilions" ? { ...answer, meta: { ...answer?.meta, square: null, price: undefined } } : answer;
    });
    const site = await startSite({ env: { API_BASE_URL: api.url, CABINET_URL: "off", DESIGN_CENTRE_URL: "off" } });
    running.push({ api, site });
    const html = await plainText(await fetch(`${site.url}/sdam-office`));
    const of = (tag: RegExp) => tag.exec(html)?.[1];
    expect(of(/<title[^>]*>([^<]*)/)).toContain("9 помещений от 12 м²");
    expect(of(/name="description" content="([^"]*)/)).toContain("от 10 800 ₽ в месяц");
  });
  test("shows its list if other categories cannot be counted, with tabs without a number", async () => {
    const { api, site } = await start({});
    for (const category of ["warehouse", "trade_area"]) api.failing.add(`/pavilions?category=${category}&limit=100`);
    const answer = await fetch(`${site.url}/sdam-office`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('href="/sdam-warehouse"');
    expect(html).not.toMatch(/undefined|NaN/);
  });
});
