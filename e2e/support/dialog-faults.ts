import type { Window } from "../engines/engine.ts";
import type { State } from "./states.ts";

/**
 * A phone, phones in landscape, 1280 × 1024 at 400 % zoom. `places/states.spec.ts` looks at dialogs in large windows.
 */
const dialogWindows = [
  { width: 390, height: 700 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

type OpenPage = Pick<Window, "run" | "resize">;

/** Faults of an open form dialog at these windows, before and after «Отправить» shows the errors. */
export async function dialogFaults(page: OpenPage, more: () => Promise<string[]> = async () => []): Promise<string[]> {
  const faults: string[] = [];
  const inWindows = async (look: () => Promise<string[]>) => {
    for (const size of dialogWindows) {
      await page.resize(size);
      faults.push(...(await look()).map((fault) => `${size.width} x ${size.height}: ${fault}`));
    }
  };
  await inWindows(async () => [
    ...(await page.run(wrongPlaces, { opens: "dialog[open]", takesFocus: true })),
    ...(await page.run(hiddenFields, true)),
    ...(await more()),
  ]);
  await inWindows(async () => {
    await page.run(() => document.querySelector<HTMLElement>("dialog[open] .req-foot button")?.click(), undefined);
    const sent = await page.run(hiddenFields, false);
    const walked = await page.run(hiddenFields, true);
    return [...sent.map((fault) => `after a press, ${fault}`), ...walked.map((fault) => `with errors, ${fault}`)];
  });
  return faults;
}

/**
 * Runs in a page: moves the focus through the fields of an open dialog. Returns fields that are covered, and focused
 * fields whose label is not wholly visible. Without `walk` it examines the focused field only.
 */
async function hiddenFields(walk: boolean): Promise<string[]> {
  const slackPx = 1;
  /** A busy machine scrolls later. */
  const framesMax = 10;
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
    const hidden = () => [field, label].filter((element) => !isSeen(element));
    for (let frames = framesMax; frames > 0 && hidden().length > 0; frames--) await new Promise(requestAnimationFrame);
    faults.push(...hidden().map((element) => `${element.localName} of ${field.name} is not seen`));
  }
  return faults;
}

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
