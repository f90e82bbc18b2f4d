import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import { TitledPicture } from "../../../views/sharing/SharePicture.tsx";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

/** The path of the picture that a page names. */
async function pictureOf(page: string): Promise<string> {
  const html = (await site.get(page)).text;
  const [, url = ""] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  return new URL(url).pathname;
}

async function bytesOf(path: string): Promise<Buffer> {
  const { body } = await site
    .get(path)
    .expect(200)
    .expect("Content-Type", "image/png")
    .expect("Cache-Control", /immutable/);
  return body;
}

/** The share of dark pixels in a part of a picture: letters. */
async function inkIn(png: Buffer, part: { left: number; top: number; width: number; height: number }): Promise<number> {
  const { data } = await sharp(png).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 110).length / data.length;
}

describe("A sharing picture", () => {
  test.each(
    `
    /pavilions/1111 /pavilions/1119 /pavilions/1133 /compare?compare=1111&compare=1001 /shops/1 /services/1 /news/1
    /vacancies/1 /advertising/solutions/1`
      .trim()
      .split(/\s+/),
  )("of %s is its own, 830 × 356 and below 60 kB", async (page) => {
    const png = await bytesOf(await pictureOf(page));
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ width: 830, height: 356, format: "png" });
    expect(png.length).toBeLessThan(60_000);
  });

  test("of a unit shows the price in the site's letters, whatever fonts the machine has", async () => {
    const png = await bytesOf(await pictureOf("/pavilions/1111"));
    const ink = await inkIn(png, { left: 512, top: 172, width: 200, height: 34 });
    expect(ink).toBeGreaterThan(0.1);
    expect(ink).toBeLessThan(0.4);
  });

  test("of a list, and of the home page, is a picture of the park's model", async () => {
    expect(await Promise.all(["/arenda-ofisov", "/arenda-skladov?bodies=7", "/"].map(pictureOf))).toEqual([
      "/og/office.png",
      "/og/warehouse.png",
      "/og/home.png",
    ]);
  });

  test.each([
    ["/pavilions/1111", "/pavilions/1110"],
    ["/shops/1", "/shops/2"],
    ["/news/1", "/news/2"],
    ["/vacancies/1", "/vacancies/2"],
    ["/advertising/solutions/1", "/advertising/solutions/2"],
  ])("differs between %s and %s", async (first, second) => {
    const [one, other] = [await pictureOf(first), await pictureOf(second)];
    expect(one).not.toBe(other);
    expect((await bytesOf(one)).equals(await bytesOf(other))).toBe(false);
  });

  test("of an older state leads to the current one", async () => {
    const current = await pictureOf("/pavilions/1111");
    await site.get("/og/units/1111.0000000000.png").expect(302).expect("Location", current);
  });

  test.each(
    `
    units/9999999 units/1111-1110 units/x compare/1111 compare/1-2-3-4-5 other/1 news/999 park/1`
      .trim()
      .split(/\s+/),
  )("does not exist as %s", async (name) => {
    await site.get(`/og/${name}.0123456789.png`).expect(404);
  });

  test("of an item keeps long words within its edge", async () => {
    const words = "Общество «Широкоформатные мощности» ".repeat(4);
    const svg = fragmentHtml(TitledPicture({ kind: "news", id: 1, over: words, title: words, line: words }));
    // Fontconfig has the site's fonts since the first picture.
    await bytesOf(await pictureOf("/news/1"));
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    expect(await inkIn(png, { left: 50, top: 60, width: 200, height: 170 })).toBeGreaterThan(0.02);
    expect(await inkIn(png, { left: 800, top: 20, width: 30, height: 330 })).toBe(0);
  });
});
