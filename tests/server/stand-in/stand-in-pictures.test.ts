import sharp from "sharp";
import { expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";
import { startSite } from "../../support/sites/test-site.ts";

const site = siteForFile({ env: { STAND_IN_PICTURES: "1" } });

const pictureIn = (html: string) => /<img[^>]* src="(\/media\/[^"]+\.webp)"/.exec(html)?.[1] ?? "";

test("a unit has photographs of 12 megapixels with STAND_IN_PICTURES=1, and the site serves them small", async () => {
  const [unit] = site.content.units;
  expect(unit?.images).toHaveLength(8);
  expect(unit?.images[0]).toMatchObject({ width: 4000, height: 3000 });
  const html = await (await fetch(`${site.url}/pavilions/${unit?.id}`)).text();
  const address = pictureIn(html);
  const response = await fetch(site.url + address);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 800 });
  expect(html).toMatch(/<img[^>]* srcSet="\/media\/[^"]+160\.webp 160w, /);
});
test("the stand-in sends no picture by default", async () => {
  const plain = await startSite();
  expect(plain.content.units.every(({ images }) => images.length === 0)).toBe(true);
  await plain.close();
});
