import type { Page } from "playwright/test";

/** Opens all folds of the page's content. */
export const openFolds = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  });

/** Whether the page is wider than its window, as a fault. */
export async function sideways(page: Page): Promise<string[]> {
  const beyondPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return beyondPx > 0 ? [`scrolls ${beyondPx} px sideways`] : [];
}

/**
 * Names words broken in the middle although a line of the window could hold them, lines that begin with «·», texts
 * that overflow a box sideways, values wider than their field, and texts that overlap each other or the
 * drawing that they are the caption of. Boxes are the text's
 * own element, its ancestors up to one that scrolls, ends in an ellipsis or is absolutely positioned, its drawing, and
 * the window. Overlaps compare the middle half of each line's height, so tight lines pass. They compare sticky and
 * floating elements within their own layer only, and ignore text that a scroll container hides. `within` is a selector.
 */
export const textFaults = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate((css) => {
    type Edges = { left: number; right: number; top: number; bottom: number };
    type Box = Edges & {
      element: Element;
      parent: Box | undefined;
      style: Pick<CSSStyleDeclaration, "display" | "overflowX" | "position" | "textOverflow">;
      linesMax: number;
      isHidden: boolean;
      layer: Element | undefined;
      clip: Edges;
    };
    const slackPx = 1;
    const overlapPx = 2;
    /** A line that has this share of the window could not be given much more. */
    const fullLine = 0.6;
    const shown = { visibilityProperty: true, opacityProperty: true };
    const root = [...document.querySelectorAll(css)].find((item) => item.checkVisibility()) ?? document.body;

    const common = (a: Edges, b: Edges): Edges => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const everything: Edges = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    /** Most texts share their ancestors: each is measured once. */
    const boxes = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const measured = boxes.get(element);
      if (measured) return measured;
      const parent = element.parentElement ? boxOf(element.parentElement) : undefined;
      const style = getComputedStyle(element);
      const { display, overflow, overflowX, position, textOverflow, clipPath, webkitLineClamp } = style;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const clip = parent?.clip ?? everything;
      const clips = overflow !== "visible" && !/^(?:html|body)$/.test(element.localName);
      const box = {
        ...{ element, parent, left, right, top, bottom },
        style: { display, overflowX, position, textOverflow },
        linesMax: textOverflow === "ellipsis" ? 1 : Number(webkitLineClamp) || Infinity,
        isHidden: parent?.isHidden || (clipPath !== "none" && !element.closest("svg")),
        layer: /fixed|sticky/.test(position) ? element : parent?.layer,
        clip: clips ? common(clip, { left, right, top, bottom }) : clip,
      };
      boxes.set(element, box);
      return box;
    };
    /** Block boxes that must contain the text, from the inside out. */
    function* boxesAround(inner: Box): Generator<Box> {
      for (let box: Box | undefined = inner; box && box.element !== document.body; box = box.parent) {
        const { display, overflowX, position, textOverflow } = box.style;
        if (display === "inline" || display === "contents") continue;
        // An ellipsis shows that there is more; boxes around hold the shortened text.
        if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis") return;
        yield box;
        if (/absolute|fixed/.test(position)) break;
      }
      yield boxOf(document.documentElement);
    }
    const short = (text: string) => `«${text.trim().replace(/\s+/g, " ").slice(0, 40)}»`;
    const describe = (text: string, { localName, id, classList }: Element, beyondPx: number) => {
      const name = `${localName}${id && `#${id}`}${[...classList].map((item) => `.${item}`).join("")}`;
      return `${short(text)} ${Math.round(beyondPx)} px out of ${name}`;
    };
    const beyond = (rects: DOMRect[], { left, right }: Box) =>
      rects
        .filter(({ width, right: end }) => width > 0 && end > 0)
        .reduce((most, rect) => Math.max(most, rect.right - right, left - rect.left), 0);
    /** The width that a text's own block leaves its lines. */
    const lineOf = ({ parentElement }: Node): number => {
      let block = parentElement;
      while (block?.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      return block?.clientWidth ?? 0;
    };
    /** Words on two lines, except for breaks after a hyphen or slash, or in an address. */
    const brokenWords = (node: Node, text: string) =>
      [...text.matchAll(/[\p{L}\p{N}]{3,}|м[²³]/gu)].filter(({ 0: word, index }) => {
        const before = text.slice(0, index).split(/\s/).at(-1) ?? "";
        const after = text.slice(index + word.length).split(/\s/)[0] ?? "";
        if (/[@/.]./.test(before + word + after)) return false;
        // A soft hyphen shares the rectangle of the letter beside it.
        const isSoft = (at: number) => text[at] === "\u00ad";
        const range = document.createRange();
        range.setStart(node, index + (isSoft(index - 1) ? 1 : 0));
        range.setEnd(node, index + word.length - (isSoft(index + word.length) ? 1 : 0));
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const wide = rects.reduce((sum, { width }) => sum + width, 0);
        // A word wider than a line has to break: a fault only where the layout leaves the line less than it could.
        const lineWide = lineOf(node);
        if (wide > lineWide && lineWide >= innerWidth * fullLine) return false;
        return new Set(rects.map(({ top }) => Math.round(top))).size > 1;
      });
    const dotsFirst = (node: Node, text: string) =>
      [...text.matchAll(/\S\s+·/g)].filter(({ 0: apart, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + apart.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      });

    const found = new Set<string>();
    const lines: (Edges & { text: string; layer: Element | undefined })[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (text.trim() === "" || !element?.checkVisibility(shown)) continue;
      if (element.closest("script, style, noscript, select, textarea, template, title")) continue;
      const textBox = boxOf(element);
      if (textBox.isHidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      // A text on one line has no broken words.
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) {
        for (const [word] of brokenWords(node, text))
          found.add(word.length > 2 ? `«${word}» is broken in its middle` : `«${word}» loses its sign`);
        for (const { index } of dotsFirst(node, text)) found.add(`a line begins with ${short(text.slice(index + 1))}`);
      }
      const drawing = element.closest("svg");
      for (const box of drawing ? [boxOf(drawing)] : boxesAround(textBox)) {
        const beyondPx = beyond(rects, box);
        if (beyondPx <= slackPx) continue;
        found.add(describe(text, box.element, beyondPx));
        break;
      }
      // A shortened text has further rectangles for what the box hides.
      for (const rect of rects.slice(0, textBox.linesMax)) {
        const { left, right } = rect;
        const middle = { left, right, top: rect.top + rect.height / 4, bottom: rect.bottom - rect.height / 4 };
        const line = common(middle, textBox.clip);
        if (line.right - line.left > overlapPx && line.bottom - line.top > overlapPx)
          lines.push({ ...line, text: short(text), layer: textBox.layer });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [at, line] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top > line.bottom - overlapPx) break;
        const widthPx = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (widthPx > overlapPx && other.layer === line.layer) found.add(`${line.text} lies over ${other.text}`);
      }
    }
    const fields = "input:not([type=hidden], [type=checkbox], [type=radio])";
    for (const field of root.querySelectorAll<HTMLInputElement>(fields)) {
      const beyondPx = field.scrollWidth - field.clientWidth;
      if (field.value && field.checkVisibility() && !boxOf(field).isHidden && beyondPx > slackPx)
        found.add(describe(field.value, field, beyondPx));
    }
    for (const caption of root.querySelectorAll("figure > figcaption")) {
      // A positioned caption is meant to lie over its picture.
      if (!caption.checkVisibility() || getComputedStyle(caption).position !== "static") continue;
      for (const drawing of caption.parentElement?.querySelectorAll(":scope > :is(svg, img, picture)") ?? []) {
        const both = common(caption.getBoundingClientRect(), drawing.getBoundingClientRect());
        if (both.right - both.left > overlapPx && both.bottom - both.top > overlapPx)
          found.add(`${short(caption.textContent ?? "")} lies over its drawing`);
      }
    }
    return [...found];
  }, within);
