import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { budget, OverBudget, tellingUnread } from "../../views/drawings/budget.ts";
import { type DrawingProps, Drawn } from "../../views/drawings/Drawing.tsx";
import { type Parts, Recurring } from "../../views/kit/Once.tsx";
import { placeOf } from "../kit/place-of.ts";
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

/** A drawing that a page does without: `field` asked for too much, or `reason` is the place of a fault. */
export type LeftOut = { object: string; field: string; reason: string };
type ReportLeftOut = (drawing: LeftOut) => void;

/** A whole page as HTML text. `report` gets each drawing that was left out. */
export const documentHtml = (element: ReactElement, report?: ReportLeftOut): string =>
  fragmentHtml(element, report, "<!doctype html>");

/**
 * Renders an element; reuses cached parts (`Once`) and leaves out drawings that fail. `before` precedes the HTML:
 * joined to it later, it would cost a copy of the whole text.
 */
export function fragmentHtml(element: ReactElement, report: ReportLeftOut = () => {}, before = ""): string {
  const found: string[] = [];
  const inPlace = (html: string): ReactNode => {
    found.push(html);
    // As an attribute: React drops text in <head>.
    return createElement(slot, { at: found.length - 1 });
  };
  const recurring = (wanted: Parts): ReactNode => {
    const html = "type" in wanted ? partHtml(wanted, report) : listHtml(wanted, report);
    return html === undefined ? wanted : inPlace(html);
  };
  const drawn = ({ of, children, instead }: DrawingProps): ReactNode => {
    try {
      return inPlace(drawingHtml(children, report));
    } catch (fault) {
      report({ object: of, ...reasonOf(fault) });
      return instead;
    }
  };
  const page = createElement(Recurring, { value: recurring }, createElement(Drawn, { value: drawn }, element));
  const unread = (of: string, fault: unknown) => report({ object: of, ...reasonOf(fault) });
  const shell = before + typeset(tellingUnread(unread, () => renderToString(page)));
  return found.length === 0 ? shell : shell.replace(slots, (_, at) => found[Number(at)] ?? "");
}

/** A part's HTML, from the cache if possible; undefined if its props have no key. */
function partHtml(part: ReactElement, report: ReportLeftOut): string | undefined {
  const key = elementKey(part);
  if (key === undefined) return undefined;
  const cached = parts.get(key);
  if (cached !== undefined) return cached;
  const html = fragmentHtml(part, report);
  parts.set(key, html);
  return html;
}

function listHtml(list: readonly ReactElement[], report: ReportLeftOut): string | undefined {
  let html = "";
  for (const part of list) {
    const partMarkup = partHtml(part, report);
    if (partMarkup === undefined) return undefined;
    html += partMarkup;
  }
  return html;
}

function drawingHtml(drawing: ReactElement, report: ReportLeftOut): string {
  const html = partHtml(drawing, report) ?? fragmentHtml(drawing, report);
  if (Buffer.byteLength(html) > budget.bytes) throw new OverBudget("bytes");
  return html;
}

const reasonOf = (fault: unknown) =>
  fault instanceof OverBudget ? { field: fault.field, reason: "over budget" } : { field: "", reason: placeOf(fault) };
