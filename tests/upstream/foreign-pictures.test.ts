import { expect, test } from "vitest";
import { pictureFile } from "../../views/ui/image.ts";
import { siteMoment } from "../support/moment.ts";
import { everyAddress } from "../support/pages/every-address.ts";
import { sourcesAt, startPictureServer, unshowable, withSources } from "../support/servers/picture-server.ts";
import { frontedSites } from "../support/sites/fronted-sites.ts";
import { eventsOf } from "../support/sites/logged-events.ts";

const sites = frontedSites({ MEDIA_ORIGINS: "https://media.test" });
/** Pages that tell the time are compared. */
const now = () => siteMoment;

/** A site with these pictures in every item and text, and all its pages and fragments. */
async function look(sources: readonly string[]) {
  sites.front.rewrite = (_, json) => withSources(json, sourcesAt("", sources), true);
  const site = await sites.start({}, now);
  const seen = new Map<string, string>();
  for (const [, address] of everyAddress("page", "fragment")) seen.set(address, (await site.get(address)).text);
  return { seen, site };
}

test("A picture of another origin is dropped: every page equals its version without the picture", async () => {
  const others = ["https://foreign.test/a.jpg", "http://media.test/a.jpg", "https://media.test:8443/a.jpg"];
  const { seen, site } = await look(others);
  const bare = await look([]);
  for (const [address, html] of seen) expect(html === bare.seen.get(address), address).toBe(true);
  const dropped = eventsOf(site, "content.dropped").filter(({ object }) => object === "pictures");
  expect(dropped.map(({ field }) => field).sort()).toEqual(others.map((url) => new URL(url).origin).sort());
});

test("The site serves pictures of the media origin itself, and leaves its own pictures unchanged", async () => {
  const { seen, site } = await look(["https://media.test/a.jpg", "/uploads/a.jpg", "http://site.test/b.jpg"]);
  const shown = [...seen.values()].join("\n");
  const converted = pictureFile(site.pictures.of("https://media.test/a.jpg") ?? "", 800);
  for (const src of [converted, "/uploads/a.jpg", "/b.jpg"])
    expect(shown.match(new RegExp(`<img[^>]* src="${src}"`, "g"))?.length ?? 0, src).toBeGreaterThan(5);
  expect(shown).not.toContain("media.test");
  expect(eventsOf(site, "content.dropped")).toEqual([]);
});

test.each(["up", "reset"] as const)(
  "A page omits pictures that could not be got before, the API being %s",
  async (mode) => {
    const host = await startPictureServer();
    sites.front.rewrite = (_, json) => withSources(json, sourcesAt(host.url, ["/photo.jpg", ...unshowable]));
    const site = await sites.start({ MEDIA_ORIGINS: host.url, CONTENT_TTL_SECONDS: "1" }, now);
    const photos = async () => {
      const html = (await site.get("/pavilions/1001")).text;
      return [...html.matchAll(/<li><a href="(\/media\/[^"]+)"/g)].map(([, file = ""]) => file);
    };
    const first = await photos();
    expect(first).toHaveLength(1 + unshowable.length);
    sites.front.mode = mode;
    await Promise.all(first.map((file) => site.get(file)));
    await expect.poll(photos, { timeout: 60_000 }).toEqual(first.slice(0, 1));
    await host.close();
  },
);
