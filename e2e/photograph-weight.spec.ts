import type { Page } from "playwright/test";
import { allPages } from "../tests/support/proofs.ts";
import { expect, test } from "./support/running-site.ts";

const photographs = Array.from({ length: 8 }, (_, at) => `/camera-${at}.jpg`);
test.use({ pictures: photographs, asksForCookies: true });
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
test.use(phone);
test.skip(!allPages, "CI weighs photographs: they take seconds to encode");

/** The largest transfer of a first visit, before scrolling. Source: the budgets with photographs. */
const kilobytesMax = 220;

/** Pictures are converted at the first visit of a page. A busy machine takes longer than an answer waits. */
async function visitUntilConverted(visitor: Page, address: string): Promise<void> {
  const photos = new Set<string>();
  visitor.on("request", (request) => request.url().includes("/media/") && photos.add(request.url()));
  await visitor.goto(address, { waitUntil: "networkidle" });
  for (const photo of photos) {
    const status = async () => (await visitor.request.get(photo)).status();
    await expect.poll(status, { message: photo, timeout: 200_000 }).toBe(200);
  }
}

test(`a unit's page with eight photographs weighs at most ${kilobytesMax} kB on a phone`, async ({
  page,
  browser,
  site,
}) => {
  // Another visitor: this one's cache stays empty.
  const before = await browser.newPage({ ...phone, baseURL: site.url });
  await visitUntilConverted(before, "/pavilions/1001");
  await before.close();
  const served: { url: string; status: number; bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    const status = (await request.response())?.status() ?? 0;
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    served.push({ url: request.url(), status, bytes: responseHeadersSize + responseBodySize });
  });
  await page.goto("/pavilions/1001", { waitUntil: "networkidle" });
  const photos = served.filter(({ url }) => url.includes("/media/"));
  expect(photos).not.toEqual([]);
  expect(photos.filter(({ status }) => status !== 200)).toEqual([]);
  const kilobytes = served.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(kilobytes, served.map(({ url, bytes }) => `${bytes} ${url}`).join("\n")).toBeLessThanOrEqual(kilobytesMax);
  expect(kilobytes).toBeGreaterThan(60);
});
