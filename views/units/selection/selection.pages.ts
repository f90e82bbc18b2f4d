import { known } from "../../content/content.ts";
import { definePage } from "../../layout/define-page.ts";
import { photoSheets } from "../../layout/sheets.ts";
import { parkName } from "../../park/park-name.ts";
import { dayInPark } from "../../ui/format.ts";
import { askedKinds } from "../ask/Ask.tsx";
import { loadUnitResults } from "../list/rent-results.ts";
import { selectionFilter } from "../units.filter.ts";
import { OfficeSelectionPage } from "./OfficeSelectionPage.tsx";

/** The question, and the units that match. */
export const officeSelectionPage = definePage({
  route: "officeSelection",
  filter: selectionFilter,
  load(request) {
    const { query, content, park, now } = request;
    const { type, ...chosen } = selectionFilter.read(query);
    const { types } = known(content.placement);
    const offered = park.categories.filter(({ id }) => types.some((offer) => offer.id === id));
    const category = offered.find(({ id }) => id === type) ?? offered[0];
    const kinds = askedKinds(offered, (id) => content.stock[id]);
    return {
      kinds,
      category,
      chosen,
      results: query.size > 0 && category ? loadUnitResults(request, category, chosen) : undefined,
      today: dayInPark(now),
    };
  },
  view: OfficeSelectionPage,
  head: ({ results }) => ({
    title: `Подобрать офис, склад или магазин — ${parkName.quoted}`,
    description: `Скажите, что ищете, сколько вас, какой бюджет в месяц и к какому числу въехать, — и увидите свободные помещения парка ${parkName.quoted} с ценой и планом.`,
    crumbs: [{ text: "Подбор помещения" }],
    sheets: ["lists", ...(results ? photoSheets(results.stock) : [])],
    image: "office",
    noindex: results !== undefined,
  }),
});
