import { expect, test } from "./support/running-site.ts";

const photographs = Array.from({ length: 8 }, (_, at) => `/camera-${at}.jpg`);
test.use({ pictures: photographs, asksForCookies: true });
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** The largest transfer of a first visit, before scrolling. Source: the budgets with photographs. */
const kilobytesMax = 220;

test(`a unit's page with eight photographs weighs at most ${kilobytesMax} kB on a phone`, async ({ page }) => {
  // The first visit converts the pictures: a conversion that fails or waits would make the page lighter.
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
