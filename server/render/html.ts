import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Parts, Recurring } from "../../views/kit/Once.tsx";
import { typeset } from "./typeset.ts";
import { elementKey } from "./value-key.ts";

/** Two bytes a letter in memory. */
const partsLettersMax = 2 * 1024 * 1024;
const partLettersMin = 150;

/** Cached parts by value: a part with other data has another key. */
const parts = new LRUCache<string, string>({
  maxSize: partsLettersMax,
  sizeCalculation: (html, key) => partLettersMin + html.length + key.length,
});

/** Placeholder element for a cached part. The random name prevents collisions with content. */
const slot = `x-${randomBytes(12).toString("hex")}`;
const slots = new RegExp(`<${slot} at="(\\d+)"></${slot}>`, "g");

/** A whole page as HTML text. */
export const documentHtml = (element: ReactElement): string => `<!doctype html>${fragmentHtml(element)}`;

/** Renders an element; reuses cached parts (`Once`). */
export function fragmentHtml(element: ReactElement): string {
  const found: string[] = [];
  const putInPlace = (wanted: Parts): ReactNode => {
    const html = "type" in wanted ? partHtml(wanted) : listHtml(wanted);
    if (html === undefined) return wanted;
    found.push(html);
    // As an attribute: React drops text in <head>.
    return createElement(slot, { at: found.length - 1 });
  };
  const shell = typeset(renderToString(createElement(Recurring, { value: putInPlace }, element)));
  return found.length === 0 ? shell : shell.replace(slots, (_, at) => found[Number(at)] ?? "");
}

/** A part's HTML, from the cache if possible; undefined if its props have no key. */
function partHtml(part: ReactElement): string | undefined {
  const key = elementKey(part);
  if (key === undefined) return undefined;
  const cached = parts.get(key);
  if (cached !== undefined) return cached;
  const html = fragmentHtml(part);
  parts.set(key, html);
  return html;
}

function listHtml(list: readonly ReactElement[]): string | undefined {
  let html = "";
  for (const part of list) {
    const one = partHtml(part);
    if (one === undefined) return undefined;
    html += one;
  }
  return html;
}
