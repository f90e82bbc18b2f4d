import { joins } from "../../../views/content/joins.ts";
import { unitTitle } from "../../../views/content/unit-words.ts";
import { floorNumber, rubles } from "../../../views/kit/format.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import { href } from "../../../views/routes.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import { realEstateListing } from "../../../views/units/unit/real-estate-listing.jsonld.ts";
import { sameFloorUnits, similarUnits } from "../../../views/units/unit/similar-units.ts";
import { teamIn, teamKey, teamQuery } from "../../../views/units/unit/team.ts";
import { UnitPage } from "../../../views/units/unit/UnitPage.tsx";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

const similarMax = 4;
const titleLettersMax = 65;

/** One unit: costs, location and alternatives. */
export const unitPage = definePage({
  route: "unit",
  guards: ["id"],
  filter: { keys: [teamKey], canonicalQuery: teamQuery },
  async load({ params, query, content, park }) {
    const [unit, all, parking] = await Promise.all([
      content.unit(Number(params.id)),
      content.allUnits(),
      orElse(content.parking(), undefined),
    ]);
    if (!unit) return undefined;
    return {
      unit,
      building: park.buildings.find(({ id }) => id === unit.building.id),
      category: park.categories.find(({ id }) => id === unit.category),
      sameFloor: sameFloorUnits(unit, all),
      similar: similarUnits(unit, all, similarMax),
      joined: joins(unit, all, park.buildings),
      site: park.site,
      metro: park.metro,
      lease: park.lease,
      parking,
      people: unit.category === "office" ? teamIn(query) : undefined,
    };
  },
  view: UnitPage,
  head({ unit, category, url, people, claims }) {
    const name = `${unitTitle(unit)}, № ${unit.number}`;
    const offer = unit.price > 0 ? `${name} — ${rubles(unit.price)}` : name;
    const title = unit.price > 0 ? `${offer} в месяц` : `${name} — цена по запросу`;
    const plan = href("plan", {}, { body: unit.building.id });
    return {
      title: title.length > titleLettersMax ? offer : title,
      description: headDescription(
        `${claims ? "Аренда без комиссии" : "Аренда"}: ${unitTitle(unit)}, этаж ${floorNumber(unit.floor.number)}, помещение ${unit.number}.`,
        unit.rate > 0 && `${rubles(unit.rate)} за м² в месяц ${withVat(claims)}.`,
        "План этажа и стоимость.",
      ),
      crumbs: [
        ...(category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : []),
        { text: `Корпус ${unit.building.number}`, href: plan },
        { text: `Помещение ${unit.number}` },
      ],
      sheets: ["unit", ...photoSheets([unit])],
      image: "unit",
      noindex: people !== undefined,
      structured: () => [realEstateListing(unit, url)],
    };
  },
});
