import { randomBytes } from "node:crypto";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  type DrawingProps,
  Drawn,
  drawingBudget,
  OverBudget,
  reportingSkipped,
} from "../../views/drawings/Drawing.tsx";
import { elementOf, Keeping, type KeptProps, showsSame } from "../../views/ui/Kept.ts";
import { escaped } from "../../views/ui/xml.ts";
import { placeOf } from "../log/faults.ts";
import { typeset } from "./typeset.ts";

/** Placeholder element for what is rendered apart. The random name prevents collisions with content. */
const slot = `x-${randomBytes(12).toString("hex")}`;
/** Stands in a kept part for the text that fills it. */
const fillMark = `${slot}-fill`;
const slotBegins = `<${slot} at="`;
const slotEnds = `"></${slot}>`;

/** A drawing that a page does without: `field` asked for too much, or `reason` is the place of a fault. */
export type LeftOut = { object: string; field: string; reason: string };
type ReportLeftOut = (drawing: LeftOut) => void;

/** A whole page as HTML text. `report` gets each drawing that was left out. */
export const documentHtml = (element: ReactElement, report?: ReportLeftOut): string =>
  `<!doctype html>${fragmentHtml(element, report)}`;

/** `html`: the pieces around the places of the text that fills it. */
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
    const part = partOf(props, report);
    return inPlace(part.html.join(escaped(props.fill ?? "")));
  };
  const drawn = ({ of, children }: DrawingProps): ReactNode => {
    try {
      return inPlace(drawingHtml(children, report));
    } catch (fault) {
      report({ object: of, ...fieldAndReason(fault) });
      return undefined;
    }
  };
  const page = createElement(Keeping, { value: kept }, createElement(Drawn, { value: drawn }, element));
  const reportSkipped = (of: string, fault: unknown) => report({ object: of, ...fieldAndReason(fault) });
  const pageHtml = reportingSkipped(reportSkipped, () => renderToString(page));
  return filledSlots(typeset(pageHtml), found);
}

/** The kept part with these props, rendered if memory has none. */
function partOf(props: KeptProps, report: ReportLeftOut): Part {
  const { beside, svg = false } = props;
  const element = elementOf(props, fillMark);
  const parts = keptParts.get(beside) ?? [];
  const known = parts.find((part) => showsSame(part.element, element));
  if (known) return known;
  const html = svg ? svgHtml(element, report) : fragmentHtml(element, report);
  const rendered = { element, html: html.split(fillMark) };
  keptParts.set(beside, [rendered, ...parts.slice(0, keptPartsMax - 1)]);
  return rendered;
}

/** The HTML of a part of a drawing. Outside of an <svg>, React warns of camel-case attributes in development. */
function svgHtml(part: ReactElement, report: ReportLeftOut): string {
  const html = fragmentHtml(createElement("svg", null, part), report);
  return html.slice("<svg>".length, -"</svg>".length);
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
  if (Buffer.byteLength(html) > drawingBudget.bytes) throw new OverBudget("bytes");
  return html;
}

const fieldAndReason = (fault: unknown) =>
  fault instanceof OverBudget ? { field: fault.field, reason: "over budget" } : { field: "", reason: placeOf(fault) };
