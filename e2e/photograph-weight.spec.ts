import { expect, test } from "./support/running-site.ts";

// One worker, because each worker starts its own site.
test.describe.configure({ mode: "default" });
const photographs = Array.from({ length: 8 }, (_, at) => `/camera-${at}.jpg`);
test.use({ pictures: photographs, asksForCookies: true });
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Largest transfers of a first visit, before scrolling. Source: the budgets with photographs. */
const budgets = [
  { name: "a unit page with eight photographs", address: "/pavilions/1001", kilobytesMax: 220, photosMin: 1 },
];
for (const { name, address, kilobytesMax, photosMin } of budgets) {
  test(`${name} weighs at most ${kilobytesMax} kB on a phone`, async ({ page }) => {
    // The first visit converts the pictures: a conversion that fails or waits would make the page lighter.
    const served: { url: string; status: number; bytes: number }[] = [];
    page.on("requestfinished", async (request) => {
      const response = await request.response();
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      served.push({
        url: request.url(),
        status: response?.status() ?? 0,
        bytes: responseHeadersSize + responseBodySize,
      });
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const photos = served.filter(({ url }) => url.includes("/media/"));
    expect(photos.length).toBeGreaterThanOrEqual(photosMin);
    expect(photos.filter(({ status }) => status !== 200)).toEqual([]);
    const kilobytes = served.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(kilobytes, served.map(({ url, bytes }) => `${bytes} ${url}`).join("\n")).toBeLessThanOrEqual(kilobytesMax);
    expect(kilobytes).toBeGreaterThan(60);
  });
}
