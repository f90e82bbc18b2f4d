import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { usualMoment } from "../../tests/support/moment.ts";
import { expect, test } from "../support/lasting-page.ts";
import { comparedViews, referenceOf, renews } from "./references.ts";
import { difference, shrink } from "./small-picture.ts";
import type { PicturedView } from "./views.ts";

// One worker, because each worker starts its own site.
test.describe.configure({ mode: "default" });
/** A site whose clock all but stands at the moment of the reference pictures, and its stand-in API inside of it. */
test.use({ env: { API_BASE_URL: "", SITE_MOMENT: usualMoment, SITE_PACE: "0.001" } });

async function open(page: Page, siteUrl: string, { width, height, address, reach }: PicturedView): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(siteUrl + address);
  await reach?.(page);
  // Some parts appear only when a late script has run, such as the offer to keep a colleague's shortlist.
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture that is not displayed never loads.
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.allSettled(seen.map((image) => image.decode()));
  });
}

const shoot = async (page: Page, { element }: PicturedView): Promise<Buffer> => {
  const options = { animations: "disabled", caret: "hide" } as const;
  const target = element === undefined ? page : page.locator(element).filter({ visible: true }).first();
  return shrink(await target.screenshot(options));
};

for (const view of comparedViews) {
  const visit = test.extend({ asksForCookies: view.cookies ?? false });
  visit(`${view.name} looks as before`, async ({ page, site }, info) => {
    await open(page, site.url, view);
    const now = await shoot(page, view);
    const file = referenceOf(view.name);
    if (renews) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, now);
      return;
    }
    await info.attach("now", { body: now, contentType: "image/png" });
    expect(await difference(readFileSync(file), now), view.name).toBeUndefined();
  });
}
