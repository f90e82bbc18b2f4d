import { expect, test } from "./support/site.ts";

/** How many sheets of A4 a page takes, where people print it: the plan to hang up, the way here. */
const sheetsMax: Record<string, number> = {
  "/plan": 1,
  "/plan?body=4&floor=11": 1,
  // The second is the driver's.
  "/route": 2,
  "/route/residents": 1,
};

for (const [address, sheets] of Object.entries(sheetsMax)) {
  test(`${address} is printed on ${sheets} A4`, async ({ page }) => {
    await page.goto(address);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBe(sheets);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  });
}
