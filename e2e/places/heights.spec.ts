import { expect, test } from "../support/lasting-page.ts";

/** The most px that a whole page takes, by the window's width; home.spec.ts and unit.spec.ts measure theirs. */
const heightsMax: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "/arenda-ofisov": { 1440: 2800, 390: 3400, 360: 3600 },
  "/arenda-skladov": { 1440: 1980, 390: 2560 },
  "/arenda-torgovih-pomesheniy": { 1440: 2440, 390: 3050 },
  "/about": { 1440: 1700, 390: 2700 },
  "/shops": { 1440: 2200, 390: 4400 },
};

for (const [address, heights] of Object.entries(heightsMax)) {
  test(`${address} is a page one can take in`, async ({ page }) => {
    await page.goto(address);
    for (const [width, most] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `at ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}

test("a unit of a list takes no more than five lines on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/arenda-ofisov", "/arenda-skladov", "/arenda-torgovih-pomesheniy"]) {
    await page.goto(address);
    const lines = await page.locator(".row").evaluateAll((rows) =>
      rows.map((row) => {
        const range = document.createRange();
        const words = row.querySelectorAll(".row-link > :not(.visually-hidden), .row-more");
        const bottoms = [...words].flatMap((part) => {
          range.selectNodeContents(part);
          return [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
        });
        return new Set(bottoms).size;
      }),
    );
    expect(Math.max(...lines), address).toBeGreaterThan(2);
    expect(Math.max(...lines), address).toBeLessThanOrEqual(5);
  }
});

test("a unit's equals stay on one line in the windows of laptops", async ({ page }) => {
  await page.goto("/arenda-ofisov");
  const chips = page.locator(".row-others a");
  for (const width of [1009, 1351, 1440]) {
    await page.setViewportSize({ width, height: 633 });
    const above = await chips.evaluateAll((all) =>
      all.filter((chip) => {
        const line = chip.parentElement?.getBoundingClientRect();
        return line !== undefined && line.height > chip.getBoundingClientRect().height * 1.5;
      }),
    );
    expect(above, `at ${width} px`).toEqual([]);
  }
  expect(await chips.count()).toBeGreaterThan(10);
});

test("all words of a unit begin at one edge on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/arenda-ofisov");
  const edges = await page.locator(".row").evaluateAll((rows) =>
    rows.flatMap((row) =>
      [...row.querySelectorAll(".row-link b, .row-more p:first-child, .row-rent b")].map((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return Math.round(range.getBoundingClientRect().left);
      }),
    ),
  );
  expect(new Set(edges).size).toBe(1);
});

test("promises, people and the office fill their rows on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const inRows = (selector: string) =>
    page.locator(selector).evaluateAll((items) => {
      const tops = Map.groupBy(items, (item) => item.getBoundingClientRect().top);
      return [...tops.values()].map((row) => row.length);
    });
  await page.goto("/about");
  expect(await inRows(".ways > *")).toEqual([2, 2, 2]);
  await page.goto("/contacts");
  expect(await inRows(".people > *")).toEqual([3]);
  expect(await inRows(".beside > *")).toEqual([2]);
});

test("what was chosen takes no more than three lines under a list's heading on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/arenda-ofisov?bodies=1&bodies=2&priceTo=300000");
  expect((await page.locator(".found").boundingBox())?.height).toBeLessThanOrEqual(100);
});

test("rows of a list have one height on a desktop; on a phone three lines", async ({ page }) => {
  const threeLinesPx = 85;
  const lists = [
    "/arenda-ofisov",
    "/arenda-skladov",
    "/arenda-torgovih-pomesheniy",
    "/arenda-ofisov?people=36",
    "/arenda-ofisov?priceTo=44500",
    "/arenda-skladov?gates=dock&squareFrom=600&squareTo=900",
  ];
  const heightsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .locator(".row")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  };
  for (const address of lists) {
    await page.goto(address);
    // The longest day that a row may name, on whichever day the list is read.
    await page.locator(".row .free-soon").evaluateAll((days) => {
      for (const day of days) day.textContent = "С 28 сентября";
    });
    for (const width of [360, 390])
      expect(Math.max(...(await heightsAt(width))), `${address} at ${width} px`).toBeLessThanOrEqual(threeLinesPx);
    const wide = await heightsAt(1440);
    expect(wide.length, address).toBeGreaterThan(2);
    // A row but the first has a line above it.
    expect(Math.max(...wide) - Math.min(...wide), `${address} on a desktop`).toBeLessThanOrEqual(1);
  }
});

test("the question over a list is one line on a phone, also with three answers, and names the gates", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answers = page.locator("#ask-words > span");
  await page.goto("/arenda-ofisov?people=35&priceTo=1500000&squareFrom=100&bodies=4");
  const short = (await answers.boundingBox())?.height ?? 0;
  await page.goto("/arenda-skladov?gates=dock");
  await expect(answers).toContainText("с доком");
  expect((await answers.boundingBox())?.height).toBe(short);
  expect(short).toBeLessThan(24);
});
