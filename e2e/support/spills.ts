import type { Page } from "playwright/test";
import { sideways } from "./text-faults.ts";

/** What stands out of the window or of its card. */
export const outside = async (page: Page): Promise<string[]> => [
  ...(await sideways(page)),
  ...(await page.evaluate(spills)),
];

/**
 * Runs in a page. Names the texts and controls that stand out of their card: the nearest element around them with a
 * border or a background. Elements that are placed outside of the flow, and those in a scrolling box, have no card.
 */
function spills(): string[] {
  const tolerancePx = 1.5;
  const parts = "a, button, input, select, textarea, summary, label, p, li, dt, dd, td, th, h1, h2, h3, figcaption";

  const isCard = (element: Element): boolean => {
    const { borderTopWidth, borderBottomWidth, backgroundColor } = getComputedStyle(element);
    const isBordered = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderBottomWidth) > 0;
    return isBordered || backgroundColor !== "rgba(0, 0, 0, 0)";
  };
  const floats = (element: Element) => /absolute|fixed|sticky/.test(getComputedStyle(element).position);
  const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow);
  const cardOf = (element: Element): Element | undefined => {
    const around = element.parentElement;
    if (floats(element) || !around || around === document.body || scrolls(around)) return undefined;
    return isCard(around) ? around : cardOf(around);
  };

  return [...document.querySelectorAll(`:is(main, header, footer) :is(${parts})`)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isForEyes = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Texts for screen readers only are clipped on purpose.
    if (!isForEyes || box.width < 2 || box.height < 2 || getComputedStyle(element).clipPath !== "none") return [];
    const card = cardOf(element);
    if (!card) return [];
    const edges = card.getBoundingClientRect();
    const beyondPx = Math.max(
      edges.left - box.left,
      edges.top - box.top,
      box.right - edges.right,
      box.bottom - edges.bottom,
    );
    if (beyondPx <= tolerancePx) return [];
    const words = (element.textContent ?? "").trim().slice(0, 30);
    return [`${element.localName} «${words}» stands ${Math.round(beyondPx)} px out of .${card.classList[0]}`];
  });
}
