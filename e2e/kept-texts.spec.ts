import type { Page } from "playwright/test";
import { expect, test } from "./support/lasting-page.ts";

/** Every control of the page with its words and the nodes of its texts, as they are now. */
const controlsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const nodesIn = (element: Element): Node[] =>
      [...element.querySelectorAll("*"), element]
        .flatMap(({ childNodes }) => [...childNodes])
        .filter(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    const controls = [...document.querySelectorAll("a, button, summary, label")];
    const kept = controls.map((control) => ({ control, words: control.textContent, nodes: nodesIn(control) }));
    const hasChanged = ({ control, words }: (typeof kept)[number]) =>
      !control.isConnected || control.textContent !== words;
    // A pin that loses its count is drawn anew.
    const isReplaced = ({ control, nodes }: (typeof kept)[number]) =>
      control.isConnected && nodesIn(control).length === nodes.length && nodes.some((node) => !control.contains(node));
    return {
      changed: () => kept.filter(hasChanged).length,
      replaced: () => kept.filter(isReplaced).map(({ control }) => control.outerHTML),
    };
  });

/**
 * WebKit drops the click if the pressed text is replaced between press and release, and no other engine shows it. So a
 * control that stays keeps the nodes of its texts: an answer changes the words in them.
 */
test.describe("An answer that comes during a press lets it arrive", () => {
  for (const [address, field, typed] of [
    ["/", "#squareFrom", "500"],
    ["/", "#priceTo", "100000"],
    ["/podbor-ofisa", "#squareFrom", "500"],
    ["/arenda-skladov", "#squareFrom", "200"],
    ["/arenda-ofisov", "#people", "20"],
  ] as const)
    test(`${address}, ${typed} in ${field}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator("main")).toHaveAttribute("data-load", "done");
      const controls = await controlsOf(page);
      await page.locator(field).fill(typed);
      await page.locator(field).dispatchEvent("change");
      await expect.poll(() => controls.evaluate(({ changed }) => changed())).toBeGreaterThan(0);
      expect(await controls.evaluate(({ replaced }) => replaced())).toEqual([]);
    });
});
