/**
 * Keeps the focused element visible. A strip that scrolls sideways shows the whole of it. An element under a bar of the
 * window moves to the middle: the bars' heights depend on their words, the font and the window, so `scroll-padding`
 * cannot know them.
 */
export function start(): void {
  document.addEventListener("focusin", () => requestAnimationFrame(uncover));
  uncover();
}

function uncover(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  // In a strip that snaps, the least scroll would snap back.
  focused.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isCovered = [top + 1, bottom - 1].some((y) => {
    const met = document.elementFromPoint((left + right) / 2, y);
    return met !== null && !isOneOf(focused, met) && barAround(met)?.contains(focused) === false;
  });
  if (isCovered) focused.scrollIntoView({ block: "center", behavior: "instant" });
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
