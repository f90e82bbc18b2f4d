import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { siteForFile, siteForTest } from "../../support/sites/site-for-file.ts";
import type { TestSite } from "../../support/sites/test-site.ts";

const running = siteForFile();
const codeOn = async (site: TestSite, page: string) =>
  /<svg class="sheet-code".*?<\/svg>/
    .exec((await site.read(`${page}/sheet`)).text)?.[0]
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');

test.each(["/pavilions/1001", "/pavilions/1040+1041"])(
  "A phone that looks at the printed sheet of %s reads the address of its page",
  async (page) => {
    const svg = await codeOn(running, page);
    const { data, info } = await sharp(Buffer.from(svg ?? ""), { density: 400 })
      .flatten({ background: "white" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`http://site.test${page}`);
  },
);

test("Without SITE_URL the sheet has no code: no phone knows the address of this machine", async () => {
  const site = await siteForTest({ SITE_URL: "http://localhost:3000" });
  expect(await codeOn(site, "/pavilions/1001")).toBeUndefined();
});
