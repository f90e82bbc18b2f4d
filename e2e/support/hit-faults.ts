/**
 * Runs in a page of any engine. Names the links and buttons whose middle is not theirs: a press there would lead
 * elsewhere. Links that lie inside of an opened sheet or a closed fold are not shown, and not tried.
 */
export function hitFaults(): string[] {
  const shown = { visibilityProperty: true, opacityProperty: true };
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("a[href], button, summary")].filter(
    // A link for keyboards is out of the window until it has the focus, a bar at its foot until it has slid in.
    (element) => !element.closest(".skip-link, .offer-bar"),
  );

  /** A building of a drawing is pressed at its sign: its walls stand behind others. */
  const partOf = (element: Element) => (element instanceof SVGElement && element.querySelector("rect")) || element;
  const isPressable = (element: Element) => {
    const { pointerEvents, clipPath } = getComputedStyle(element);
    const isForEyes = clipPath === "none" || element instanceof SVGElement;
    return pointerEvents !== "none" && isForEyes && element.checkVisibility(shown);
  };
  const describe = (element: Element) =>
    `${element.localName} «${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}» ${element.getAttribute("href") ?? ""}`;

  const middleOf = (part: Element) => {
    const { left, top, width, height } = part.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2, isSeen: width >= 2 && height >= 2 };
  };

  /** A drawn shape without a sign, such as a floor around a corner, may lie beside its own middle. */
  const isBandHit = (element: Element) => {
    const isBand = element instanceof SVGElement && !element.querySelector("rect, text, circle");
    if (!isBand) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = Array.from({ length: 40 }, (_, at) => (at + 0.5) / 40);
    return shares.some((x) =>
      shares.some((y) => element.contains(document.elementFromPoint(left + x * width, top + y * height))),
    );
  };

  const faults = all.flatMap((element) => {
    if (!isPressable(element)) return [];
    const part = partOf(element);
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // Firefox scrolls to a drawing, not to its part.
    window.scrollBy({ top: middleOf(part).y - innerHeight / 2, behavior: "instant" });
    const { x, y, isSeen } = middleOf(part);
    if (!isSeen) return [];
    const met = document.elementFromPoint(x, y);
    if (element.contains(met) || isBandHit(element)) return [];
    const over = met?.closest("a[href], button, summary") ?? met;
    return over ? [`${describe(element)} is covered by ${describe(over)}`] : [`${describe(element)} is out of reach`];
  });

  // Strips that were scrolled stand as before.
  for (const scrolled of document.querySelectorAll("body *")) scrolled.scrollLeft = 0;
  window.scrollTo({ top: 0, behavior: "instant" });
  return faults;
}
