import type { Page } from "playwright/test";
import { allPages } from "../../tests/support/proofs.ts";
import { shades, tokens } from "../../views/park/colours.ts";
import { belowTripleA, paleTextsIn } from "../support/axe.ts";
import { expect, test } from "../support/lasting-page.ts";
import { openFolds } from "../support/text-faults.ts";

/** Pages that together show every kind of link, button, chip, row and card. */
const addresses = `
  / /arenda-ofisov?bodies=2 /pavilions/1001 /compare?compare=1001&compare=1002 /plan /shops /services /news
  /advertising /vacancies /contacts /parking /about /search?q=офис /requests/rent?pavilionId=1001 /nothing-here`
  .trim()
  .split(/\s+/);
/** Puts the pointer on all controls of the page at once, as the developer tools can. */
async function hoverAll(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const controls = { nodeId: root.nodeId, selector: "a, button, summary, label, input, select, li, tr, article" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", controls);
  const hover = (nodeId: number) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
  await Promise.all(nodeIds.map(hover));
  return session;
}

/** The park's copper: the only colours that may stay below the contrast of AAA. */
const { copper, paper, card, dark, "copper-light": light } = tokens;
const brand = [`${shades.white} on ${copper}`, `${copper} on ${paper}`, `${copper} on ${card}`, `${light} on ${dark}`];

/** The sample has one page of each layout; every-page.spec.ts measures the usual contrast on all. */
const sampled = [
  "/",
  "/arenda-ofisov?bodies=2",
  "/pavilions/1001",
  "/plan",
  "/contacts",
  "/requests/rent?pavilionId=1001",
];

for (const address of addresses.filter((candidate) => allPages || sampled.includes(candidate))) {
  test(`texts of ${address} contrast with their background, also under the pointer`, async ({ page }) => {
    await page.goto(address);
    expect((await belowTripleA(page)).filter((colours) => !brand.includes(colours))).toEqual([]);
    await openFolds(page);
    const session = await hoverAll(page);
    expect(await paleTextsIn(page)).toEqual([]);
    await session.detach();
  });
}

test("in dark system colours drawings' words have the system's colour, or an own ground", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const address of [...addresses, "/plan?body=4&floor=11", "/route", "/advertising/solutions/1", "/shops/1"]) {
    await page.goto(address);
    const darkWords = await page.evaluate(() => {
      const isBare = (element: Element) => getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)";
      return [...document.querySelectorAll("main svg:not(svg svg)")].flatMap((svg) => {
        const words = [...svg.querySelectorAll("text:not(.here *, .chosen *, .pm-number-on)")].find((text) => {
          const inks = getComputedStyle(text).fill.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
          return text.checkVisibility() && Math.max(...inks) < 128;
        });
        return words && isBare(svg) ? [`${svg.getAttribute("class")}: ${words.textContent}`] : [];
      });
    });
    expect(darkWords, address).toEqual([]);
  }
});

test("in system colours the bookmark, its note and the sign of a free unit are seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/arenda-ofisov");
  const colours = await page.evaluate(() =>
    [".row .mark", ".row .free:not(.free-soon)"].map((sign) => {
      const element = document.querySelector(sign) ?? document.body;
      return getComputedStyle(element, "::before").backgroundColor;
    }),
  );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const colour of colours) expect(colour).not.toBe(ground);
  await page.locator(".row .mark").first().click();
  await expect(page.locator("#toast"), "an edge over the list").toHaveCSS("border-top-width", "1px");
});
