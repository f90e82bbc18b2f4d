import { expect, test } from "../support/lasting-page.ts";

test("two columns of a place end on one line, whoever comes and wherever he goes", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ["/route", "/route?to=3&as=courier", "/route?to=8&as=truck", "/contacts"]) {
    await page.goto(address);
    const columns = page.locator("main :is(.place, .beside) > *");
    await expect(columns).toHaveCount(2);
    const bottoms = await columns.evaluateAll((all) =>
      all.map((column) => Math.round(column.lastElementChild?.getBoundingClientRect().bottom ?? 0)),
    );
    expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 0)), address).toBeLessThanOrEqual(2);
  }
});

test("the choice of who comes follows the map on a phone, before the steps on foot", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/route");
  const tops = await page
    .locator(".park-plan, #who, #metro")
    .evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().top, part.id] as const));
  expect(tops.sort(([a], [b]) => a - b).map(([, id]) => id)).toEqual(["", "who", "metro"]);
});

test("the map's letters are legible and pictures fill their frames, however narrow it is and however low the window", async ({
  page,
}) => {
  const sizes = [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ];
  for (const address of ["/contacts", "/shops/1", "/route?to=3", "/parking"]) {
    await page.goto(address);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const lettersPx = await page.locator(".park-plan text:visible").evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      const window = `${address} at ${size.width} × ${size.height}`;
      expect(Math.min(...lettersPx), window).toBeGreaterThan(10);
      const blanksPx = await page.locator("main .model").evaluateAll((models) =>
        models.map((model) => {
          const picture = model.querySelector("img")?.getBoundingClientRect();
          const frame = model.getBoundingClientRect();
          return Math.abs((picture?.top ?? 0) - frame.top) + Math.abs((picture?.bottom ?? 0) - frame.bottom);
        }),
      );
      expect(Math.max(0, ...blanksPx), `blank part of a picture, ${window}`).toBeLessThanOrEqual(2);
    }
  }
});

test("the map and the manager beside the rows are whole in a laptop's window, however far one scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 620 });
  await page.goto("/arenda-ofisov");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  for (const part of [".map-card", ".list-rail .list-manager"])
    await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
});
