import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { siteMoment } from "../../support/moment.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf, keeperOf } from "../../support/parks/kept-content.ts";
import { pagesOf, snapshotSites, statusOf } from "../../support/sites/snapshot-sites.ts";
import { DAY_MS } from "../../support/spans.ts";

const sites = snapshotSites();

describe("A start while the API is down", () => {
  test("serves every page from the snapshot, with what items told beside their lists", async () => {
    sites.front.rewrite = (at, json) =>
      at === "/services/1" ? { ...Object(json), data: { ...Object(json).data, name: "Подробная услуга" } } : json;
    const first = await sites.start();
    while ((await first.keeper.readItems({ gapMs: 0 })) > 0);
    await first.snapshots?.save();
    sites.front.mode = "reset";
    const site = await sites.start();
    const addresses = await pagesOf(site);
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) expect(await statusOf(site, address), address).toBe(200);
    expect(await statusOf(site, "/readyz")).toBe(200);
    expect((await site.get("/services/1")).text).toContain("Подробная услуга");
  });

  test("shows new content as soon as the API recovers", async () => {
    await (await sites.start()).snapshots?.save();
    sites.front.mode = "reset";
    const site = await sites.start();
    sites.front.mode = "up";
    sites.front.rewrite = (at, json) =>
      at === "/services" ? JSON.parse(JSON.stringify(json).replaceAll('"name":"', '"name":"Новое: ')) : json;
    await expect.poll(async () => (await site.get("/services/1")).text, { timeout: 60_000 }).toContain("Новое: ");
  });
});

test.each([
  ["of another shape", () => null],
  ["damaged", ({ packed, mark }: { packed: string; mark: string }) => ({ packed: packed.replace("A", "B"), mark })],
])("A snapshot whose parsed part is %s serves the texts beside it", async (_, changed) => {
  await (await sites.start()).snapshots?.save();
  sites.front.mode = "reset";
  const file = path.join(sites.dataDir, "content-snapshot.json");
  const saved = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...saved, texts: { ...saved.texts, parsed: changed(saved.texts.parsed) } }));
  const site = await sites.start();
  for (const address of ["/services/1", "/vacancies/3"]) expect(await statusOf(site, address), address).toBe(200);
});

type Texts = { items: string[]; firstSeen: string; parts: Record<string, { packed: string }[]> };

test.each<[block: string, changed: (texts: Texts) => object]>([
  ["items is no base64", ({ items: [, ...others] }) => ({ items: ["?", ...others] })],
  ["items is no text of ours", ({ items: [, ...others] }) => ({ items: ["AAAA", ...others] })],
  ["items is of another shape", ({ items: [, ...others], firstSeen }) => ({ items: [firstSeen, ...others] })],
  ["times is damaged", () => ({ firstSeen: "AAAA" })],
  ["times is of another shape", ({ parts }) => ({ firstSeen: parts.news?.[0]?.packed })],
  ["news is no base64", ({ parts }) => ({ parts: { ...parts, news: [{ ...parts.news?.[0], packed: "?" }] } })],
  ["news is damaged", ({ parts }) => ({ parts: { ...parts, news: [{ ...parts.news?.[0], packed: "AAAA" }] } })],
])("A snapshot whose block of %s serves all others", async (_, changed) => {
  const first = await sites.start();
  while ((await first.keeper.readItems({ gapMs: 0 })) > 0);
  await first.snapshots?.save();
  sites.front.mode = "reset";
  const file = path.join(sites.dataDir, "content-snapshot.json");
  const saved = JSON.parse(readFileSync(file, "utf8"));
  const texts = { ...saved.texts, ...changed(saved.texts), parsed: undefined };
  writeFileSync(file, JSON.stringify({ ...saved, texts }));
  const site = await sites.start();
  for (const address of ["/services/1", "/vacancies/3"]) expect(await statusOf(site, address), address).toBe(200);
});

test("A snapshot holds parsed what is true on the day of its saving alone", async () => {
  let now = siteMoment;
  const first = keeperOf(askOf(answersOf(park)), { parser: "one", now: () => now });
  const isParsed = async () => (await first.texts()).parsed !== undefined;
  await first.pass();
  expect(await isParsed()).toBe(true);
  now = new Date(siteMoment.getTime() + DAY_MS);
  expect(await isParsed()).toBe(false);
});

test("A park whose texts take long to pack twice is kept as texts alone", async () => {
  const [unit] = park.pavilions;
  const description = "<p>Слово</p>".repeat(500);
  const pavilions = Array.from({ length: 600 }, (_, at) => ({ ...unit, id: at + 1, description }));
  const keeper = keeperOf(askOf(answersOf({ ...park, pavilions })), { parser: "one" });
  await keeper.pass();
  expect((await keeper.texts()).parsed).toBeUndefined();
});

test("A start of the same version parses nothing again that a snapshot holds parsed; another version does", async () => {
  const ask = askOf(answersOf(park));
  const first = keeperOf(ask, { parser: "one" });
  await first.pass();
  const texts = await first.texts();
  const restored = async (version: string) => {
    let parsed = 0;
    const keeper = keeperOf(async () => undefined, { parser: version, seen: () => (parsed += 1) });
    await keeper.restore(texts);
    expect({ ...keeper.content(), edition: {} }).toEqual({ ...first.content(), edition: {} });
    return parsed;
  };
  expect(await restored("one")).toBe(0);
  expect(await restored("two")).toBeGreaterThan(20);
});
