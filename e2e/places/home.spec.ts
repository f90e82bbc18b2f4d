import { expect, test } from "../support/lasting-page.ts";

/** Heights of the page, and where the section ends on the first screen: the design's figures, px. */
const windows = [
  { width: 1440, height: 900, pageMax: 2900, sectionEndsMax: 720 },
  { width: 768, height: 1024, pageMax: 4100, sectionEndsMax: 800 },
  { width: 390, height: 844, pageMax: 5300, sectionEndsMax: 830 },
  { width: 844, height: 390, pageMax: 3800, sectionEndsMax: 390 },
];

test("the home page shows the whole section on the first screen of each window", async ({ page }) => {
  await page.goto("/");
  for (const { width, height, pageMax, sectionEndsMax } of windows) {
    await page.setViewportSize({ width, height });
    const measured = await page.evaluate(() => ({
      ends: Math.max(...[...document.querySelectorAll(".tower")].map((tower) => tower.getBoundingClientRect().bottom)),
      scales: [...document.querySelectorAll<SVGSVGElement>(".tower svg")].map(
        (svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
      ),
      cut: document.documentElement.scrollWidth - innerWidth,
      page: document.documentElement.scrollHeight,
    }));
    const window = `${width}×${height}`;
    expect(measured.ends, window).toBeLessThanOrEqual(sectionEndsMax);
    expect(measured.page, window).toBeLessThanOrEqual(pageMax);
    expect(measured.cut, window).toBe(0);
    expect(Math.max(...measured.scales) / Math.min(...measured.scales), window).toBeLessThan(1.02);
  }
});

test("a chosen kind lights its windows, sentence, field and button at once", async ({ page }) => {
  await page.goto("/");
  const lit = (category: string) =>
    page
      .locator(`.tower .free.${category}`)
      .first()
      .evaluate((path) => getComputedStyle(path).stroke);
  const lamp = await lit("office");
  expect(await lit("warehouse")).not.toBe(lamp);
  await page.route("**/fragments/park**", (route) => route.abort());
  await page.getByRole("radio", { name: /Склады/ }).check();
  await expect.poll(() => lit("warehouse")).toBe(lamp);
  await expect.poll(() => lit("office")).not.toBe(lamp);
  await expect(page.locator(".answer:visible")).toContainText("складов");
  await expect(page.locator(".ask button:visible")).toHaveText(/Показать.\d+.склад/);
  await expect(page.getByLabel("Нас, человек")).toBeHidden();
  await page.getByLabel("Площадь, м², от").and(page.locator(":visible")).fill("200");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/arenda-skladov\?squareFrom=200/);
});

test("people darken the windows that do not fit, and lead to the same list", async ({ page }) => {
  await page.goto("/");
  const windows = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".tower :is(.free, .soon).office")]
        .map((path) => path.getAttribute("d")?.match(/m/g)?.length ?? 0)
        .reduce((sum, count) => sum + count, 0),
    );
  const before = await windows();
  await page.getByLabel("Нас, человек").fill("25");
  await expect(page.locator(".answer:visible")).toContainText("25 человек");
  await expect.poll(windows).toBeLessThan(before / 4);
  const count = await windows();
  const button = page.locator(".ask button:visible");
  await expect(button).toHaveText(`Показать ${count} офисов`);
  await expect(page.getByLabel("Нас, человек")).toBeFocused();
  await button.click();
  await expect(page).toHaveURL(/\/arenda-ofisov\?people=25/);
});

test("the keyboard goes from building to building, in their order", async ({ page }) => {
  await page.goto("/");
  await page.locator(".tower-link").first().focus();
  const numbers: (string | null)[] = [];
  for (let i = 0; i < 9; i += 1) {
    numbers.push(
      await page.evaluate(() => document.activeElement?.querySelector(".building-sign")?.textContent ?? null),
    );
    await page.keyboard.press("Tab");
  }
  expect(numbers).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});
