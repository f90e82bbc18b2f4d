import type { Page } from "playwright/test";
import { allPages } from "../tests/support/proofs.ts";
import { expect, test } from "./support/lasting-page.ts";

/** A4 sheets of the pages that people print, such as the plan and the way here. */
const sheetsMax: Record<string, number> = {
  "/plan": 1,
  "/plan?body=4&floor=11": 1,
  "/route": 1,
  "/route/residents": 1,
  "/": 2,
  "/parking/residents": 2,
  "/pavilions/1001": 2,
  "/arenda-ofisov": 1,
  "/contacts": 1,
  "/vacancies": 1,
  "/advertising": 2,
  "/search?q=офис": 2,
  // The page of a unit offers this sheet for print.
  "/pavilions/1001/sheet": 1,
  "/pavilions/1040+1041/sheet": 1,
  "/agreement": 3,
  "/compare?compare=1082+1083&compare=1078&compare=1064&compare=1001&compare=1002&compare=1003&compare=1011&compare=1070&compare=1084&compare=1121&compare=1122&compare=1133&best=1078&note=Смотреть+в+среду": 1,
};

/** A tenth of A4's height: fonts of another browser version must not add a sheet. */
const spareMm = 30;

/** Raises the bottom margin of each sheet. Uses a constructed stylesheet, because the policy forbids inline styles. */
const narrowSheets = (page: Page) =>
  page.evaluate((addedMm) => {
    const feet = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap(function pageRules(rule): string[] {
        if (rule instanceof CSSPageRule) return [rule.style.marginBottom || "0mm"];
        return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(pageRules) : [];
      });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { margin-bottom: calc(${feet.at(-1)} + ${addedMm}mm) }`);
    document.adoptedStyleSheets.push(sheet);
  }, spareMm);

/** The sample prints what people take along or file. */
const sampled = /^\/(?:plan|route|compare|agreement|contacts|.*sheet)/;
const printed = Object.entries(sheetsMax).filter(([address]) => allPages || sampled.test(address));

for (const [address, sheets] of printed) {
  test(`${address} prints on ${sheets} A4 with a tenth of the sheet to spare`, async ({ page }) => {
    await page.goto(address);
    await narrowSheets(page);
    // A sheet that is printed before its fonts came has lines of another height.
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeLessThanOrEqual(sheets);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    // As wide as the paper: rules of narrow windows may show again what is not for print.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(page.locator(".no-print:visible")).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
}
