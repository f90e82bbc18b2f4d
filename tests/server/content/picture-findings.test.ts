import { beforeEach, describe, expect, test } from "vitest";
import { withPictureFindings } from "../../../server/content/picture-findings.ts";
import { createPictureNotes, type PictureNotes } from "../../../server/media/picture-notes.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile({ env: { STAND_IN_PICTURES: "1" } });

let nowMs: number;
let notes: PictureNotes;
beforeEach(() => {
  nowMs = 0;
  notes = createPictureNotes(() => nowMs);
});
const checked = () => withPictureFindings(site.content, notes);
const unitId = 1001;
const photosOf = async (content = checked()) => (await content.unit(unitId))?.images ?? [];

describe("The content with known pictures", () => {
  test("is the same object while no picture is known", async () => {
    expect(await checked().allUnits()).toBe(await site.content.allUnits());
    expect(await checked().unit(unitId)).toBe(await site.content.unit(unitId));
  });
  test("omits a missing picture, and shows it again after its time-out", async () => {
    const content = checked();
    const [first, second] = await photosOf(content);
    notes.gone(first?.src ?? "", 1000);
    const left = await photosOf(content);
    expect(left.map(({ src }) => src)).not.toContain(first?.src);
    expect(left[0]).toBe(second);
    const units = await content.allUnits();
    expect(units.some(({ images }) => images.some(({ src }) => src === first?.src))).toBe(false);
    nowMs = 1000;
    expect((await photosOf(content))[0]).toBe(first);
    expect(await content.allUnits()).toBe(await site.content.allUnits());
  });
  test("omits the missing picture of news, services, companies' signs and surfaces", async () => {
    const content = checked();
    for (const { image } of await content.allNews()) if (image) notes.gone(image.src, 1000);
    for (const { image } of await content.services()) if (image) notes.gone(image.src, 1000);
    for (const { image } of await content.mediaFacadeSolutions()) if (image) notes.gone(image.src, 1000);
    for (const { logo } of await content.allShops()) if (logo) notes.gone(logo.src, 1000);
    const singles = [
      ...(await content.allNews()).map(({ image }) => image),
      ...(await content.services()).map(({ image }) => image),
      ...(await content.mediaFacadeSolutions()).map(({ image }) => image),
      ...(await content.allShops()).map(({ logo }) => logo),
      (await content.newsItem(1))?.image,
    ];
    expect(singles.length).toBeGreaterThan(30);
    expect(singles.every((finding) => finding === undefined)).toBe(true);
  });
  test("keeps other objects identical when one picture is missing", async () => {
    const content = checked();
    const units = await content.allUnits();
    notes.gone("/media/another", 1000);
    expect(await content.allUnits()).toBe(units);
  });
});
