import type { Page } from "playwright/test";

/**
 * Names texts that overlap each other. Compares the middle half of each line's height, so tight lines pass. Sticky and
 * floating elements are compared within their own layer only. Ignores text that a scroll container hides. `within` is a
 * selector.
 */
export const overlappingTexts = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate((css) => {
    type Line = { text: string; layer: Element | null; left: number; right: number; top: number; bottom: number };
    const slackPx = 2;
    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : [];
    const isHidden = (styles: CSSStyleDeclaration[]) => styles.some(({ clipPath }) => clipPath !== "none");
    const linesOf = (node: Node, element: Element): Line[] => {
      const around = ancestorsOf(element);
      const styles = around.map((one) => getComputedStyle(one));
      if (!element.closest("svg") && isHidden(styles)) return [];
      const layer = around.find((_, at) => /fixed|sticky/.test(styles[at]?.position ?? "")) ?? null;
      const clips = around
        .filter((one, at) => styles[at]?.overflow !== "visible" && one.localName !== "html" && one.localName !== "body")
        .map((one) => one.getBoundingClientRect());
      const range = document.createRange();
      range.selectNodeContents(node);
      // A text that ends in an ellipsis has a second rectangle for what the box hides.
      const linesMax = styles[0]?.textOverflow === "ellipsis" ? 1 : Number.POSITIVE_INFINITY;
      return [...range.getClientRects()].slice(0, linesMax).flatMap((rect) => {
        const left = Math.max(rect.left, ...clips.map((clip) => clip.left));
        const right = Math.min(rect.right, ...clips.map((clip) => clip.right));
        const top = Math.max(rect.top + rect.height / 4, ...clips.map((clip) => clip.top));
        const bottom = Math.min(rect.bottom - rect.height / 4, ...clips.map((clip) => clip.bottom));
        const text = (node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
        return right - left > slackPx && bottom - top > slackPx ? [{ text, layer, left, right, top, bottom }] : [];
      });
    };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.querySelector(css) ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.textContent?.trim() || !element) continue;
      if (element.closest("script, style, noscript, select, textarea, template, title")) continue;
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        lines.push(...linesOf(texts.currentNode, element));
    }
    lines.sort((a, b) => a.top - b.top);
    const found = new Set<string>();
    for (const [at, line] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.top > line.bottom - slackPx) break;
        const widthPx = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (widthPx > slackPx && other.layer === line.layer) found.add(`«${line.text}» lies over «${other.text}»`);
      }
    }
    return [...found];
  }, within);
