/** Keys that move the focus, or press what moves it. Others scroll or type. */
const movesFocus = /^(?:Tab|Arrow\w+|Enter|Escape| )$/;

/** Whether the visitor's last act was such a key. */
let isByKey = false;

/**
 * Keeps visible what gets the focus by a key. A strip that scrolls sideways shows the whole of it. An element under a
 * bar of the window moves to the middle: the bars' heights depend on their words, the font and the window, so
 * `scroll-padding` cannot know them. Nothing moves under a pointer: its press would be lost.
 */
export function start(): void {
  // The first Tab was before this script.
  isByKey = document.activeElement?.matches(":focus-visible") === true;
  addEventListener(
    "keydown",
    ({ key }) => {
      isByKey = movesFocus.test(key);
    },
    true,
  );
  const forget = () => {
    isByKey = false;
  };
  for (const type of ["pointerdown", "wheel"]) addEventListener(type, forget, { capture: true, passive: true });
  // The browser focuses the element again when the window returns to the front.
  addEventListener("blur", forget);
  document.addEventListener("focusin", () => requestAnimationFrame(uncover));
  uncover();
}

function uncover(): void {
  const focused = document.activeElement;
  if (!isByKey || !focused || focused === document.body) return;
  // What is taller than the room cannot be shown whole: the page stays where the visitor or the browser put it.
  if (focused.getBoundingClientRect().height > innerHeight) return;
  // In a strip that snaps, the least scroll would snap back.
  scrollTo(focused, "nearest");
  const { left, right, top, bottom, height } = focused.getBoundingClientRect();
  const middle = (left + right) / 2;
  const bars = new Set([barOver(focused, middle, top + 1), barOver(focused, middle, bottom - 1)]);
  bars.delete(undefined);
  let roomPx = innerHeight;
  for (const bar of bars) roomPx -= bar?.clientHeight ?? 0;
  if (bars.size > 0 && height <= roomPx) scrollTo(focused, "center");
}

/** Firefox scrolls to the drawing around a link, which may be taller than the window: the rest is scrolled here. */
function scrollTo(focused: Element, block: "nearest" | "center"): void {
  focused.scrollIntoView({ block, inline: "center", behavior: "instant" });
  if (!(focused instanceof SVGElement)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const pastEdge = Math.min(top, 0) + Math.max(bottom - innerHeight, 0);
  const offCentre = (top + bottom - innerHeight) / 2;
  scrollBy({ top: block === "center" ? offCentre : pastEdge, behavior: "instant" });
}

/** The bar that covers an element at a point. */
function barOver(focused: Element, x: number, y: number): Element | undefined {
  const met = document.elementFromPoint(x, y);
  if (!met || isOneOf(focused, met)) return undefined;
  const bar = barAround(met);
  return bar?.contains(focused) ? undefined : bar;
}

/** Whether the met element is the focused one, or draws it: the label of a tick. */
const isOneOf = (focused: Element, met: Element) =>
  focused.contains(met) || (focused instanceof HTMLInputElement && focused.labels?.[0]?.contains(met) === true);

/** The element around another one that stays at the window's edge. */
function barAround(element: Element): Element | undefined {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(ancestor).position)) return ancestor;
  return undefined;
}
