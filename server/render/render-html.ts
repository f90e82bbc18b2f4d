import { randomBytes } from "node:crypto";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { budget, type DrawingProps, Drawn, OverBudget, tellingUnread } from "../../views/drawings/Drawing.tsx";
import { elementOf, Keeping, type KeptProps, showsSame } from "../../views/ui/Kept.ts";
import { escaped } from "../../views/ui/xml.ts";
import { placeOf } from "../log/faults.ts";
import { typeset } from "./typeset.ts";

/** Placeholder element for what is rendered apart. The random name prevents collisions with content. */
const slot = `x-${randomBytes(12).toString("hex")}`;
/** Stands in a kept part for what fills it. */
const blank = `${slot}-blank`;
const slotBegins = `<${slot} at="`;
const slotEnds = `"></${slot}>`;

/** A drawing that a page does without: `field` asked for too much, or `reason` is the place of a fault. */
export type LeftOut = { object: string; field: string; reason: string };
type ReportLeftOut = (drawing: LeftOut) => void;

/** A whole page as HTML text. `report` gets each drawing that was left out. */
export const documentHtml = (element: ReactElement, report?: ReportLeftOut): string =>
  `<!doctype html>${fragmentHtml(element, report)}`;

/** `html`: the pieces around the places of what fills it. */
type Part = { element: ReactElement; html: readonly string[] };
const keptParts = new WeakMap<object, Part[]>();
/** Beside one object: pages differ in the menu's current item, for example. */
const keptPartsMax = 40;

/** Renders an element, with kept parts from memory. Drawings are rendered apart from it: one that fails is left out. */
export function fragmentHtml(element: ReactElement, report: ReportLeftOut = () => {}): string {
  const found: string[] = [];
  const inPlace = (html: string): ReactNode => {
    found.push(html);
    // As an attribute: React drops text in <head>.
    return createElement(slot, { at: found.length - 1 });
  };
  const kept = (props: KeptProps): ReactNode => {
    const { beside, svg = false, fill = "" } = props;
    const part = elementOf(props, blank);
    const parts = keptParts.get(beside) ?? [];
    const filled = ({ html: pieces }: Part) => {
      const filling = pieces.length > 1 ? escaped(fill) : "";
      return inPlace(pieces.reduce((text, piece) => text + filling + piece));
    };
    const before = parts.find((known) => showsSame(known.element, part));
    if (before) return filled(before);
    // Outside of an <svg>, React warns of camel-case attributes in development.
    const inDrawing = svg && fragmentHtml(createElement("svg", null, part), report);
    const html = inDrawing ? inDrawing.slice("<svg>".length, -"</svg>".length) : fragmentHtml(part, report);
    const rendered = { element: part, html: html.split(blank) };
    keptParts.set(beside, [rendered, ...parts.slice(0, keptPartsMax - 1)]);
    return filled(rendered);
  };
  const drawn = ({ of, children }: DrawingProps): ReactNode => {
    try {
      return inPlace(drawingHtml(children, report));
    } catch (fault) {
      report({ object: of, ...reasonOf(fault) });
      return undefined;
    }
  };
  const page = createElement(Keeping, { value: kept }, createElement(Drawn, { value: drawn }, element));
  const unread = (of: string, fault: unknown) => report({ object: of, ...reasonOf(fault) });
  return filledSlots(typeset(tellingUnread(unread, () => renderToString(page))), found);
}

/** Joins by `+`: V8 then copies the letters once, when the page becomes bytes. */
function filledSlots(html: string, found: readonly string[]): string {
  let out = "";
  let copied = 0;
  for (let begin = html.indexOf(slotBegins); begin >= 0; begin = html.indexOf(slotBegins, copied)) {
    const end = html.indexOf(slotEnds, begin);
    out += html.slice(copied, begin) + (found[Number(html.slice(begin + slotBegins.length, end))] ?? "");
    copied = end + slotEnds.length;
  }
  return out + html.slice(copied);
}

function drawingHtml(drawing: ReactElement, report: ReportLeftOut): string {
  const html = fragmentHtml(drawing, report);
  if (Buffer.byteLength(html) > budget.bytes) throw new OverBudget("bytes");
  return html;
}

const reasonOf = (fault: unknown) =>
  fault instanceof OverBudget ? { field: fault.field, reason: "over budget" } : { field: "", reason: placeOf(fault) };
