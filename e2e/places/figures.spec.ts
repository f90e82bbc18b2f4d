import { expect, test } from "../support/lasting-page.ts";

/** Elements by the kind of their figures: a column needs figures of one width, running text proportional ones. */
const figures = {
  proportional: [
    ["/", ".stock small"],
    ["/", ".three p"],
    ["/plan?body=4&floor=7", ".page-head .lead"],
    ["/arenda-ofisov", "h1"],
  ],
  tabular: [
    ["/plan?body=4&floor=7", "td.numeric"],
    ["/plan?body=4&floor=7", ".floor-lines b"],
  ],
} as const;

for (const [kind, places] of Object.entries(figures))
  test(`figures are ${kind} where they ought to be`, async ({ page }) => {
    for (const [address, css] of places) {
      await page.goto(address);
      const [ones = 0, noughts = 0] = await page
        .locator(css)
        .first()
        .evaluate((element) =>
          ["1111111111", "0000000000"].map((text) => {
            const probe = document.createElement("span");
            probe.style.whiteSpace = "nowrap";
            probe.textContent = text;
            element.replaceChildren(probe);
            return probe.getBoundingClientRect().width;
          }),
        );
      // Chromium rounds each tabular figure's width to whole pixels.
      if (kind === "tabular") expect(Math.abs(ones - noughts), `${address} ${css}`).toBeLessThanOrEqual(10);
      else expect(noughts - ones, `${address} ${css}`).toBeGreaterThan(15);
    }
  });
