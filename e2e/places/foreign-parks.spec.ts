import { crawl } from "../../tests/support/pages/crawl.ts";
import { startAnsweringApi } from "../../tests/support/parks/answering-api.ts";
import { deriveAnswers } from "../../tests/support/parks/derived-park.ts";
import { foreignParks, plainPark } from "../../tests/support/parks/foreign-parks.ts";
import { allPages } from "../../tests/support/proofs.ts";
import { startSiteAtMoment } from "../../tests/support/sites/built-site.ts";
import { expect, test } from "../support/running-site.ts";
import { sideways } from "../support/text-faults.ts";

const widths = allPages ? [320, 1440] : [320];
/** The barest has nothing that could be too wide. */
const wideParks = ["thirty buildings", "names of 120 letters without a space, HTML of Word"];
const shown = allPages ? wideParks : wideParks.slice(1);
const routeOf = (address: string) => address.replace(/\?.*/, "").replace(/\d+/g, "1");

/** The first crawled address of each route, and three further views. */
async function oneOfEachRoute(origin: string): Promise<string[]> {
  const pages = await crawl(origin);
  const first = Map.groupBy(
    pages.map(({ address }) => address),
    routeOf,
  );
  const further = ["/plan?body=1", "/compare?compare=1&compare=2", "/requests/rent?pavilionId=1"];
  return [...[...first.values()].flatMap(([address]) => address ?? []), ...further];
}

test.describe("A park of another owner", () => {
  for (const [name, shape] of foreignParks.filter((park) => shown.includes(park[0]))) {
    test(`${name}: no page scrolls sideways, and no drawing leaves the window`, async ({ page }) => {
      const api = await startAnsweringApi(deriveAnswers({ ...plainPark, ...shape }));
      const site = await startSiteAtMoment({ API_BASE_URL: api.url, PARK_STATEMENTS: "off" });
      const faults: string[] = [];
      const addresses = await oneOfEachRoute(site.url);
      expect(addresses.length).toBeGreaterThan(15);
      for (const address of addresses) {
        await page.goto(site.url + address);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const beyond = await page
            .locator("main svg text:not(.table-scroll *, .rail *)")
            .evaluateAll((texts) =>
              texts
                .filter((text) => text.getBoundingClientRect().right > innerWidth + 1)
                .map((text) => `beyond the window: ${text.textContent}`),
            );
          const found = [...(await sideways(page)), ...beyond];
          faults.push(...found.map((fault) => `${address} at ${width}: ${fault}`));
        }
      }
      await site.stop();
      await api.close();
      expect(faults).toEqual([]);
    });
  }
});

test("a unit without any picture fills its first screen with words, beside the price and of its height", async ({
  page,
}) => {
  const api = await startAnsweringApi(deriveAnswers({ ...plainPark, optional: false }));
  const site = await startSiteAtMoment({ API_BASE_URL: api.url, PARK_STATEMENTS: "off" });
  const boxOf = async (css: string) => {
    const box = await page.locator(css).first().boundingBox();
    if (!box) throw new Error(`No ${css}`);
    return box;
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/pavilions/1`);
  const words = await boxOf(".unit-words");
  const card = await boxOf(".price-card");
  expect(words.x + words.width).toBeLessThan(card.x);
  expect(words.y, "under the heading").toBeLessThan(card.y + 120);
  await expect(page.locator(".unit-words details")).toHaveAttribute("open");
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(".price-card")).y, "the price comes first on a phone").toBeLessThan(
    (await boxOf(".unit-words")).y,
  );
  await site.stop();
  await api.close();
});
