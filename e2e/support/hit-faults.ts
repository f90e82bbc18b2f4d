/**
 * Runs in a page of any engine. Names the links and buttons whose middle is not theirs: a press there would lead
 * elsewhere. Links that lie inside of an opened sheet or a closed fold are not shown, and not tried.
 */
export function hitFaults(): string[] {
  const shown = { visibilityProperty: true, opacityProperty: true };
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("a[href], button, summary")].filter(
    // A link for keyboards is out of the window until it has the focus.
    (element) => !element.matches(".skip-link"),
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

  return all.flatMap((element) => {
    if (!isPressable(element)) return [];
    const part = partOf(element);
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const [box] = part.getClientRects();
    if (!box || box.width < 2 || box.height < 2) return [];
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (met && (element.contains(met) || met.contains(element))) return [];
    const over = met?.closest("a[href], button, summary") ?? met;
    return over ? [`${describe(element)} is covered by ${describe(over)}`] : [`${describe(element)} is out of reach`];
  });
}
