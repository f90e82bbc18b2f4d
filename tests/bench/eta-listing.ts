import { Eta } from "eta";
import { floorRows } from "../../views/drawings/floor-rows.ts";
import { palette } from "../../views/drawings/palette.ts";
import { r1 } from "../../views/drawings/path.ts";
import { dayAndMonth, rubles, squareMetres } from "../../views/kit/format.ts";
import type { Body } from "../../views/park/park.ts";
import { href } from "../../views/routes.ts";
import { listOrders } from "../../views/units/list-orders.ts";
import type { Pavilion } from "../../views/units/pavilion.ts";
import { floorOfFloors, pavilionTitle, unitClass, unitFinish } from "../../views/units/pavilion-words.ts";
import { pavilionsFilter } from "../../views/units/pavilions.filter.ts";
import type { PavilionResultsProps } from "../../views/units/rent-results.ts";

/**
 * A unit's card in eta, to the byte what React makes of `RentCard`; words and measures come from the same functions.
 */
const card = `<li><article class="card pavilion"><h2 class="card-title"><a class="cover-link" href="<%= unit.href %>"><%= unit.title %></a></h2><div class="price"><p class="price-month"><span class="num"><%= unit.price %></span> в месяц</p><p class="price-rate"><%= unit.rate %>/м² в месяц · <span class="nowrap">с НДС 22 %</span> и эксплуатацией</p></div><% if (unit.outline) { const o = unit.outline %><svg class="unit-outline" viewBox="-1 -1 <%= o.width + 2 %> <%= o.height + 2 %>" width="<%= o.width + 2 %>" height="<%= o.height + 2 %>" role="img"><title>Место на этаже: <%= unit.square %></title><path d="<%= o.rows %>" fill="${palette.taken}" stroke="#b9b3a6"></path><rect x="<%= o.x %>" y="<%= o.y %>" width="<%= o.unitWidth %>" height="<%= o.unitHeight %>" fill="${palette.copper}"></rect></svg><% } %><dl><% for (const [name, value] of unit.facts) { %><div><dt><%= name %></dt><dd><%= value %></dd></div><% } %></dl><div class="card-foot"><% if (unit.free) { %><span class="free">Свободно сейчас</span><% } else { %><span class="free free-soon"><% if (unit.availableFrom) { %>Свободно с <time dateTime="<%= unit.availableFrom %>"><%= unit.freeFrom %></time><% } else { %>Скоро освободится<% } %></span><% } %><label class="compare"><input type="checkbox" id="compare-<%= unit.id %>" form="filter" name="compare"<% if (unit.checked) { %> checked=""<% } %> value="<%= unit.id %>"/>Сравнить<span class="visually-hidden">: <%= unit.title %></span></label></div><a class="button button-outline" href="/requests/rent?pavilionId=<%= unit.id %>" hx-get="/fragments/requests/rent?pavilionId=<%= unit.id %>" hx-target="#dialogs" hx-swap="innerHTML" hx-sync="this:drop">Оставить заявку</a></article></li>`;

const sorts = `<% for (const { value, text } of it.sorts) { %><option value="<%= value %>"<% if (value === it.sort) { %> selected=""<% } %>><%= text %></option><% } %>`;

/** A compared unit that is not in the list keeps its place in the comparison. */
const resultsBegin = '<div id="results" class="stack">';
const elsewhere = `<% for (const id of it.elsewhere) { %><input type="hidden" form="filter" name="compare" value="<%= id %>"/><% } %>`;

/** A page of the site as text, and the query that it answers. */
export type Example = { html: string; results: PavilionResultsProps };

/**
 * The listing as an eta template, made of one rendered page. In eta's favour, all that a sort, a limit and one compared
 * unit do not change (menus, filters, questions, notices) is text of the template; what they change is filled in.
 */
export function etaListing({ html, results }: Example): (results: PavilionResultsProps) => string {
  const example = words(results);
  const begin = html.indexOf("<li>", html.indexOf('<ul class="cards'));
  const end = html.lastIndexOf("</article></li>") + "</article></li>".length;
  const template = [
    [html.slice(begin, end), `<% for (const unit of it.units) { %>${card}<% } %>`],
    [example.next, "<%~ it.next %>"],
    [example.query, "<%~ it.query %>"],
    [limitInput(example.limit), `<% if (it.chosenLimit) { %>${limitInput("<%= it.chosenLimit %>")}<% } %>`],
    [`Показать ещё <!-- -->${example.left}`, "Показать ещё <!-- --><%= it.left %>"],
    [resultsBegin, `${resultsBegin}${elsewhere}`],
    [between(html, '<select id="sort" name="sort" form="filter">', "</select>"), sorts],
  ].reduce((text, [from = "", to = ""]) => text.replaceAll(from, () => to), html);
  const engine = new Eta({ cache: true, autoEscape: true });
  engine.loadTemplate("@listing", template);
  return (results) => engine.render("@listing", words(results));
}

function between(text: string, before: string, after: string): string {
  const begin = text.indexOf(before) + before.length;
  return text.slice(begin, text.indexOf(after, begin));
}

const limitInput = (value: string | number) => `<input type="hidden" name="limit" value="${value}"/>`;

const attribute = (query: URLSearchParams) => String(query).replaceAll("&", "&amp;");

/** What the template fills in. */
function words({ chosen, listing, bodies }: PavilionResultsProps) {
  const { limit, total } = listing.pagination;
  const { compare = [] } = chosen;
  return {
    elsewhere: compare.filter((id) => listing.items.every((unit) => unit.id !== id)),
    units: listing.items.map((unit) => unitWords(unit, bodies, compare)),
    query: attribute(pavilionsFilter.canonical(chosen)),
    next: attribute(pavilionsFilter.canonical({ ...chosen, page: 2 })),
    sorts: listOrders,
    sort: chosen.sort ?? "",
    limit,
    chosenLimit: chosen.limit,
    left: Math.min(limit, total - limit),
  };
}

function unitWords(unit: Pavilion, bodies: readonly Body[], compared: readonly number[]) {
  const body = bodies.find(({ id }) => id === unit.body.id);
  return {
    id: unit.id,
    href: href("pavilion", { id: unit.id }),
    title: pavilionTitle(unit),
    price: rubles(unit.price),
    rate: rubles(unit.rate),
    square: squareMetres(unit.square),
    outline: outlineOf(unit, body),
    facts: [
      ["Помещение", unit.number],
      ["Этаж", floorOfFloors(unit, body)],
      ["Отделка", unitFinish(unit)],
      ["Класс", unitClass(unit, body)],
    ].filter(([, value]) => value),
    free: unit.status === "free",
    availableFrom: unit.availableFrom,
    freeFrom: unit.availableFrom ? dayAndMonth(unit.availableFrom) : "",
    checked: compared.includes(unit.id),
  };
}

function outlineOf({ place }: Pavilion, body: Body | undefined) {
  const floor = place && floorRows(body, place);
  if (!place || !floor) return undefined;
  const { length, depth, rows, rowDepth, top } = floor;
  const k = Math.min(300 / length, 44 / depth);
  const [width, height] = [r1(length * k), r1(depth * k)];
  const row = (_: unknown, n: number) => `M0 ${r1(top(n) * k)}h${width}v${r1(rowDepth * k)}H0Z`;
  return {
    width,
    height,
    rows: Array.from({ length: rows }, row).join(""),
    x: r1(place.offset * k),
    y: r1(top(place.row) * k),
    unitWidth: r1(place.width * k),
    unitHeight: r1(place.depth * k),
  };
}
