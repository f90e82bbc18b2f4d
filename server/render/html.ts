import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { budget, OverBudget } from "../../views/drawings/budget.ts";
import { type DrawingProps, Drawn } from "../../views/drawings/Drawing.tsx";
import { type Parts, Recurring } from "../../views/kit/Once.tsx";
import { placeOf } from "../kit/place-of.ts";
import { unpooledCopy } from "../kit/unpooled-copy.ts";
import { type LeftOut, Markup } from "./markup.ts";
import { typeset } from "./typeset.ts";
import { elementKey } from "./value-key.ts";

const partsBytesMax = 4 * 1024 * 1024;
const partBytesMin = 300;

/** Cached parts by value: a part with other data has another key. */
const parts = new LRUCache<string, Buffer>({
  maxSize: partsBytesMax,
  sizeCalculation: (bytes, key) => partBytesMin + bytes.length + key.length,
});

/** Placeholder element for a cached part. The random name prevents collisions with content. */
const slot = `x-${randomBytes(12).toString("hex")}`;
const slotBegin = `<${slot}>`;
const slotEnd = `</${slot}>`;

/** A whole page as HTML text. */
export const documentHtml = (element: ReactElement): string => `<!doctype html>${fragmentHtml(element)}`;

export const fragmentHtml = (element: ReactElement): string => typeset(renderToString(element));

/** Like `documentHtml`, but reuses cached parts (`Once`). */
export const documentMarkup = (element: ReactElement): Markup => renderMarkup(element, "<!doctype html>");

/** Like `fragmentHtml`, but reuses cached parts (`Once`). */
export const fragmentMarkup = (element: ReactElement): Markup => renderMarkup(element, "");

function renderMarkup(element: ReactElement, before: string): Markup {
  const found: Buffer[][] = [];
  const leftOut: LeftOut[] = [];
  const inPlace = (pieces: Buffer[]): ReactNode => {
    found.push(pieces);
    return createElement(slot, undefined, found.length - 1);
  };
  const recurring = (wanted: Parts): ReactNode => {
    const bytes = "type" in wanted ? partBytes(wanted, leftOut) : listBytes(wanted, leftOut);
    return bytes === undefined ? wanted : inPlace([bytes].flat());
  };
  const drawn = ({ of, children, instead }: DrawingProps): ReactNode => {
    try {
      return inPlace([drawingBytes(children, leftOut)]);
    } catch (fault) {
      leftOut.push({ object: of, ...reasonOf(fault) });
      return instead;
    }
  };
  const page = createElement(Recurring, { value: recurring }, createElement(Drawn, { value: drawn }, element));
  // Converts to bytes once: searching and slicing the text would convert it piece by piece.
  const shell = unpooledCopy(Buffer.from(before + fragmentHtml(page)));
  const pieces: Buffer[] = [];
  let at = 0;
  for (let begin = shell.indexOf(slotBegin); begin >= 0; begin = shell.indexOf(slotBegin, at)) {
    const end = shell.indexOf(slotEnd, begin);
    const part = found[Number(shell.toString("latin1", begin + slotBegin.length, end))];
    if (part === undefined) throw new Error("A part of the page is missing");
    pieces.push(shell.subarray(at, begin), ...part);
    at = end + slotEnd.length;
  }
  return new Markup([...pieces, shell.subarray(at)], leftOut);
}

/** A part's bytes, from the cache if possible; undefined if its props have no key. */
function partBytes(part: ReactElement, leftOut: LeftOut[]): Buffer | undefined {
  const key = elementKey(part);
  if (key === undefined) return undefined;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const bytes = pieceOf(part, leftOut);
  parts.set(key, bytes);
  return bytes;
}

function listBytes(list: readonly ReactElement[], leftOut: LeftOut[]): Buffer[] | undefined {
  const bytes: Buffer[] = [];
  for (const part of list) {
    const one = partBytes(part, leftOut);
    if (one === undefined) return undefined;
    bytes.push(one);
  }
  return bytes;
}

function drawingBytes(drawing: ReactElement, leftOut: LeftOut[]): Buffer {
  const bytes = partBytes(drawing, leftOut) ?? pieceOf(drawing, leftOut);
  if (bytes.length > budget.bytes) throw new OverBudget("bytes");
  return bytes;
}

function pieceOf(part: ReactElement, leftOut: LeftOut[]): Buffer {
  const markup = renderMarkup(part, "");
  leftOut.push(...markup.leftOut);
  return markup.asPiece();
}

const reasonOf = (fault: unknown) =>
  fault instanceof OverBudget ? { field: fault.field, reason: "over budget" } : { field: "", reason: placeOf(fault) };
