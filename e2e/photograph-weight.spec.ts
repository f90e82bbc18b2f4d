import type { Page } from "playwright/test";
import { expect, test } from "./support/running-site.ts";

const photographs = Array.from({ length: 8 }, (_, at) => `/camera-${at}.jpg`);
test.use({ pictures: photographs, asksForCookies: true });
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** The largest transfer of a first visit, before scrolling. Source: the budgets with photographs. */
const kilobytesMax = 220;

/** The pictures of a page are converted at its first visit, and a busy machine takes longer than an answer waits. */
async function haveConverted(page: Page, address: string): Promise<void> {
  const photos = new Set<string>();
  page.on("request", (request) => request.url().includes("/media/") && photos.add(request.url()));
  await page.goto(address, { waitUntil: "networkidle" });
  page.removeAllListeners("request");
  for (const photo of photos) {
    const status = async () => (await page.request.get(photo)).status();
    await expect.poll(status, { message: photo, timeout: 200_000 }).toBe(200);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

test(`a unit's page with eight photographs weighs at most ${kilobytesMax} kB on a phone`, async ({ page }) => {
  await haveConverted(page, "/pavilions/1001");
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
