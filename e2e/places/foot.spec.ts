import type { Page } from "playwright/test";
import { expect, test } from "../support/lasting-page.ts";
import { places } from "../support/selectors.ts";

/** A small phone, and a laptop under the bars of its browser. */
const windows = [
  { width: 360, height: 640 },
  { width: 1366, height: 633 },
];
const asked = test.extend({ asksForCookies: true });

/** How many px of the bar at the foot of the window lie under the message, while it is shown. */
async function coveredPx(page: Page, bar: string): Promise<number> {
  const covered = await page.waitForFunction((css) => {
    const toast = document.querySelector("#toast:not(:empty)")?.getBoundingClientRect();
    const foot = document.querySelector(css)?.getBoundingClientRect();
    return toast && foot && { px: Math.max(0, toast.bottom - foot.top) };
  }, bar);
  const value = await covered.jsonValue();
  return value ? value.px : Number.NaN;
}

for (const size of windows) {
  const window = `${size.width} × ${size.height}`;
  asked(`the message of a marked unit lies above the cookie notice at ${window}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/arenda-ofisov");
    await page.locator(places.notice.css).waitFor();
    await page.locator(places.mark.css).first().click();
    expect(await coveredPx(page, places.notice.css)).toBe(0);
  });

  test(`the message of a marked unit lies above the offer's bar at ${window}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/pavilions/1001");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page.locator(".offer-bar.shown").waitFor();
    // The message is short-lived: no time to scroll to the mark and back.
    await page.locator(".price-card .mark").dispatchEvent("click");
    expect(await coveredPx(page, ".offer-bar")).toBe(0);
  });

  asked(`the cookie notice does not cut the button of a form's page at ${window}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/requests/rent?pavilionId=1001");
    const notice = await page.locator(places.notice.css).boundingBox();
    const foot = await page.locator("main .req-foot").boundingBox();
    if (!notice || !foot) throw new Error("No notice or no foot of the form");
    const bottom = foot.y + foot.height;
    expect(bottom <= notice.y || bottom > size.height + 1, "it stays in the window under the notice").toBe(true);
  });
}
