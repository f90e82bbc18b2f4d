import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureAddress } from "../../server/content/picture-address.ts";
import { type StandInApi, startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { pictureFile } from "../../views/kit/picture-widths.ts";
import { everyAddress } from "../support/every-address.ts";
import { type FaultFront, startFaultFront } from "../support/fault-front.ts";
import { startSite, type TestSite } from "../support/site.ts";

let standIn: StandInApi;
const running: { front: FaultFront; site: TestSite }[] = [];
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(async () => {
  for (const { front, site } of running) {
    await site.close();
    await front.close();
  }
  await standIn.close();
});

const pictured = new Set(["short", "number"]);
const isItem = (value: object) => "id" in value && [...pictured].some((name) => name in value);

/** The stand-in's content with the same pictures in every item that allows them, and in every HTML text. */
function withPictures(json: unknown, sources: readonly string[]): unknown {
  if (typeof json === "string")
    return json.startsWith("<") ? json + sources.map((src) => `<img src="${src}" alt="Вид">`).join("") : json;
  if (Array.isArray(json)) return json.map((one) => withPictures(one, sources));
  if (typeof json !== "object" || json === null) return json;
  const fields = Object.entries(json).map(([name, value]) => [name, withPictures(value, sources)]);
  const images = sources.map((src) => ({ src, alt: "Вид", width: 800, height: 600 }));
  const [image = null] = images;
  const isMap = "zones" in json;
  return Object.fromEntries([
    ...fields,
    ...(isMap || isItem(json) ? Object.entries({ image, logo: image, plan: image, images }) : []),
  ]);
}

async function siteWith(sources: readonly string[]): Promise<TestSite> {
  const front = await startFaultFront(standIn.url);
  front.rewrite = (_, json) => withPictures(json, sources);
  const now = () => new Date("2026-03-02T09:00:00Z");
  const env = { API_BASE_URL: front.url, MEDIA_ORIGINS: "https://media.test" };
  const site = await startSite({ env, now });
  running.push({ front, site });
  return site;
}
const pages = everyAddress().filter(([kind]) => kind === "page" || kind === "fragment");
/** Fetches every page and fragment. */
async function look(site: TestSite): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const [, address] of pages) seen.set(address, await (await fetch(site.url + address)).text());
  return seen;
}

test("A picture of another origin is dropped: every page equals its version without the picture", async () => {
  const foreign = await siteWith([
    "https://foreign.test/a.jpg",
    "http://media.test/a.jpg",
    "https://media.test:8443/a.jpg",
  ]);
  const seen = await look(foreign);
  const bare = await look(await siteWith([]));
  for (const [address, html] of seen) expect(html === bare.get(address), address).toBe(true);
  const told = foreign.log.filter((line) => line.includes('"content.dropped"') && line.includes('"pictures"'));
  expect(told).toHaveLength(1);
  expect(foreign.log.join("\n")).not.toMatch(/(?:foreign|media)\.test/);
});

test("The site serves pictures of the media origin itself, and leaves its own pictures unchanged", async () => {
  const site = await siteWith(["https://media.test/a.jpg", "/uploads/a.jpg", "http://site.test/b.jpg"]);
  const shown = [...(await look(site)).values()].join("\n");
  const converted = pictureFile(pictureAddress("https://media.test/a.jpg") ?? "", 800);
  for (const src of [converted, "/uploads/a.jpg", "/b.jpg"])
    expect(shown.match(new RegExp(`<img[^>]* src="${src}"`, "g"))?.length ?? 0, src).toBeGreaterThan(10);
  expect(shown).not.toContain("media.test");
  expect(site.log.join("\n")).not.toContain("content.dropped");
});
