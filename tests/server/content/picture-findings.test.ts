import { beforeEach, describe, expect, test } from "vitest";
import {
  createPictureNotes,
  type PictureNotes,
  withPictureFindings,
} from "../../../server/content/picture-findings.ts";
import { unitOf } from "../../../views/content/content.ts";
import { sourcesAt, withSources } from "../../support/servers/picture-server.ts";
import { frontedSites } from "../../support/sites/fronted-sites.ts";
import type { TestSite } from "../../support/sites/test-site.ts";

const host = "http://pictures.test";
const sites = frontedSites({ MEDIA_ORIGINS: host });
let site: TestSite;
beforeEach(async () => {
  sites.front.rewrite = (_, json) => withSources(json, sourcesAt(host, ["/a.jpg", "/b.jpg"]));
  site = await sites.start();
});

let nowMs: number;
let notes: PictureNotes;
beforeEach(() => {
  nowMs = 0;
  notes = createPictureNotes(() => nowMs);
});
/** The content with the findings, as it is when it is asked for. */
function checked() {
  const shown = withPictureFindings(notes);
  return () => shown(site.content);
}
const unitId = 1001;
const photosOf = (content = checked()) => unitOf(content(), unitId)?.images ?? [];

describe("The content with known pictures", () => {
  test("is the same object while no picture is known", () => {
    expect(checked()()).toBe(site.content);
  });
  test("omits a missing picture, and shows it again after its time-out", () => {
    const content = checked();
    const [first, second] = photosOf(content);
    notes.gone(first?.src ?? "", 1000);
    const left = photosOf(content);
    expect(left.map(({ src }) => src)).not.toContain(first?.src);
    expect(left[0]).toBe(second);
    const units = content().units ?? [];
    expect(units.some(({ images }) => images.some(({ src }) => src === first?.src))).toBe(false);
    nowMs = 1000;
    expect(photosOf(content)[0]).toBe(first);
    expect(content()).toBe(site.content);
  });
  test("omits the missing picture of news, services, companies' signs and surfaces", () => {
    const content = checked();
    const singles = () => {
      const { news = [], services, surfaces = [], shops = [] } = content();
      return [...[...news, ...services, ...surfaces].map(({ image }) => image), ...shops.map(({ logo }) => logo)];
    };
    for (const image of singles()) if (image) notes.gone(image.src, 1000);
    expect(singles().length).toBeGreaterThan(30);
    expect(singles().every((finding) => finding === undefined)).toBe(true);
  });
  test("keeps other objects identical when one picture is missing", () => {
    const content = checked();
    const units = content().units ?? [];
    notes.gone("/media/another", 1000);
    expect(content().units).toBe(units);
  });
});
