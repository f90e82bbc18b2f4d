import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf, keeperOf } from "../../support/parks/kept-content.ts";
import { pagesOf, snapshotSites, statusOf } from "../../support/sites/snapshot-sites.ts";

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

test("A start of the same version parses nothing again that a snapshot holds parsed; another version does", async () => {
  const ask = askOf(answersOf(park));
  const first = keeperOf(ask, { parser: () => "one" });
  await first.pass();
  const texts = await first.texts();
  const restored = async (version: string) => {
    let parsed = 0;
    const keeper = keeperOf(async () => undefined, { parser: () => version, seen: () => (parsed += 1) });
    await keeper.restore(texts);
    expect({ ...keeper.content(), edition: {} }).toEqual({ ...first.content(), edition: {} });
    return parsed;
  };
  expect(await restored("one")).toBe(0);
  expect(await restored("two")).toBeGreaterThan(20);
});
