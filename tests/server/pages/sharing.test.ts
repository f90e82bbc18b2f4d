import sharp from "sharp";
import { describe, expect, test } from "vitest";
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
  test.each(["/pavilions/1111", "/pavilions/1119", "/pavilions/1133"])(
    "of %s is its own, 830 × 356 and below 60 kB",
    async (page) => {
      const png = await bytesOf(await pictureOf(page));
      const { width, height, format } = await sharp(png).metadata();
      expect({ width, height, format }).toEqual({ width: 830, height: 356, format: "png" });
      expect(png.length).toBeLessThan(60_000);
    },
  );

  test("of a unit shows the price in the site's letters, whatever fonts the machine has", async () => {
    const png = await bytesOf(await pictureOf("/pavilions/1111"));
    const ink = await inkIn(png, { left: 512, top: 172, width: 200, height: 34 });
    expect(ink).toBeGreaterThan(0.1);
    expect(ink).toBeLessThan(0.4);
  });

  test("of any other page is that of its kind", async () => {
    const pages = ["/arenda-skladov?bodies=7", "/", "/compare?compare=1111&compare=1001", "/pavilions/1040+1041"];
    expect(await Promise.all(pages.map(pictureOf))).toEqual(
      ["warehouse", "home", "office", "office"].map((name) => `/og/${name}.png`),
    );
    expect(await pictureOf("/news/1")).toBe("/og/news.png");
  });

  test("differs between two units", async () => {
    const one = await pictureOf("/pavilions/1111");
    const other = await pictureOf("/pavilions/1110");
    expect(one).not.toBe(other);
    expect((await bytesOf(one)).equals(await bytesOf(other))).toBe(false);
  });

  test("of an older state leads to the current one", async () => {
    const current = await pictureOf("/pavilions/1111");
    await site.get("/og/units/1111.0000000000.png").expect(302).expect("Location", current);
  });

  test.each(["units/9999999", "units/1111-1110", "units/x", "other/1"])("does not exist as %s", async (name) => {
    await site.get(`/og/${name}.0123456789.png`).expect(404);
  });
});
