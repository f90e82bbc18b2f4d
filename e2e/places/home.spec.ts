import { expect, test } from "../support/lasting-page.ts";
import { test as newTest } from "../support/running-site.ts";

/** Heights of the page, and where the first sign of the map stands: px. On some days its dates take one line more. */
const windows = [
  { width: 1440, height: 900, pageMax: 2400, signMax: 690 },
  { width: 768, height: 1024, pageMax: 3330, signMax: 800 },
  { width: 390, height: 844, pageMax: 2750, signMax: 900 },
  { width: 844, height: 390, pageMax: 3300, signMax: 690 },
];

test("the home page shows the question first, then the park, in each window", async ({ page }) => {
  await page.goto("/");
  for (const { width, height, pageMax, signMax } of windows) {
    await page.setViewportSize({ width, height });
    const measured = await page.evaluate(() => ({
      asks: document.querySelector(".ask > .button")?.getBoundingClientRect().bottom ?? Infinity,
      sign:
        [...document.querySelectorAll(".park-map circle")]
          .find((sign) => sign.checkVisibility())
          ?.getBoundingClientRect().bottom ?? Infinity,
      cut: document.documentElement.scrollWidth - innerWidth,
      page: document.documentElement.scrollHeight,
    }));
    const window = `${width}×${height}`;
    expect(measured.asks, window).toBeLessThanOrEqual(height);
    expect(measured.sign, window).toBeLessThanOrEqual(signMax);
    expect(measured.page, window).toBeLessThanOrEqual(pageMax);
    expect(measured.cut, window).toBe(0);
  }
});

test("every building of the map is in the picture, a link with a name, and leads to its list", async ({ page }) => {
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const outside = await page.evaluate(() => {
      const map = document.querySelector(".park-map")?.getBoundingClientRect();
      return [...document.querySelectorAll(".park-map a")]
        .filter((link) => link.checkVisibility())
        .map(
          (link) =>
            [link.querySelector("text")?.textContent, link.querySelector("g")?.getBoundingClientRect()] as const,
        )
        .filter(([, box]) => !map || !box || box.top < map.top || box.bottom > map.bottom || box.right > map.right)
        .map(([name]) => name);
    });
    expect(outside, `${width}×${height}`).toEqual([]);
  }
  await page.getByRole("link", { name: /^Корпус 7: сда\S+ \d+.склад/ }).click();
  await expect(page).toHaveURL(/\/arenda-skladov\?bodies=7/);
});

test("the whole park is in the first screen of a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const lowest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll(".park-map-aerial a > path")].map((path) => path.getBoundingClientRect().bottom),
    ),
  );
  expect(lowest).toBeLessThanOrEqual(900);
  expect(await page.locator("h1").evaluate((title) => title.getClientRects().length)).toBe(1);
});

test("a question leaves the other kinds pale, without counts and lights", async ({ page }) => {
  await page.goto("/");
  await page.locator("label:has(#kind-warehouse)").click();
  const pale = page.locator(".park-map-aerial .is-pale");
  await expect(pale).not.toHaveCount(0);
  await expect(pale.locator(".park-map-free")).toHaveCount(0);
  await expect(page.locator(".park-map-aerial a:not(.is-pale) .park-map-free")).not.toHaveCount(0);
});

test("people change the numbers on the map, and lead to the same list", async ({ page }) => {
  await page.goto("/");
  const free = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".park-map-aerial a[href*=ofisov] .park-map-free")]
        .map(({ textContent }) => Number(textContent))
        .reduce((sum, count) => sum + count, 0),
    );
  const before = await free();
  await page.getByLabel("Сколько вас").fill("25");
  await expect.poll(free).toBeLessThan(before / 4);
  const button = page.locator(".ask > .button");
  await expect(button).toHaveText(`Показать ${await free()} офисов`);
  await button.click();
  await expect(page).toHaveURL(/\/arenda-ofisov\?people=25/);
});

test("the keyboard goes from building to building, in their order", async ({ page }) => {
  await page.goto("/");
  await page.locator(".park-map a").first().focus();
  const numbers: (string | null)[] = [];
  for (let i = 0; i < 9; i += 1) {
    numbers.push(await page.evaluate(() => document.activeElement?.querySelector("text")?.textContent ?? null));
    await page.keyboard.press("Tab");
  }
  expect(numbers).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});

newTest.describe("Another owner's park, without the model", () => {
  newTest.use({ env: { PARK_STATEMENTS: "off" } });

  newTest("is drawn, with the same links; another kind answers at the button", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".model, .park-map")).toHaveCount(0);
    await expect(page.locator(".hero .scheme a")).not.toHaveCount(0);
    await page.locator("label:has(#kind-warehouse)").click();
    await expect(page.locator(".ask > .button")).toHaveText(/Показать.\d+.склад/);
  });
});
