/** Functions that measure the texts of a page. They run in the page: `inPage` is their source. */
type Edges = { left: number; right: number; top: number; bottom: number };

type Box = Edges & {
  element: Element;
  parent: Box | undefined;
  style: Pick<CSSStyleDeclaration, "display" | "overflowX" | "position" | "textOverflow">;
  linesMax: number;
  isHidden: boolean;
  /** The sticky or floating element that the box belongs to. */
  layer: Element | undefined;
  /** What scroll containers around the box leave visible. */
  clip: Edges;
};

/** Most texts share their ancestors: each is measured once. */
type Boxes = Map<Element, Box>;

/** The visible middle half of a line's height. */
type Line = Edges & { text: string; layer: Element | undefined };

/** A line that has `fullLine` of the window could not be given much more. */
const limits = { slackPx: 1, overlapPx: 2, fullLine: 0.6 };

function common(one: Edges, other: Edges): Edges {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function hasArea({ left, right, top, bottom }: Edges): boolean {
  return right - left > limits.overlapPx && bottom - top > limits.overlapPx;
}

function boxOf(element: Element, boxes: Boxes): Box {
  const measured = boxes.get(element);
  if (measured) return measured;
  const parent = element.parentElement ? boxOf(element.parentElement, boxes) : undefined;
  const style = getComputedStyle(element);
  const { display, overflow, overflowX, position, textOverflow, clipPath, webkitLineClamp } = style;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
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
}

/** Block boxes that must contain the text, from the inside out. */
function* boxesAround(inner: Box, boxes: Boxes): Generator<Box> {
  for (let box: Box | undefined = inner; box && box.element !== document.body; box = box.parent) {
    const { display, overflowX, position, textOverflow } = box.style;
    if (display === "inline" || display === "contents") continue;
    // An ellipsis shows that there is more; boxes around hold the shortened text.
    if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis") return;
    yield box;
    if (/absolute|fixed/.test(position)) break;
  }
  yield boxOf(document.documentElement, boxes);
}

function quoted(text: string): string {
  return `«${text.trim().replace(/\s+/g, " ").slice(0, 40)}»`;
}

function overflowFault(text: string, { localName, id, classList }: Element, beyondPx: number): string {
  const name = `${localName}${id && `#${id}`}${[...classList].map((item) => `.${item}`).join("")}`;
  return `${quoted(text)} ${Math.round(beyondPx)} px out of ${name}`;
}

function beyond(rects: DOMRect[], { left, right }: Box): number {
  return rects
    .filter(({ width, right: end }) => width > 0 && end > 0)
    .reduce((most, rect) => Math.max(most, rect.right - right, left - rect.left), 0);
}

/** The width that a text's own block leaves its lines. */
function lineWidthOf({ parentElement }: Node): number {
  let block = parentElement;
  while (block?.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block?.clientWidth ?? 0;
}

function rectsOf(node: Node, begin: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, begin);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function areOnTwoLines(rects: readonly DOMRect[]): boolean {
  return new Set(rects.map(({ top }) => Math.round(top))).size > 1;
}

/** Whether a word stands on two lines. Breaks after a hyphen or slash, or in an address, are no fault. */
function isBroken(node: Node, text: string, word: string, index: number): boolean {
  const before = text.slice(0, index).split(/\s/).at(-1) ?? "";
  const after = text.slice(index + word.length).split(/\s/)[0] ?? "";
  if (/[@/.]./.test(before + word + after)) return false;
  // A soft hyphen shares the rectangle of the letter beside it.
  const isSoft = (at: number) => text[at] === "\u00ad";
  const begin = index + (isSoft(index - 1) ? 1 : 0);
  const end = index + word.length - (isSoft(index + word.length) ? 1 : 0);
  const rects = rectsOf(node, begin, end);
  const widthPx = rects.reduce((sum, { width }) => sum + width, 0);
  // A word wider than a line has to break: a fault only where the layout leaves the line less than it could.
  const lineWidthPx = lineWidthOf(node);
  if (widthPx > lineWidthPx && lineWidthPx >= innerWidth * limits.fullLine) return false;
  return areOnTwoLines(rects);
}

function* breakFaults(node: Node, text: string): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{3,}|м[²³]/gu)) {
    if (!isBroken(node, text, word, index)) continue;
    yield word.length > 2 ? `«${word}» is broken in its middle` : `«${word}» loses its sign`;
  }
  for (const { 0: ends, index } of text.matchAll(/\d–\u2060?\d/g)) {
    if (areOnTwoLines(rectsOf(node, index, index + ends.length))) yield `the range at «${ends}» stands on two lines`;
  }
  for (const { 0: apart, index } of text.matchAll(/\S\s+·/g)) {
    const isFirst = areOnTwoLines(rectsOf(node, index, index + apart.length));
    if (isFirst) yield `a line begins with ${quoted(text.slice(index + 1))}`;
  }
}

/** The first box around a text that it overflows. */
function* overflowFaults(text: string, element: Element, rects: DOMRect[], boxes: Boxes): Generator<string> {
  const drawing = element.closest("svg");
  for (const box of drawing ? [boxOf(drawing, boxes)] : boxesAround(boxOf(element, boxes), boxes)) {
    const beyondPx = beyond(rects, box);
    if (beyondPx <= limits.slackPx) continue;
    yield overflowFault(text, box.element, beyondPx);
    return;
  }
}

function visibleLines(text: string, rects: DOMRect[], { linesMax, clip, layer }: Box): Line[] {
  // A shortened text has further rectangles for what the box hides.
  const lines = rects.slice(0, linesMax).map(({ left, right, top, bottom, height }) => {
    const middle = { left, right, top: top + height / 4, bottom: bottom - height / 4 };
    return { ...common(middle, clip), text: quoted(text), layer };
  });
  return lines.filter(hasArea);
}

function* overlapFaults(lines: readonly Line[]): Generator<string> {
  const fromTop = lines.toSorted((one, other) => one.top - other.top);
  for (const [at, line] of fromTop.entries()) {
    for (const other of fromTop.slice(at + 1)) {
      if (other.top > line.bottom - limits.overlapPx) break;
      const widthPx = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (widthPx > limits.overlapPx && other.layer === line.layer) yield `${line.text} lies over ${other.text}`;
    }
  }
}

function* fieldFaults(root: Element, boxes: Boxes): Generator<string> {
  const fields = "input:not([type=hidden], [type=checkbox], [type=radio])";
  for (const field of root.querySelectorAll<HTMLInputElement>(fields)) {
    const beyondPx = field.scrollWidth - field.clientWidth;
    const isShown = field.value !== "" && field.checkVisibility() && !boxOf(field, boxes).isHidden;
    if (isShown && beyondPx > limits.slackPx) yield overflowFault(field.value, field, beyondPx);
  }
}

/** Examples in empty fields that are wider than the field. */
function* exampleFaults(root: Element, boxes: Boxes): Generator<string> {
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of root.querySelectorAll<HTMLInputElement>("input[placeholder]")) {
    if (!pen || field.value !== "" || !field.checkVisibility() || boxOf(field, boxes).isHidden) continue;
    const { color, font, paddingLeft, paddingRight } = getComputedStyle(field);
    // The search of the header shows no words before it is used.
    if (color === "rgba(0, 0, 0, 0)") continue;
    pen.font = font;
    const roomPx = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const beyondPx = pen.measureText(field.placeholder).width - roomPx;
    if (beyondPx > limits.slackPx) yield `the example ${quoted(field.placeholder)} is cut`;
  }
}

/** Whether `later` stands on a line below the end of what comes before it in the block around both. */
function isBelowBefore(later: Node, laterTop: number, block: Element): boolean {
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEndBefore(later);
  const last = [...before.getClientRects()].filter(({ width }) => width > 0).at(-1);
  return last !== undefined && laterTop >= last.bottom - limits.overlapPx;
}

/** The block whose lines hold an inline node; undefined if its parent lays out its children itself. */
function lineBlockOf({ parentElement }: Node): Element | undefined {
  let block = parentElement;
  while (block?.parentElement && getComputedStyle(block).display === "inline") block = block.parentElement;
  return block && /^(?:block|list-item|inline-block|table-cell)$/.test(getComputedStyle(block).display)
    ? block
    : undefined;
}

/** Lines that begin with a comma after a link, or that hold only a sign. */
function* lonelyFaults(texts: readonly { node: Node; text: string }[], root: Element): Generator<string> {
  for (const { node, text } of texts) {
    const block = /^[,.;:!?)]/.test(text) ? lineBlockOf(node) : undefined;
    const top = rectsOf(node, 0, 1)[0]?.top;
    if (block && top !== undefined && isBelowBefore(node, top, block)) yield `${quoted(text)} begins a line`;
  }
  for (const icon of root.querySelectorAll("svg.icon")) {
    const block = icon.checkVisibility() ? lineBlockOf(icon) : undefined;
    const { top, width } = icon.getBoundingClientRect();
    if (block && width > 0 && isBelowBefore(icon, top, block))
      yield `the sign of ${quoted(block.textContent ?? "")} stands alone`;
  }
}

function* captionFaults(root: Element): Generator<string> {
  for (const caption of root.querySelectorAll("figure > figcaption")) {
    // A positioned caption is meant to lie over its picture.
    if (!caption.checkVisibility() || getComputedStyle(caption).position !== "static") continue;
    for (const drawing of caption.parentElement?.querySelectorAll(":scope > :is(svg, img, picture)") ?? []) {
      const both = common(caption.getBoundingClientRect(), drawing.getBoundingClientRect());
      if (hasArea(both)) yield `${quoted(caption.textContent ?? "")} lies over its drawing`;
    }
  }
}

/** The nodes of visible text, with their elements. */
function* visibleTexts(root: Element, boxes: Boxes): Generator<{ node: Node; element: Element; text: string }> {
  const shown = { visibilityProperty: true, opacityProperty: true };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const element = node.parentElement;
    const text = node.textContent ?? "";
    if (text.trim() === "" || !element?.checkVisibility(shown)) continue;
    if (element.closest("script, style, noscript, select, textarea, template, title")) continue;
    if (!boxOf(element, boxes).isHidden) yield { node, element, text };
  }
}

function faultsOfTexts(css: string): string[] {
  const root = [...document.querySelectorAll(css)].find((item) => item.checkVisibility()) ?? document.body;
  const boxes: Boxes = new Map();
  const faults: string[] = [];
  const lines: Line[] = [];
  const texts = [...visibleTexts(root, boxes)];
  for (const { node, element, text } of texts) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    // A text on one line has no broken words.
    if (areOnTwoLines(rects)) faults.push(...breakFaults(node, text));
    faults.push(...overflowFaults(text, element, rects, boxes));
    lines.push(...visibleLines(text, rects, boxOf(element, boxes)));
  }
  faults.push(...overlapFaults(lines), ...fieldFaults(root, boxes), ...captionFaults(root));
  faults.push(...exampleFaults(root, boxes), ...lonelyFaults(texts, root));
  return [...new Set(faults)];
}

const functions = [
  ...[common, hasArea, boxOf, boxesAround, quoted, overflowFault, beyond, lineWidthOf, rectsOf, areOnTwoLines],
  ...[isBroken, breakFaults, overflowFaults, visibleLines, overlapFaults, fieldFaults, captionFaults, visibleTexts],
  ...[exampleFaults, isBelowBefore, lineBlockOf, lonelyFaults],
  faultsOfTexts,
];

/** An expression for a page: the faults of its texts within a selector. */
export const inPage = (css: string): string => `(() => {
  const limits = ${JSON.stringify(limits)};
  ${functions.join("\n")}
  return faultsOfTexts(${JSON.stringify(css)});
})()`;
