import type { Page } from "playwright/test";
import sharp from "sharp";
import type { Stop } from "./focus-cover.ts";

/** Around the element, for its outline. */
const aroundPx = 6;
/** Contrast of a sign with what was there before. Source: WCAG 2.2, 1.4.11 and 2.4.13. */
const contrastMin = 3;

/** Pixels around the focused element that differ by 3:1 from the same place without the focus, which is then lost. */
export async function pixelsOfFocus(page: Page, { box }: Pick<Stop, "box">): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(box.x - aroundPx));
  const top = Math.max(0, Math.floor(box.y - aroundPx));
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, Math.ceil(box.x + box.width + aroundPx)) - left,
    height: Math.min(height, Math.ceil(box.y + box.height + aroundPx)) - top,
  };
  const seen = async () =>
    sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const focused = await seen();
  await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
  });
  const plain = await seen();
  let differing = 0;
  for (let at = 0; at < focused.length; at += 3) {
    const isEqual = focused.compare(plain, at, at + 3, at, at + 3) === 0;
    if (!isEqual && contrast(luminance(focused, at), luminance(plain, at)) >= contrastMin) differing += 1;
  }
  return differing;
}

/** The relative luminance of the pixel at this byte. */
const luminance = (pixels: Buffer, at: number): number =>
  0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);

const linear = (channel = 0): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
