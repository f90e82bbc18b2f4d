import { expect, test } from "../support/lasting-page.ts";

/** Widths of «1111111111» and «0000000000» in place of an element's text, px. */
const widths = (selector: string) =>
  `(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    return ["1111111111", "0000000000"].map((text) => {
      const probe = document.createElement("span");
      probe.style.whiteSpace = "nowrap";
      probe.textContent = text;
      element.replaceChildren(probe);
      return probe.getBoundingClientRect().width;
    });
  })()`;

const running = [
  ["/", ".answer.for-office"],
  ["/", ".prices li span"],
  ["/", ".home-rows dd"],
  ["/plan?body=4&floor=7", ".page-head .lead"],
  ["/arenda-ofisov", "h1"],
] as const;

for (const [address, selector] of running)
  test(`figures in running text are proportional: ${address} ${selector}`, async ({ page }) => {
    await page.goto(address);
    const [ones = 0, noughts = 0] = await page.evaluate<number[]>(widths(selector));
    expect(noughts - ones).toBeGreaterThan(15);
  });

const columns = [
  ["/", ".prices .prices-rent"],
  ["/plan?body=4&floor=7", "td.numeric"],
  ["/plan?body=4&floor=7", ".floor-lines b"],
] as const;

for (const [address, selector] of columns)
  test(`figures in a column are tabular: ${address} ${selector}`, async ({ page }) => {
    await page.goto(address);
    const [ones = 0, noughts = 0] = await page.evaluate<number[]>(widths(selector));
    // Chromium rounds each figure's width to whole pixels here.
    expect(Math.abs(ones - noughts)).toBeLessThanOrEqual(10);
  });
