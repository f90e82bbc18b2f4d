import type { State } from "./states.ts";

type Opened = { opens: string; takesFocus: State["takesFocus"] };

/** Runs in a page. Position faults of an opened element: outside the window, wrong button heights, misplaced focus. */
export function wrongPlaces({ opens, takesFocus }: Opened): string[] {
  const buttonMinPx = 24;
  const buttonMaxPx = 80;
  const opened = [...document.querySelectorAll(opens)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!opened) return [`${opens} is not shown`];
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
  if (takesFocus && !opened.contains(activeElement))
    wrong.push(`the focus is on ${activeElement?.outerHTML.slice(0, 60)}`);
  return wrong;
}
