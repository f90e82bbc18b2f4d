import type { Size, Window } from "../engines/engine.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { wrongPlaces } from "./opened.ts";

/** Desktops, low windows of laptops and phones, phones in landscape, 1280 × 1024 at 400 % zoom. */
export const dialogWindows = [
  { width: 1440, height: 700 },
  { width: 390, height: 700 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

/** A part of the windows, for engines that take long to resize. */
export const fewWindows = dialogWindows.filter(({ width }) => ![390, 667].includes(width));

type OpenPage = Pick<Window, "run" | "resize">;

/** Faults of an open form dialog at these windows, before and after «Отправить» shows the errors. */
export async function dialogFaults(
  page: OpenPage,
  windows: Size[],
  more: () => Promise<string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = [];
  const inWindows = async (look: () => Promise<string[]>) => {
    for (const size of windows) {
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
