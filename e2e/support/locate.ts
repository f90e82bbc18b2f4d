/** A target: the first visible element that matches `css` and, if given, has exactly these words. */
export type Place = { css: string; words?: string };

/** Its middle, its box, the element that covers its middle, and the key that presses it; none for a text field. */
export type Found = {
  x: number;
  y: number;
  box: string;
  inWindow: boolean;
  coveredBy: string;
  key: " " | "Enter" | "";
};

/** Runs in a page. `scroll` and `focus` bring the place into the window and give it the focus first. */
export function locate({ css, words, scroll, focus }: Place & { scroll?: boolean; focus?: boolean }): Found | null {
  const nameOf = (candidate: Element) =>
    (candidate.getAttribute("aria-label") ?? candidate.textContent ?? "").replace(/[\s\u00a0\u202f]+/g, " ").trim();
  const hasBox = (candidate: Element) => candidate.getClientRects().length > 0;
  const shown = [...document.querySelectorAll<HTMLElement | SVGElement>(css)].filter(
    (candidate) => hasBox(candidate) && candidate.checkVisibility({ visibilityProperty: true }),
  );
  const element = shown.find((candidate) => words === undefined || nameOf(candidate) === words);
  if (!element) return null;
  // The label may draw the checkbox.
  const target = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const isTick = element.matches("[type=checkbox], [type=radio]");
  const pressed = isTick ? target : element;
  // A sign of a drawing is pressed where it lies; the link around it takes the focus.
  if (focus) (element.closest<HTMLElement | SVGElement>("a") ?? element).focus();
  if (scroll) pressed.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, right, bottom, width, height } = pressed.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const over = document.elementFromPoint(x, y);
  const free = over !== null && (pressed.contains(over) || over.contains(pressed));
  const inWindow = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const box = [left, top, right, bottom].map(Math.round).join(" ");
  const otherKey = element.matches("input, textarea") ? "" : "Enter";
  const key = isTick ? " " : otherKey;
  return { x, y, box, inWindow, key, coveredBy: free ? "" : (over?.outerHTML.slice(0, 80) ?? "the window's edge") };
}
