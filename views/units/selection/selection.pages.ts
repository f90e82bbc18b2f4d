import { wantedKind } from "../../content/unit.ts";
import { defineFragment, type FragmentRequest } from "../../layout/define-fragment.ts";
import { definePage } from "../../layout/define-page.ts";
import { photoSheets } from "../../layout/sheets.ts";
import { parkName } from "../../park/park-name.ts";
import { fragments, href, withQuery } from "../../routes.ts";
import { dayInPark, listed } from "../../ui/format.ts";
import { type AskedKind, askedKinds } from "../ask/Ask.tsx";
import { groupAlike } from "../ledger/row-groups.ts";
import { loadUnitResults } from "../list/rent-results.ts";
import { inOrder } from "../list-order.ts";
import { selectionFilter } from "../units.filter.ts";
import { OfficeSelectionPage, SelectionFragment } from "./OfficeSelectionPage.tsx";

/** Rows below the question before anything is asked. */
const bestMax = 3;

/** The question, and the units that match. Without parameters of the API it stands for all kinds, without bounds. */
function loadSelection(request: FragmentRequest) {
  const { query, content, park, now } = request;
  const { type, ...chosen } = selectionFilter.read(query);
  const { types, cost, square } = content.placement ?? {};
  const offered = park.categories.filter(({ id }) => !types || types.some((offer) => offer.id === id));
  const category = offered.find(({ id }) => id === type) ?? offered[0];
  const results = category && content.stock[category.id] ? loadUnitResults(request, category, chosen) : undefined;
  const free = results && query.size === 0 ? results.stock.filter(({ status }) => status === "free") : undefined;
  return {
    kinds: askedKinds(offered, (id) => content.stock[id]),
    category,
    chosen,
    bounds: { cost, square },
    results,
    best: free && groupAlike(inOrder(free, undefined)).slice(0, bestMax),
    claims: request.site.claims,
    today: dayInPark(now),
  };
}

/** «Подобрать офис, склад или магазин», of what the park lets. */
function titleOf(kinds: readonly AskedKind[]): string {
  const wanted = new Set(kinds.map(({ category }) => wantedKind(category)));
  return `Подобрать ${listed([...wanted], "или") || "помещение"} — ${parkName.quoted}`;
}

export const officeSelectionPage = definePage({
  route: "officeSelection",
  filter: selectionFilter,
  load: loadSelection,
  view: OfficeSelectionPage,
  head: ({ kinds, results, best }) => ({
    title: titleOf(kinds),
    description: `Скажите, что ищете, сколько вас, какой бюджет в месяц и к какому числу въехать, — и увидите свободные помещения парка ${parkName.quoted}${results?.stock.some(({ price }) => price > 0) ? " с ценой" : ""}.`,
    crumbs: [{ text: "Подбор помещения" }],
    sheets: ["lists", ...(results ? photoSheets(results.stock) : [])],
    image: "office",
    noindex: results !== undefined && best === undefined,
  }),
});

/** The answers of the selection, for every change of its question. */
export const selectionFragment = defineFragment({
  path: fragments.selection,
  filter: selectionFilter,
  load(request) {
    const selection = loadSelection(request);
    return { ...selection, title: titleOf(selection.kinds), asked: request.query };
  },
  view: SelectionFragment,
  address: ({ asked }) => ({ url: withQuery(href("officeSelection", {}), asked), step: "push" }),
});
