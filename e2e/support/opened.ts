import type { Page } from "playwright/test";
import type { State } from "./states.ts";

/** Position faults of an opened element: outside the window, wrong button heights, misplaced focus. */
export const wrongPlaces = (
  page: Page,
  { opens, takesFocus }: Pick<State, "opens" | "takesFocus">,
): Promise<string[]> =>
  page.evaluate(
    ([css, wantsFocus]) => {
      const buttonMinPx = 24;
      const buttonMaxPx = 80;
      const opened = [...document.querySelectorAll(css)].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      if (!opened) return [`${css} is not shown`];
      const { left, top, right, bottom } = opened.getBoundingClientRect();
      const wrong: string[] = [];
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        wrong.push(`stands at ${[left, top, right, bottom].map(Math.round)} of ${innerWidth} x ${innerHeight}`);
      for (const button of opened.querySelectorAll(":is(button, .button, summary):not([aria-hidden])")) {
        const { height } = button.getBoundingClientRect();
        if (button.checkVisibility() && (height < buttonMinPx || height > buttonMaxPx))
          wrong.push(
            `«${(button.getAttribute("aria-label") ?? button.textContent)?.trim()}» is ${Math.round(height)} px high`,
          );
      }
      const { activeElement } = document;
      if (wantsFocus && !opened.contains(activeElement))
        wrong.push(`the focus is on ${activeElement?.outerHTML.slice(0, 60)}`);
      return wrong;
    },
    [opens, takesFocus === true] as const,
  );

/**
 * Moves the focus through the fields of an open dialog. Returns fields that are covered or whose label is not visible.
 */
export const hiddenFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        top >= -1 && bottom <= innerHeight + 1 && over !== null && (element.contains(over) || over.contains(element))
      );
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>("dialog[open] :is(input, textarea, select)")];
    return fields
      .filter(
        (field) =>
          field.checkVisibility({ visibilityProperty: true }) && field.type !== "hidden" && field.tabIndex >= 0,
      )
      .flatMap((field) => {
        field.focus();
        const label = field.labels?.[0] ?? field;
        const hidden = [field, label].filter((element) => !isSeen(element));
        return hidden.map((element) => `${element.localName} of ${field.name} is not seen`);
      });
  });
