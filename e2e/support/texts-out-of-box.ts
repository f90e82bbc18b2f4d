import type { Page } from "playwright/test";

/**
 * Names words broken in the middle, and texts that overflow a box sideways. Boxes are the text's own element, its
 * ancestors up to one that scrolls, ends in an ellipsis or is absolutely positioned, and the window. Also names texts
 * outside their drawing, and values wider than their field. `within` is a selector.
 */
export const textsOutOfBox = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate((css) => {
    const root = [...document.querySelectorAll(css)].find((one) => one.checkVisibility()) ?? document.body;
    const slackPx = 1;
    const isHidden = (element: Element): boolean => {
      const { clipPath } = getComputedStyle(element);
      if (clipPath !== "none" && !element.closest("svg")) return true;
      return element.parentElement !== null && isHidden(element.parentElement);
    };
    /** Block boxes that must contain the text, from the inside out. */
    function* boxesAround(element: Element): Generator<Element> {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, position, textOverflow } = getComputedStyle(box);
        if (display === "inline" || display === "contents") continue;
        if (/auto|scroll/.test(overflowX)) return;
        // An ellipsis shows that there is more; boxes around hold the shortened text.
        if (textOverflow === "ellipsis") return;
        yield box;
        if (/absolute|fixed/.test(position)) break;
      }
      yield document.documentElement;
    }
    const describe = (text: string, box: Element, beyondPx: number) => {
      const name = `${box.localName}${box.id && `#${box.id}`}${[...box.classList].map((one) => `.${one}`).join("")}`;
      return `«${text.trim().replace(/\s+/g, " ").slice(0, 40)}» ${Math.round(beyondPx)} px out of ${name}`;
    };
    const beyond = (rects: Iterable<DOMRect>, box: Element) => {
      const { left, right } = box.getBoundingClientRect();
      const each = [...rects]
        .filter(({ width, right: end }) => width > 0 && end > 0)
        .map((rect) => Math.max(rect.right - right, left - rect.left));
      return Math.max(...each, 0);
    };
    /** Words on two lines, except for breaks after a hyphen or slash, or in an address. */
    const brokenWords = (node: Node, text: string) =>
      [...text.matchAll(/[\p{L}\p{N}]{4,}|м[²³]/gu)].filter(({ 0: word, index }) => {
        const before = text.slice(0, index).split(/\s/).at(-1) ?? "";
        const after = text.slice(index + word.length).split(/\s/)[0] ?? "";
        if (/[@/.]./.test(before + word + after)) return false;
        // A soft hyphen shares the rectangle of the letter beside it.
        const isSoft = (at: number) => text[at] === "\u00ad";
        const range = document.createRange();
        range.setStart(node, index + (isSoft(index - 1) ? 1 : 0));
        range.setEnd(node, index + word.length - (isSoft(index + word.length) ? 1 : 0));
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      });
    const found = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? "";
      const element = texts.currentNode.parentElement;
      if (text.trim() === "" || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (element.closest("script, style, noscript, select, textarea, template") || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const rects = [...range.getClientRects()];
      // A text on one line has no broken words.
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1)
        for (const [word] of brokenWords(texts.currentNode, text))
          found.add(word.length > 2 ? `«${word}» is broken in its middle` : `«${word}» loses its sign`);
      const drawing = element.closest("svg");
      for (const box of drawing ? [drawing] : boxesAround(element)) {
        const beyondPx = beyond(rects, box);
        if (beyondPx <= slackPx) continue;
        found.add(describe(text, box, beyondPx));
        break;
      }
    }
    for (const field of root.querySelectorAll<HTMLInputElement>(
      "input:not([type=hidden], [type=checkbox], [type=radio])",
    )) {
      const beyondPx = field.scrollWidth - field.clientWidth;
      if (field.value && field.checkVisibility() && !isHidden(field) && beyondPx > slackPx)
        found.add(describe(field.value, field, beyondPx));
    }
    return [...found];
  }, within);
