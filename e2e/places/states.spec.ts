import { allPages } from "../../tests/support/proofs.ts";
import { violationsIn } from "../support/axe.ts";
import { wrongPlaces } from "../support/dialog-faults.ts";
import { expect, test } from "../support/lasting-page.ts";
import { type State, states } from "../support/states.ts";
import { textFaults } from "../support/text-faults.ts";

/** Phones in portrait and landscape, a tablet, a desktop. The sample has two; axe looks at the first. */
const allSizes = [
  { width: 390, height: 844, isSampled: true, axe: true },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
  { width: 1024, height: 600 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900, isSampled: true, axe: true },
];
const sizes = allSizes.filter(({ isSampled }) => allPages || isSampled);
/** Largest width with the narrow menu. */
const narrowMaxPx = 1100;

const sizesOf = ({ only }: State) =>
  sizes.filter(({ width }) => only === undefined || (only === "narrow") === width <= narrowMaxPx);

for (const [name, state] of Object.entries(states)) {
  const visit = test.extend({ asksForCookies: state.cookies ?? false });
  visit(`${name}: in the window, within reach and accessible`, async ({ page }) => {
    const faults: string[] = [];
    const opened = { opens: state.opens, takesFocus: state.takesFocus };
    for (const [at, { width, height, axe }] of sizesOf(state).entries()) {
      await page.setViewportSize({ width, height });
      if (at === 0) {
        await page.goto(state.address);
        await state.reach(page);
      }
      const found = [...(await page.evaluate(wrongPlaces, opened)), ...(await textFaults(page, state.opens))];
      // The page around it does not change with the window.
      const withPage = at === 0 && !state.isStep;
      if (axe && (allPages || at === 0)) found.push(...(await violationsIn(page, withPage ? "html" : state.opens)));
      faults.push(...found.map((fault) => `${width} x ${height}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
