/**
 * Runs in a page: moves the focus through the fields of an open dialog. Returns fields that are covered, and focused
 * fields whose label is not wholly visible. Without `walk` it examines the focused field only.
 */
export async function hiddenFields(walk: boolean): Promise<string[]> {
  const slackPx = 1;
  const isSeen = (element: Element) =>
    [...element.getClientRects()].every(({ left, top, right, bottom, height }) => {
      const shows = (y: number) => {
        const over = document.elementFromPoint((left + right) / 2, y);
        return over !== null && (element.contains(over) || over.contains(element));
      };
      const inside = top >= -slackPx && bottom <= innerHeight + slackPx;
      return inside && [top + height / 8, top + height / 2, bottom - height / 8].every(shows);
    });
  const isField = (field: HTMLInputElement) =>
    field.checkVisibility({ visibilityProperty: true }) && field.type !== "hidden" && field.tabIndex >= 0;
  const all = [...document.querySelectorAll<HTMLInputElement>("dialog[open] :is(input, textarea, select)")];
  const fields = all.filter((field) => (walk ? isField(field) : field === document.activeElement));
  if (fields.length === 0) return ["no field"];
  const faults: string[] = [];
  for (const field of fields) {
    field.focus();
    // The page scrolls in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise(requestAnimationFrame);
    const label = field.labels?.[0] ?? field;
    const hidden = [field, label].filter((element) => !isSeen(element));
    faults.push(...hidden.map((element) => `${element.localName} of ${field.name} is not seen`));
  }
  return faults;
}
