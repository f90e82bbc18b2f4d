import type { Page } from "playwright/test";
import { expect, test } from "../support/lasting-page.ts";

/** The kinds of units, and what their page adds to the height of an office's in the widest window. */
const kinds = {
  office: "/pavilions/1111",
  team: "/pavilions/1077?people=35",
  warehouse: "/pavilions/1120",
  shop: "/pavilions/1136",
  unfinished: "/pavilions/1083",
  soon: "/pavilions/1016",
} as const;

type Window = {
  width: number;
  height: number;
  /** Pixels from the header to the price, the button and the five facts; the height of each kind without the footer. */
  price: number;
  button?: number;
  facts: number;
  tall: Record<keyof typeof kinds, number>;
};

/** Places and heights that the design set, less its own header and footer. */
const windows: readonly Window[] = [
  {
    width: 1440,
    height: 900,
    price: 59,
    button: 244,
    facts: 98,
    tall: { office: 1947, team: 2203, warehouse: 2089, shop: 2145, unfinished: 2318, soon: 1953 },
  },
  {
    width: 768,
    height: 1024,
    price: 94,
    button: 279,
    facts: 571,
    tall: { office: 2831, team: 3247, warehouse: 2938, shop: 3122, unfinished: 3532, soon: 2953 },
  },
  {
    width: 390,
    height: 844,
    price: 106,
    facts: 300,
    tall: { office: 3230, team: 3524, warehouse: 3239, shop: 3319, unfinished: 3643, soon: 3286 },
  },
  {
    width: 844,
    height: 390,
    price: 78,
    button: 202,
    facts: 268,
    tall: { office: 2549, team: 2932, warehouse: 2636, shop: 2770, unfinished: 3230, soon: 2606 },
  },
];

const tolerance = 1.1;
/** What a promotion takes between the rent and the request. */
const promotionLine = 70;
/** A long title takes a line more. */
const titleLine = 29;

const edges = (page: Page, css: string) =>
  page
    .locator(css)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

for (const [kind, address] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
  test(`the page of a unit (${kind}) answers on its first screen, and is as long as it was meant`, async ({ page }) => {
    await page.goto(address);
    for (const { width, height, price, button, facts, tall } of windows) {
      await page.setViewportSize({ width, height });
      const window = `${width} × ${height}`;
      const crumbs = await page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().top ?? 0);
      const long = kind === "shop" ? titleLine : 0;
      const promoted = kind === "soon" ? promotionLine : 0;
      const below = (y: number, more = 0) => crumbs + (y + long + more) * tolerance;
      const [offer, five, plan] = [
        await edges(page, ".offer-price"),
        await edges(page, ".unit-five"),
        await edges(page, "#plan .drawing"),
      ];
      expect(offer.top, window).toBeLessThanOrEqual(below(price));
      expect(five.top, window).toBeLessThanOrEqual(below(facts, promoted));
      expect(five.bottom, window).toBeLessThanOrEqual(height);
      if (button)
        expect((await edges(page, ".offer-acts .button")).top, window).toBeLessThanOrEqual(below(button, promoted));
      else expect((await edges(page, ".unit-bar .button-primary")).bottom, window).toBeLessThanOrEqual(height);
      expect(plan.bottom - plan.top, window).toBeLessThanOrEqual(height * 0.45 + 1);
      if (width !== 390) expect(plan.bottom, window).toBeLessThanOrEqual(height);
      const high = await page.evaluate(() => {
        const foot = document.querySelector(".site-footer")?.getBoundingClientRect().height ?? 0;
        return document.documentElement.scrollHeight - foot;
      });
      expect(high - crumbs, window).toBeLessThanOrEqual(tall[kind] * tolerance);
      await expect(page.getByText("Получить презентацию").filter({ visible: true }), window).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), window).toBe(width);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
