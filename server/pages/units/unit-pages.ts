import { joins } from "../../../views/content/joins.ts";
import { buildingOf } from "../../../views/content/park.ts";
import { promotionFor, runningPromotions } from "../../../views/content/promotion.ts";
import { UnitSheet } from "../../../views/units/sheet/UnitSheet.tsx";
import { sameFloorUnits, similarUnits } from "../../../views/units/unit/similar-units.ts";
import { teamFilter } from "../../../views/units/unit/team.filter.ts";
import { UnitPage } from "../../../views/units/unit/UnitPage.tsx";
import { unitHead, unitSheetHead } from "../../../views/units/unit/unit.head.ts";
import { type Ask, definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

const similarMax = 4;

/** A unit and what its sheet says of it. */
async function loadUnit({ params, query, content, park }: Pick<Ask<"unit">, "params" | "query" | "content" | "park">) {
  const [unit, parking] = await Promise.all([content.unit(Number(params.id)), orElse(content.parking(), undefined)]);
  return (
    unit && {
      unit,
      building: buildingOf(park.buildings, unit),
      site: park.site,
      metro: park.metro,
      lease: park.lease,
      parking,
      people: unit.category === "office" ? teamFilter.read(query).people : undefined,
    }
  );
}

/** One unit: costs, location and alternatives. */
export const unitPage = definePage({
  route: "unit",
  guards: ["id"],
  filter: teamFilter,
  async load(ask) {
    const { content, park, now } = ask;
    const [loaded, all, news] = await Promise.all([loadUnit(ask), content.allUnits(), orElse(content.allNews(), [])]);
    if (!loaded) return undefined;
    const { unit } = loaded;
    return {
      ...loaded,
      category: park.categories.find(({ id }) => id === unit.category),
      sameFloor: sameFloorUnits(unit, all),
      similar: similarUnits(unit, all, similarMax),
      joined: joins(unit, all, park.buildings),
      promotion: promotionFor(unit, runningPromotions(news, now)),
    };
  },
  view: UnitPage,
  head: unitHead,
});

/** The same unit on one A4 page. Search engines index the unit's page instead. */
export const unitSheetPage = definePage({
  route: "unitSheet",
  guards: ["id"],
  filter: teamFilter,
  load: loadUnit,
  view: UnitSheet,
  head: unitSheetHead,
});
