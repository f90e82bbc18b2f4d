import type { Page } from "playwright/test";
import { addresses } from "./support/addresses.ts";
import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/site.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The widths at which the layout changes, and those of the smallest and the largest screens. */
const widths = [320, 375, 600, 650, 760, 1100, 1400, 1920];

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const size of sizes) {
  test.describe(`At ${size.width} px`, () => {
    test.use({ viewport: size, reducedMotion: "reduce" });
    for (const address of addresses) {
      test(`${address} is accessible, does not scroll sideways and disturbs no console`, async ({ page }) => {
        const complaints: string[] = [];
        const expected404 = address === "/nothing-here";
        page.on("console", (message) => {
          if (message.type() === "error" && !(expected404 && /404/.test(message.text())))
            complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(error.message));
        await page.addInitScript(() => localStorage.setItem("cookieNotice", "true"));
        await page.goto(address);
        expect(await scrollWidth(page)).toBeLessThanOrEqual(size.width);
        expect(await violationsIn(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }
  });
}

/**
 * Sets texts as far apart as WCAG 1.4.12 lets a reader set them, and names the places where that hides a part of a
 * text. Styles from the script's own sheet: the policy refuses any others.
 */
const cutBySpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const spacing = "line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
    sheet.replaceSync(`* { ${spacing} } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
    const hides = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      // What is for screen readers only is cut on purpose.
      if (clipPath !== "none" || element.clientWidth <= 1) return false;
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const wide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return wide || (clips(overflowY) && element.scrollHeight > element.clientHeight + 1);
    };
    const cut = [...document.querySelectorAll("body *:not(svg, svg *)")].filter(
      (element) => (element.textContent ?? "").trim() !== "" && element.checkVisibility() && hides(element),
    );
    return cut.map((element) => element.outerHTML.slice(0, 120));
  });

test.describe("At no width does the page scroll sideways, nor with texts set apart:", () => {
  for (const address of addresses) {
    test(address, async ({ page }) => {
      await page.goto(address);
      const wide = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if ((await scrollWidth(page)) > width) wide.push(width);
      }
      expect(wide).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await cutBySpacing(page)).toEqual([]);
      expect(await scrollWidth(page)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe("While the cookie notice stands", () => {
  for (const { width, height } of sizes) {
    for (const address of ["/", "/arenda-ofisov", "/pavilions/1001", "/contacts"]) {
      test(`${address} is accessible at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await expect(page.getByRole("region", { name: "Файлы cookie" })).toBeVisible();
        expect(await violationsIn(page)).toEqual([]);
      });
    }
  }
});
