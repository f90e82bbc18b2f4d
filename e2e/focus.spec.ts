import type { Page } from "playwright/test";
import sharp from "sharp";
import { allPages } from "../tests/support/proofs.ts";
import { expect, test } from "./support/lasting-page.ts";

/** The element with the focus: its name, its kind, its box, the length of an outline around it, and what covers it. */
type Stop = {
  name: string;
  kind: string;
  box: { x: number; y: number; width: number; height: number };
  outlinePx: number;
  fault: string;
};

/** Runs in a page, which uncovers the element in the next frame. Undefined: no element has the focus. */
async function focusedStop(): Promise<Stop | undefined> {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isTick = element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
  // A building's outline lies behind its neighbours: what must be seen of it is its sign.
  const sign = element instanceof SVGElement ? element.querySelector("text") : undefined;
  // Some signs are too wide for a narrow window.
  const shown = (isTick && label) || (sign?.getClientRects().length && sign) || element;
  const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const { left, top, right, bottom } = (sign ? element : shown).getBoundingClientRect();
  // A tile hides its tick.
  const ownBox = element.getBoundingClientRect();
  const outlined = ownBox.width > 4 ? ownBox : shown.getBoundingClientRect();
  const accessibleName = (element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent ?? "").trim();
  const kindOf = (node: Element) => `${node.localName}.${[...node.classList].join(".")}`;
  const withAncestors = (node: Element | null, most: number): Element[] =>
    node && most > 0 ? [node, ...withAncestors(node.parentElement, most - 1)] : [];
  const covers = ({ x, y, width, height }: DOMRect): string => {
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!met) return "outside the window";
    return element.contains(met) || met.contains(shown) || label?.contains(met) ? "" : `under ${kindOf(met)}`;
  };
  const faultOfBoxes = (): string => {
    if (boxes.length === 0) return "has no box";
    const faults = boxes.map(covers);
    return faults.includes("") ? "" : (faults[0] ?? "");
  };
  return {
    name: `${kindOf(element)} «${accessibleName.replace(/\s+/g, " ").slice(0, 40)}»`,
    kind: withAncestors(element, 5).map(kindOf).join(" < "),
    box: { x: left, y: top, width: right - left, height: bottom - top },
    outlinePx: 2 * (outlined.width + outlined.height),
    fault: faultOfBoxes(),
  };
}

const pages = `
  / /arenda-ofisov?bodies=2 /pavilions/1001 /compare?compare=1001&compare=1042&compare=1070 /podbor-ofisa /plan?body=4&floor=11
  /services /shops /advertising /advertising/solutions/1 /about /contacts /news /privacy /search?q=офис
  /requests/rent?pavilionId=1001`
  .trim()
  .split(/\s+/);
/** Those with a bar, a strip or a dialog of their own. */
const barred = /^\/(?:|arenda-ofisov.*|pavilions.*|compare.*|plan.*|advertising|search.*|requests.*)$/;
/** The sample has the bars of a list, a unit and a form, and leaves out pages that add few kinds of stops. */
const isBarSampled = (address: string) => allPages || /^\/(?:arenda-ofisov|pavilions|requests)/.test(address);
const isSampled = (address: string) =>
  allPages || /^\/(?:$|arenda-ofisov|pavilions|compare|advertising\/|requests)/.test(address);
const stopsMax = 300;

/** Around the element, for its outline. */
const aroundPx = 6;
/** Contrast of a sign with what was there before. Source: WCAG 2.2, 1.4.11 and 2.4.13. */
const contrastMin = 3;

/** Pixels around the focused element that differ by 3:1 from the same place without the focus, which is then lost. */
async function pixelsOfFocus(page: Page, { box }: Pick<Stop, "box">): Promise<number> {
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

const contrast = (light: number, other: number): number =>
  (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05);

/**
 * Presses Tab until the focus leaves the page. The script that uncovers an element comes with the first Tab, so a
 * covered one is looked at until it is free. `look` may take the focus away: the next press goes on from there.
 */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab" = "Tab", look?: (stop: Stop) => Promise<string>) {
  const faults: string[] = [];
  for (let stops = 0; stops < stopsMax; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop);
    if (!stop) return { stops, faults };
    const faultNow = async () => (await page.evaluate(focusedStop))?.fault;
    if (stop.fault) await expect.poll(faultNow, { message: stop.name }).toBe("");
    const fault = (await look?.(stop)) ?? "";
    if (fault) faults.push(`${stop.name}: ${fault}`);
  }
  throw new Error(`more than ${stopsMax} stops`);
}

test.describe("On a phone, under the cookie notice", () => {
  test.use({ viewport: { width: 390, height: 844 }, asksForCookies: true });
  for (const address of pages.filter((candidate) => barred.test(candidate) && isBarSampled(candidate)))
    test(`nothing covers what has the focus on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator(".cookie-notice")).toBeVisible();
      expect((await tabThrough(page)).stops).toBeGreaterThan(15);
      await tabThrough(page, "Shift+Tab");
    });
});

test.describe("At every stop the focus is seen", () => {
  // One worker: elements of one kind look alike, and are looked at once.
  test.describe.configure({ mode: "default" });
  const seenKinds = new Set<string>();

  for (const [at, address] of pages.filter(isSampled).entries())
    test(`on ${address}`, async ({ page }) => {
      await page.goto(address);
      // The header and the footer are the same on every page: the first page shows them.
      const frame = page.locator(":is(.site-header, .site-footer) :is(a, button, input, summary)");
      if (at > 0) await frame.evaluateAll((stops: HTMLElement[]) => stops.map((stop) => (stop.tabIndex = -1)));
      const { faults } = await tabThrough(page, "Tab", async (stop) => {
        if (seenKinds.has(stop.kind)) return "";
        seenKinds.add(stop.kind);
        const pixels = await pixelsOfFocus(page, stop);
        return pixels < stop.outlinePx ? `${pixels} pixels differ around ${Math.round(stop.outlinePx)} px` : "";
      });
      expect(faults).toEqual([]);
    });
});

for (const [address, places] of [
  ["/", [".logo", ".main-menu a"]],
  ["/arenda-ofisov", [".logo", "#people"]],
] as const)
  test(`the focus in a bar that stays in sight does not move the page ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    for (const place of places) {
      await page.locator(place).first().focus();
      expect(await page.evaluate(() => scrollY), place).toBe(900);
    }
  });

test("a key brings a link of a drawing into sight also in Firefox, which scrolls to the drawing as a whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/");
  await page.keyboard.press("Tab");
  const link = page.locator("main svg a:visible").last();
  await link.evaluate((element: SVGElement) => {
    element.scrollIntoView = () => element.ownerSVGElement?.scrollIntoView({ block: "start", behavior: "instant" });
    scrollTo({ top: 0, behavior: "instant" });
    element.focus({ preventScroll: true });
  });
  const bottomPx = () => link.evaluate((element) => Math.floor(element.getBoundingClientRect().bottom));
  await expect.poll(bottomPx).toBeLessThanOrEqual(500);
});
