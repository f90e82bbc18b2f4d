/** The element with the focus: its name, its kind, its box, the length of an outline around it, and what covers it. */
export type Stop = {
  name: string;
  kind: string;
  box: { x: number; y: number; width: number; height: number };
  outlinePx: number;
  fault: string;
};

/** Runs in a page, which uncovers the element in the next frame. Undefined: no element has the focus. */
export async function focusedStop(): Promise<Stop | undefined> {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isTick = element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
  // A building's outline lies behind its neighbours: what must be seen of it is its sign.
  const sign = element instanceof SVGElement ? element.querySelector("text") : undefined;
  const shown = (isTick && label) || sign || element;
  const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const { left, top, right, bottom } = (sign ? element : shown).getBoundingClientRect();
  // A tile hides its tick.
  const ownBox = element.getBoundingClientRect();
  const outlined = ownBox.width > 4 ? ownBox : shown.getBoundingClientRect();
  const said = (element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent ?? "").trim();
  const kindOf = (node: Element) => `${node.localName}.${[...node.classList].join(".")}`;
  const around: Element[] = [];
  for (let node: Element | null = element; node && around.length < 5; node = node.parentElement) around.push(node);
  const covers = ({ x, y, width, height }: DOMRect): string => {
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!met) return "outside the window";
    return element.contains(met) || met.contains(shown) || label?.contains(met) ? "" : `under ${kindOf(met)}`;
  };
  const faults = boxes.map(covers);
  return {
    name: `${kindOf(element)} «${said.replace(/\s+/g, " ").slice(0, 40)}»`,
    kind: around.map(kindOf).join(" < "),
    box: { x: left, y: top, width: right - left, height: bottom - top },
    outlinePx: 2 * (outlined.width + outlined.height),
    fault: boxes.length === 0 ? "has no box" : faults.includes("") ? "" : (faults[0] ?? ""),
  };
}
