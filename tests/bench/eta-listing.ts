import { Eta } from "eta";
import { typeset } from "../../server/render/typeset.ts";
import { floorNumber, plural, priceWords, squareMetres } from "../../views/kit/format.ts";
import { href } from "../../views/routes.ts";
import { kindsOf } from "../../views/units/ledger/kinds.ts";
import {
  floorsInWords,
  kindWhen,
  priceInWords,
  ratesInWords,
  whenInWords,
} from "../../views/units/ledger/ledger-words.ts";
import { type GroupTotal, inGroup } from "../../views/units/ledger/size-groups.ts";
import { stripOf } from "../../views/units/ledger/strip.ts";
import type { PavilionResultsProps } from "../../views/units/list/rent-results.ts";
import type { Pavilion } from "../../views/units/pavilion.ts";
import { unitFact } from "../../views/units/pavilion-words.ts";

const strip = `<% if (s.strip) { %><svg width="<%= s.strip.width %>" height="<%= s.strip.height %>" aria-hidden="true"><% for (const u of s.strip.units) { %><path stroke-width="<%= u.depth %>" d="<%= u.lines %>"></path><% } %></svg><% } %>`;
const sum = `<% if (s.variants && s.variants.length) { %><span class="sum"><%= s.from %><b><%= s.price %></b></span><% } else { %><b class="sum"><%= s.price %></b><% } %>`;
const tick = `<input type="checkbox" form="filter" aria-label="Сравнить <%= s.number %>" name="compare"<% if (s.checked) { %> checked=""<% } %> value="<%= s.id %>"/>`;
const first = `${strip}<b class="area"><%= s.area %></b> <span class="where">Корпус <%= s.body %> <small><%= s.floors %></small></span> ${sum} <span class="rate"><%= s.rate %></span>`;
const when = `<b<% if (!s.now) { %> class="later"<% } %>><%= s.when %></b>`;

/** An eta row, byte-identical to React's `UnitRow` and `KindRow`. Its words come from the same functions. */
const row = `<% { const s = it.row %><li class="k<%= s.at %>"><% if (s.variants.length === 0) { %><a href="<%= s.href %>">${first} <span class="told"><% if (s.said) { %><%= s.said %> <% } %>${when}</span></a>${tick}<% } else { %><details class="same" id="<%= s.fold %>"><summary>${first} <span class="told"><%= s.count %> ${when}</span></summary><ul><% for (const s of it.row.variants) { %><li><a href="<%= s.href %>">${strip}<%= s.number %>, этаж <%= s.floor %><% if (s.said) { %>, <%= s.said %><% } %> <b><%= s.price %></b> <b<% if (!s.now) { %> class="later"<% } %>><%= s.when %></b></a>${tick}</li><% } %></ul></details><% } %></li><% } %>`;

/** A page of the site as text, and the results on it. */
export type Example = { html: string; results: PavilionResultsProps };

/**
 * The listing in eta, from one rendered page for each order and length of the list, with unit `compared` ticked. To
 * favour eta, everything but the rows, their count and the compared unit is static text. Rows are typeset once.
 */
export function etaListing(examples: readonly Example[], compared: number): (results: PavilionResultsProps) => string {
  const engine = new Eta({ cache: true, autoEscape: true });
  engine.loadTemplate("@row", row);
  const shells = new Map(examples.map((example) => [keyOf(example.results), shellOf(example)]));
  const ready = new Map<string, string>();
  const rowOf = (values: object) => {
    const html = engine.render("@row", { row: values });
    const known = ready.get(html) ?? typeset(html);
    ready.set(html, known);
    return known;
  };
  return (results) => {
    const shell = shells.get(keyOf(results));
    if (!shell) throw new Error(`No page was rendered for ${keyOf(results)}`);
    const { listing, totals, look, chosen } = results;
    const ids = chosen.compare ?? [];
    const elsewhere = ids.filter((id) => listing.items.every((unit) => unit.id !== id));
    const hidden = elsewhere.map(hiddenTick).join("");
    const groups = totals.map((total) => {
      const rows = kindsOf(inGroup(listing.items, total)).map((kind) => rowOf(rowWords(kind, look, ids)));
      return rows.length > 0 ? `${shell.heads.get(total.id)}${rows.join("")}</ul></section>` : "";
    });
    const after = shell.after.replaceAll(`compare=${compared}`, `compare=${ids[0]}`);
    return `${shell.before}${hidden}${groups.join("")}${after}`;
  };
}

/** A compared unit of another page stays in the comparison. */
const hiddenTick = (id: number) =>
  `<input type="checkbox" class="visually-hidden" form="filter" tabindex="-1" aria-hidden="true" name="compare" checked="" value="${id}"/>`;

const keyOf = ({ chosen, listing }: PavilionResultsProps) => `${chosen.sort} ${listing.pagination.limit}`;

/** The page around the rows: the text before the results, the head of each group, and the rest. */
function shellOf({ html, results }: Example) {
  const begin = html.indexOf('tabindex="-1">', html.indexOf('id="results"')) + 'tabindex="-1">'.length;
  const end = html.indexOf('<div id="more">', begin);
  const head = ({ id }: GroupTotal): [string, string] => {
    const list = html.indexOf(`id="rows-${id}">`, begin);
    return [id, html.slice(html.lastIndexOf('<section class="group">', list), list + `id="rows-${id}">`.length)];
  };
  return { before: html.slice(0, begin), after: html.slice(end), heads: new Map(results.totals.map(head)) };
}

type Look = PavilionResultsProps["look"];

function rowWords(kind: ReturnType<typeof kindsOf>[number], look: Look, compared: readonly number[]) {
  const [unit] = kind;
  const at = look.bodies.findIndex(({ id }) => id === unit.body.id);
  const body = look.bodies[at];
  const { words, now } = kind.length > 1 ? kindWhen(kind) : { words: whenInWords(unit), now: unit.status === "free" };
  const one = (each: Pavilion) => ({
    id: each.id,
    href: href("pavilion", { id: each.id }),
    number: each.number,
    floor: floorNumber(each.floor.number),
    said: look.fact && unitFact(each, look.fact),
    price: priceWords(each.price),
    when: whenInWords(each),
    now: each.status === "free",
    checked: compared.includes(each.id),
    strip: stripOf([each], body, look.scale),
  });
  return {
    ...one(unit),
    at: at + 1,
    fold: `kind-${unit.body.id}-${unit.square}`,
    strip: stripOf(kind, body, look.scale),
    area: squareMetres(unit.square),
    body: unit.body.number,
    floors: kind.length > 1 ? floorsInWords(kind) : `этаж ${floorNumber(unit.floor.number)}`,
    ...priceInWords(kind),
    rate: ratesInWords(kind),
    count: plural(kind.length, "вариант", "варианта", "вариантов"),
    when: words,
    now,
    variants: kind.length > 1 ? kind.map(one) : [],
  };
}
