import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { unpackedText } from "../../../server/content/packed-text.ts";
import { createSnapshots } from "../../../server/content/snapshot.ts";
import { pagesOf } from "../../support/pages/every-address.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf, keeperOf } from "../../support/parks/kept-content.ts";
import { park } from "../../support/parks/park-of-the-day.ts";
import { snapshotSites, statusOf } from "../../support/sites/snapshot-sites.ts";

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

type Texts = { items: string[]; firstSeen: string; parts: Record<string, { packed: string }[]> };

const snapshotFile = () => path.join(sites.dataDir, "content-snapshot.json");
let savedOnce: Promise<string> | undefined;

/** The snapshot of the whole park, which the tests below read once. */
const savedSnapshot = (): Promise<string> => {
  savedOnce ??= (async () => {
    const first = await sites.start();
    while ((await first.keeper.readItems({ gapMs: 0 })) > 0);
    await first.snapshots?.save();
    return readFileSync(snapshotFile(), "utf8");
  })();
  return savedOnce;
};

test.each<[block: string, changed: (texts: Texts) => object]>([
  ["items is no base64", ({ items: [, ...others] }) => ({ items: ["?", ...others] })],
  ["items is no text of ours", ({ items: [, ...others] }) => ({ items: ["AAAA", ...others] })],
  ["items is of another shape", ({ items: [, ...others], firstSeen }) => ({ items: [firstSeen, ...others] })],
  ["times is damaged", () => ({ firstSeen: "AAAA" })],
  ["times is of another shape", ({ parts }) => ({ firstSeen: parts.news?.[0]?.packed })],
  ["news is no base64", ({ parts }) => ({ parts: { ...parts, news: [{ ...parts.news?.[0], packed: "?" }] } })],
  ["news is damaged", ({ parts }) => ({ parts: { ...parts, news: [{ ...parts.news?.[0], packed: "AAAA" }] } })],
])("A snapshot whose block of %s serves all others", async (_, changed) => {
  const saved = JSON.parse(await savedSnapshot());
  sites.front.mode = "reset";
  const texts = { ...saved.texts, ...changed(saved.texts) };
  writeFileSync(snapshotFile(), JSON.stringify({ ...saved, texts }));
  const site = await sites.start();
  for (const address of ["/services/1", "/vacancies/3"]) expect(await statusOf(site, address), address).toBe(200);
});

test("A start from a snapshot knows the content of the process before", async () => {
  const first = keeperOf(askOf(answersOf(park)));
  await first.pass();
  const keeper = keeperOf(async () => undefined);
  await keeper.restore(await first.texts());
  expect(keeper.content()).toEqual(first.content());
});

test("A snapshot holds the fields that the site reads, and no others", async () => {
  const ask = askOf(answersOf(park));
  const keeper = keeperOf(async (address) =>
    (await ask(address))?.replaceAll('"name":', `"secret":"${"x".repeat(500)}","name":`),
  );
  await keeper.pass();
  const { parts } = await keeper.texts();
  for (const name of ["office", "services", "shops", "news", "vacancies"] as const)
    for (const { packed } of parts[name] ?? [])
      expect(unpackedText(Buffer.from(packed, "base64")), name).not.toContain("secret");
});

test("An unread snapshot is not overwritten", async () => {
  const keeper = keeperOf(askOf(answersOf(park)));
  const written: string[] = [];
  let read = async (): Promise<string | undefined> => {
    throw new Error("the database is down");
  };
  const place = { read: () => read(), write: async (text: string) => void written.push(text) };
  const snapshots = createSnapshots({ content: keeper, place, source: "api", log: () => {} });
  await snapshots.restore(100);
  await keeper.pass();
  await snapshots.save();
  expect(written).toEqual([]);
  read = async () => undefined;
  await snapshots.save();
  expect(written).toHaveLength(1);
});

test("A snapshot of another format is not called corrupt, and is replaced", async () => {
  const keeper = keeperOf(askOf(answersOf(park)));
  const reasons: unknown[] = [];
  const place = { read: async () => '{"format":99,"pages":[]}', write: async () => {} };
  const log = (event: string, fields?: object) => void reasons.push([event, Reflect.get(Object(fields), "reason")]);
  const snapshots = createSnapshots({ content: keeper, place, source: "api", log });
  await snapshots.restore(100);
  expect(reasons).toEqual([["snapshot.ignored", "written by a version with another format"]]);
  await keeper.pass();
  await snapshots.save();
  expect(reasons.at(-1)).toEqual(["snapshot.saved", undefined]);
});
