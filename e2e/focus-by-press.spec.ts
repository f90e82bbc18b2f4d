import type { Page } from "playwright/test";
import { expect, test } from "./support/lasting-page.ts";

/** Opens a page and presses Tab. Resolves when the script that comes with the first Tab has started. */
async function openByKeyboard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press("Tab");
  const script = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find(({ name }) => name.includes("/keyboard-"))?.name,
  );
  // The page has asked for it earlier, so it starts it earlier.
  await script.evaluate((url = "") => import(url));
}

/** Resolves when what follows from a press is on the screen. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Marks the link that the right edge of each sideways strip cuts, and records presses instead of following them. */
const markCutLinks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Texts in other fonts are cut elsewhere, or not at all.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    const record = (event: Event) => {
      event.preventDefault();
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      document.documentElement.dataset.pressed = link?.href ?? "nothing";
    };
    window.addEventListener("click", record, true);
    const strips = [...document.querySelectorAll("main *")].filter(
      (box) => box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX),
    );
    return strips.flatMap((strip) => {
      const edge = Math.min(innerWidth, strip.getBoundingClientRect().right);
      const cut = [...strip.querySelectorAll("a")].find((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left < edge - 16 && right > edge + 4;
      });
      cut?.setAttribute("data-cut", "");
      return cut ? [cut.href] : [];
    });
  });

/** The point of a link where its strip cuts it, once the strip is in the middle of the window. */
const edgePoint = (link: Element) => {
  const strip = (box: Element | null): Element =>
    !box || box.scrollWidth > box.clientWidth + 1 ? (box ?? link) : strip(box.parentElement);
  const around = strip(link.parentElement);
  around.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { top, height } = link.getBoundingClientRect();
  return { x: Math.min(innerWidth, around.getBoundingClientRect().right) - 8, y: top + height / 2 };
};

test.describe("After Tab, a press of the mouse", () => {
  for (const [address, width] of [
    ["/", 390],
    ["/shops", 390],
    ["/pavilions/1001", 390],
    ["/pavilions/1001", 700],
  ] as const)
    test(`reaches each link that a strip of ${address} cuts at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openByKeyboard(page, address);
      const cut = await markCutLinks(page);
      expect(cut.length).toBeGreaterThan(0);
      for (const [at, href] of cut.entries()) {
        const { x, y } = await page.locator("[data-cut]").nth(at).evaluate(edgePoint);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await drawn(page);
        await page.mouse.up();
        await expect(page.locator("html")).toHaveAttribute("data-pressed", href);
      }
    });

  for (const address of ["/", "/privacy", "/arenda-ofisov", "/about", "/route", "/pavilions/1001", "/pavilions/999999"])
    test(`on a text does not move ${address}`, async ({ page }) => {
      await openByKeyboard(page, address);
      for (const top of [40, 60, 200]) {
        await page.evaluate(() => document.querySelector<HTMLElement>(":focus")?.blur());
        await scrollTo(page, top);
        const before = await scrolled(page);
        // The left margin of the page belongs to its main part, as texts do.
        const { x, y } = await page.locator("main").evaluate((main) => {
          const { left } = main.getBoundingClientRect();
          return { x: left + 4, y: innerHeight / 2 };
        });
        await page.mouse.click(x, y);
        await drawn(page);
        await expect(page.locator("main")).toBeFocused();
        expect(await scrolled(page), `at ${top}`).toBe(before);
      }
    });
});

test("a page that comes back to the front stays where it was scrolled", async ({ page }) => {
  await openByKeyboard(page, "/privacy");
  const first = page.locator("main a").first();
  await first.focus();
  await drawn(page);
  await scrollTo(page, 1500);
  // The test browser's pages never lose the focus: this is what a browser tells one of them.
  await page.evaluate(() => {
    dispatchEvent(new Event("blur"));
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  await drawn(page);
  await expect(first).toBeFocused();
  expect(await scrolled(page)).toBe(1500);
});

test("a script that gives the focus to the page's main part does not move the page", async ({ page }) => {
  await openByKeyboard(page, "/privacy");
  await scrollTo(page, 40);
  await page.evaluate(() => document.querySelector("main")?.focus({ preventScroll: true }));
  await drawn(page);
  expect(await scrolled(page)).toBe(40);
});
