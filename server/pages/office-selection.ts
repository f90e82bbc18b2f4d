import { pavilionQuery } from "../../views/filters/pavilions.filter.ts";
import { pavilionsFor, selectionFilter } from "../../views/filters/selection.filter.ts";
import { inShowingOrder } from "../../views/model/size-classes.ts";
import { OfficeSelectionPage } from "../../views/pages/OfficeSelectionPage.tsx";
import { href } from "../../views/routes.ts";
import { NBSP } from "../../views/text/format.ts";
import { definePage } from "./define-page.ts";

const shownMax = 6;

/** `/podbor-ofisa`: three questions, and the units that answer them. */
export const officeSelectionPage = definePage({
  route: "officeSelection",
  canonicalQuery: selectionFilter.canonicalQuery,
  async load({ query, content }) {
    const [park, parameters] = await Promise.all([content.park(), content.placementParameters()]);
    const chosen = selectionFilter.read(query);
    const type = parameters.types.find(({ id }) => id === chosen.type) ?? parameters.types[0];
    const category = park.categories.find(({ id }) => id === type?.id);
    const asked = query.size > 0 && category !== undefined;
    const wanted = pavilionsFor(chosen);
    const listing = asked ? await content.pavilions(pavilionQuery(category.id, wanted)) : undefined;
    return {
      parameters,
      chosen,
      category,
      bodies: park.bodies,
      wanted,
      found: listing && {
        total: listing.pagination.total,
        units: inShowingOrder(listing.items).slice(0, shownMax),
      },
    };
  },
  view: OfficeSelectionPage,
  head: ({ found }) => ({
    title: `Подбор офиса за${NBSP}три шага — бизнес-парк «Параллель${NBSP}55»`,
    description: `Ответьте на три вопроса — что нужно, сколько сотрудников или метров, какой бюджет в месяц — и увидите свободные помещения парка «Параллель${NBSP}55» с ценой и планом.`,
    canonical: href("officeSelection", {}),
    crumbs: [{ text: "Подбор офиса" }],
    image: "office",
    noindex: found !== undefined,
  }),
});
