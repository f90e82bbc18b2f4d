import { Eta } from "eta";
import { typeset } from "../../server/render/typeset.ts";
import { cellOf } from "../../views/content-words/row-facts.ts";
import { floorNumber, plural, priceWords, squareMetres } from "../../views/kit/format.ts";
import type { Kind } from "../../views/units/ledger/kinds.ts";
import { ownRows } from "../../views/units/ledger/Ledger.tsx";
import {
  floorsInWords,
  kindWhen,
  priceInWords,
  ratesInWords,
  whenInWords,
} from "../../views/units/ledger/ledger-words.ts";
import type { RowGroup } from "../../views/units/ledger/row-groups.ts";
import { stripOf } from "../../views/units/ledger/strip.ts";
import type { RentResults } from "../../views/units/list/rent-results.ts";
import type { Pavilion } from "../../views/units/pavilion.ts";
import { unitHref } from "../../views/units/unit/team.ts";

const strip = `<% if (s.strip) { %><svg width="<%= s.strip.width %>" height="<%= s.strip.height %>" aria-hidden="true"><% for (const u of s.strip.units) { %><path stroke-width="<%= u.depth %>" d="<%= u.lines %>"></path><% } %></svg><% } %>`;
const tick = `<input type="checkbox" form="filter" aria-label="Сравнить <%= s.number %>" name="compare"<% if (s.checked) { %> checked=""<% } %> value="<%= s.id %>"/>`;
const where = `<span class="where"><i>корпус </i><b class="building-sign"><%= s.body %></b><i>, </i><span><%= s.floors %><i>, </i><small><%= s.said %></small><i>, </i></span></span>`;
const rent = `<b class="sum"><% if (s.from) { %><span class="from"><%= s.from %></span><% } %><%= s.price %><i> в месяц, </i></b> <span class="rate"><%= s.rate %><% if (s.rate) { %><i>, </i><% } %></span> <span class="<%= s.now ? "told" : "told later" %>"><i>свободно </i><%= s.when %></span>`;
const cells = `${strip}<b class="area"><%= s.area %><i>, </i></b> ${where} ${rent}`;
const heads = `<thead><tr><th>Номер</th><th>Этаж</th><th>В месяц</th><th>За м²</th><% for (const one of s.columns) { %><th><%= one %></th><% } %><th>Можно занять</th><td></td></tr></thead>`;
const variant = `<tr><td><a href="<%= s.href %>"><%= s.number %></a></td><td><%= s.floor %></td><td><b><%= s.price %></b></td><td><%= s.rate %></td><% for (const fact of s.facts) { %><td><%= fact %></td><% } %><td><% if (s.now) { %><b>сейчас</b><% } else { %><%= s.when %><% } %></td><td>${tick}</td></tr>`;

/** An eta row, byte-identical to React's `UnitRow` and `KindRow`. Its words come from the same functions. */
const row = `<% { const s = it.row %><% if (s.variants.length === 0) { %><li class="one"><a href="<%= s.href %>">${cells}</a>${tick}</li><% } else { %><li><details class="same" id="<%= s.fold %>"><summary>${cells}</summary><table>${heads}<tbody><% for (const s of it.row.variants) { %>${variant}<% } %></tbody></table></details></li><% } %><% } %>`;

/** A page of the site as text, and the results on it. */
export type Example = { html: string; results: RentResults };

/**
 * The listing in eta, from one rendered page for each order and length of the list, with unit `compared` ticked. To
 * favour eta, everything but the rows, their count and the compared unit is static text. Rows are typeset once.
 */
export function etaListing(examples: readonly Example[], compared: number): (results: RentResults) => string {
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
    const { listing, groups: all, look, chosen } = results;
    const ids = chosen.compare ?? [];
    const elsewhere = ids.filter((id) => listing.items.every(({ units }) => units.every((unit) => unit.id !== id)));
    const hidden = elsewhere.map(hiddenTick).join("");
    const groups = all.map((group) => {
      const rows = ownRows(listing.items, group).map(({ units }) => rowOf(rowWords(units, look, ids)));
      return rows.length > 0 ? `${shell.heads.get(group.id)}${rows.join("")}</ul></section>` : "";
    });
    const after = shell.after.replaceAll(`compare=${compared}`, `compare=${ids[0]}`);
    return `${shell.before}${hidden}${groups.join("")}${after}`;
  };
}

/** A compared unit of another page stays in the comparison. */
const hiddenTick = (id: number) =>
  `<input type="checkbox" class="visually-hidden" form="filter" tabindex="-1" aria-hidden="true" name="compare" checked="" value="${id}"/>`;

const keyOf = ({ chosen, listing }: RentResults) => `${chosen.sort} ${listing.pagination.limit}`;

/** The page around the rows: the text before the results, the head of each group, and the rest. */
function shellOf({ html, results }: Example) {
  const begin = html.indexOf('tabindex="-1">', html.indexOf('id="results"')) + 'tabindex="-1">'.length;
  const end = html.indexOf('<div id="more">', begin);
  const head = ({ id }: RowGroup): [string, string] => {
    const list = html.indexOf(`id="rows-${id}">`, begin);
    return [id, html.slice(html.lastIndexOf('<section class="group">', list), list + `id="rows-${id}">`.length)];
  };
  return { before: html.slice(0, begin), after: html.slice(end), heads: new Map(results.groups.map(head)) };
}

type Look = RentResults["look"];

function rowWords(kind: Kind, look: Look, compared: readonly number[]) {
  const [unit] = kind;
  const body = look.bodies.find(({ id }) => id === unit.body.id);
  const { words, now } = kindWhen(kind);
  const one = (each: Pavilion) => ({
    id: each.id,
    href: unitHref(each),
    number: each.number,
    floor: floorNumber(each.floor.number),
    facts: look.columns.map((label) => cellOf(each, label)?.text),
    price: priceWords(each.price),
    rate: ratesInWords([each]),
    when: whenInWords(each),
    now: each.status === "free",
    checked: compared.includes(each.id),
  });
  const said = kind.length > 1 ? plural(kind.length, "вариант", "варианта", "вариантов") : undefined;
  return {
    ...one(unit),
    columns: look.columns,
    fold: `kind-${unit.body.id}-${unit.square}`,
    strip: stripOf(kind, body, look.scale),
    area: squareMetres(unit.square),
    body: unit.body.number,
    floors: kind.length > 1 ? floorsInWords(kind) : `этаж ${floorNumber(unit.floor.number)}`,
    said: said ?? [unit.number, one(unit).facts[0]].filter(Boolean).join(" · "),
    ...priceInWords(kind),
    rate: ratesInWords(kind),
    when: words,
    now,
    variants: kind.length > 1 ? kind.map(one) : [],
  };
}
