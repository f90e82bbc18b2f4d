import { known, unitOf } from "../../content/content.ts";
import { joins } from "../../content/joins.ts";
import { promotionFor, runningPromotions } from "../../content/news-item.ts";
import { buildingOf } from "../../content/park.ts";
import { definePage, type PageRequest } from "../../layout/define-page.ts";
import { questionOf } from "../ask/question.ts";
import { OfferSheet } from "../sheet/OfferSheet.tsx";
import { alikeUnits, sameFloorUnits, similarUnits } from "./near-offers.ts";
import { questionFilter } from "./team.filter.ts";
import { UnitPage } from "./UnitPage.tsx";
import { offerSheetHead, unitHead } from "./unit.head.ts";

const [similarMax, alikeMax] = [4, 6];

/** A unit and what its sheet says of it. */
function loadUnit({ params, content, park }: Pick<PageRequest<"unit">, "params" | "content" | "park">) {
  const unit = unitOf(content, Number(params.id));
  return (
    unit && {
      unit,
      building: buildingOf(park.buildings, unit),
      site: park.site,
      metro: park.metro,
      lease: park.lease,
      parking: content.parking,
      sameFloor: sameFloorUnits(unit, known(content.units)),
    }
  );
}

/** One unit: costs, location and alternatives. */
export const unitPage = definePage({
  route: "unit",
  guards: ["id"],
  filter: questionFilter,
  load(request) {
    const { content, park, now, query } = request;
    const loaded = loadUnit(request);
    if (!loaded) return undefined;
    const all = known(content.units);
    const { unit } = loaded;
    return {
      ...loaded,
      question: questionOf(questionFilter.read(query), unit.category),
      category: park.categories.find(({ id }) => id === unit.category),
      alike: alikeUnits(unit, all, alikeMax),
      similar: similarUnits(unit, all, similarMax),
      joined: joins(unit, all, park.buildings),
      promotion: promotionFor(unit, runningPromotions(content.news ?? [], now)),
    };
  },
  view: UnitPage,
  head: unitHead,
});

/** The same unit on one A4 page. Search engines index the unit's page instead. */
export const unitSheetPage = definePage({
  route: "unitSheet",
  guards: ["id"],
  filter: questionFilter,
  load(request) {
    const loaded = loadUnit(request);
    if (!loaded) return undefined;
    const { people } = questionOf(questionFilter.read(request.query), loaded.unit.category);
    return { ...loaded, together: undefined, people };
  },
  view: OfferSheet,
  head: offerSheetHead,
});
