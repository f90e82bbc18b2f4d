import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnsweringApi, startAnsweringApi } from "./support/parks/answering-api.ts";
import { grownAnswers } from "./support/parks/grown-park.ts";
import { startSite, type TestSite } from "./support/sites/test-site.ts";

const compress = promisify(brotliCompress);

/** Brotli bytes of whole pages. Source: the goals of growth. */
const bytesMax: readonly [string, number][] = [
  ["/", 10_000],
  ["/arenda-ofisov", 12_000],
];

describe("A park of 1,500 units, 30 buildings and 200 companies", () => {
  let api: AnsweringApi;
  let site: TestSite;
  beforeAll(async () => {
    api = await startAnsweringApi(grownAnswers({ units: 1500, buildings: 30, shops: 200 }));
    // The API shares the processor with the site.
    site = await startSite({ env: { API_BASE_URL: api.url, API_TIMEOUT_MS: "20000" } });
  });
  afterAll(async () => {
    await site.close();
    await api.close();
  });

  test("is known whole", async () => {
    expect(site.content.units).toHaveLength(1500);
    expect(site.log.filter((line) => line.includes("content.dropped"))).toEqual([]);
  });
  test.each(bytesMax)("has %s in at most %i bytes", async (address, most) => {
    // The site refuses work while the reads of 1,500 units keep the processor.
    await expect.poll(async () => (await site.get(address)).status, { timeout: 30_000 }).toBe(200);
    const html = (await site.get(address)).text;
    expect((await compress(html)).length).toBeLessThanOrEqual(most);
  });
});
