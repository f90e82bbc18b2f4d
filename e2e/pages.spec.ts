import AxeBuilder from "@axe-core/playwright";
import { routes } from "../views/routes.ts";
import { expect, test } from "./support/site.ts";

/** One address for every pattern of the table of routes, and the pages of the requests. */
const addresses = [
  ...Object.values(routes).flatMap((pattern) =>
    pattern === "/:rent"
      ? ["/arenda-ofisov", "/arenda-skladov", "/arenda-torgovih-pomesheniy"]
      : [pattern.replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1")],
  ),
  "/arenda-ofisov?squareFrom=70&squareTo=100&bodies=2&bodies=3",
  "/arenda-ofisov?squareFrom=5000",
  "/arenda-ofisov?compare=1001&compare=1002",
  "/plan?body=4&floor=11",
  "/search?q=офис",
  "/requests/callback",
  "/requests/rent?pavilionId=1001",
  "/requests/vacancy?vacancyId=1",
  "/requests/success",
  "/nothing-here",
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

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
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test.describe("No page scrolls sideways", () => {
  for (const width of [320, 375, 600, 650, 760, 1100, 1400, 1920]) {
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const wide = [];
      for (const address of addresses) {
        await page.goto(address);
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wide.push(address);
      }
      expect(wide).toEqual([]);
    });
  }
});
