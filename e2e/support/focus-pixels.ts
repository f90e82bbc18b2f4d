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
  const seen = async () => brightness(await page.screenshot({ clip }));
  const focused = await seen();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.evaluate(() => document.activeElement instanceof SVGElement && document.activeElement.blur());
  const plain = await seen();
  return focused.filter((light, at) => contrast(light, plain[at] ?? light) >= contrastMin).length;
}

/** The relative luminance of each pixel. */
async function brightness(png: Buffer): Promise<number[]> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += 3)
    luminances.push(0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]));
  return luminances;
}

const linear = (channel = 0): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
