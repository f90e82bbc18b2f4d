import { unitTitle } from "../content/unit.ts";
import { floorNumber, leastPrice, plural } from "../ui/format.ts";
import { rentHref } from "../units/unit-links.ts";
import type { FoundItem } from "./FoundLines.tsx";
import { markWords } from "./search-words.ts";
import type { Entry } from "./site-index.ts";

const snippetLettersMax = 40;

/** Entries as lines: units alike in building and area are one line, in the place of the best of them. */
export function foundItems(entries: readonly Entry[], stems: readonly string[]): FoundItem[] {
  const alike = Map.groupBy(entries, ({ address, unit }) =>
    unit?.list ? `${unit.of.category} ${unit.of.building.id} ${unit.of.square}` : address,
  );
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    return [others.length > 0 && first.unit?.list ? oneLine(first, [first, ...others], stems) : single(first, stems)];
  });
}

/** «Склад 90 м², корпус 9»: «этажи 1, 2 — 5 помещений, 2 свободны сейчас». */
function oneLine(entry: Entry, entries: readonly Entry[], stems: readonly string[]): FoundItem {
  const { unit: best, title, address } = entry;
  const units = entries.flatMap(({ unit }) => unit?.of ?? []);
  if (!best?.list) return { title, note: "", address };
  const { building, square } = best.of;
  const floors = [...new Set(units.map(({ floor }) => floor.number))].sort((a, b) => a - b).map(floorNumber);
  const free = units.filter(({ status }) => status === "free").length;
  const near = { bodies: [building.id], squareFrom: Math.floor(square), squareTo: Math.ceil(square) };
  const name = unitTitle(best.of);
  const note = `${floors.length > 1 ? "этажи" : "этаж"} ${floors.join(", ")} — ${plural(units.length, "помещение", "помещения", "помещений")}${free > 0 ? `, свободно сейчас ${free}` : ""}`;
  const quote = hasHit(`${name} ${note}`, stems) ? undefined : quoteOf(entry, stems);
  return {
    title: name,
    note: sentences([note, quote]),
    price: leastPrice(units.map(({ price }) => price)),
    address: rentHref(best.list, near),
  };
}

/** A hit that only the text or a quote has stands in the note. A service's quote takes the place of its note. */
function single(entry: Entry, stems: readonly string[]): FoundItem {
  const { title, note, address, text, price, unit, kind } = entry;
  if (hasHit(`${title} ${note}`, stems)) return { title, note, address, price };
  const quote = quoteOf(entry, stems);
  const shown = unit ? [note, quote] : [snippetOf(text, stems), quote, !(quote && kind === "service") && note];
  return { title, note: sentences(shown), address, price };
}

/** «чистит… Служба уборки»: a part that ends as a sentence gets no further full stop. */
const sentences = (parts: readonly (string | false | undefined)[]) =>
  parts
    .filter(Boolean)
    .join(". ")
    .replace(/(?<=[.!?…])\. /g, " ");

/** The feature, fact or sentence that has a hit. */
function quoteOf({ quotes = [] }: Entry, stems: readonly string[]): string | undefined {
  const quote = quotes.find((sentence) => hasHit(sentence, stems));
  return quote && snippetOf(quote, stems);
}

const hasHit = (text: string, stems: readonly string[]) => markWords(text, stems).some(({ hit }) => hit);

/** The words around the first hit: «…галерея и склады…». */
function snippetOf(text: string, stems: readonly string[]): string | undefined {
  const pieces = markWords(text, stems);
  const at = pieces.findIndex(({ hit }) => hit);
  const hit = pieces[at];
  if (!hit) return undefined;
  const before = pieces.slice(0, at).reduce((all, piece) => all + piece.text, "");
  const after = pieces.slice(at + 1).reduce((all, piece) => all + piece.text, "");
  const start =
    before.length > snippetLettersMax ? `…${before.slice(-snippetLettersMax).replace(/^\S*\s/, "")}` : before;
  const end = after.length > snippetLettersMax ? `${after.slice(0, snippetLettersMax).replace(/\s\S*$/, "")}…` : after;
  return `${start}${hit.text}${end}`.replace(/[.,;]+(?=…?$)/, "");
}
