import { joins } from "../../../views/content/joins.ts";
import { unitTitle } from "../../../views/content/unit-words.ts";
import { floorNumber, rubles } from "../../../views/kit/format.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import { href } from "../../../views/routes.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import { UnitSheet } from "../../../views/units/sheet/UnitSheet.tsx";
import { realEstateListing } from "../../../views/units/unit/real-estate-listing.jsonld.ts";
import { sameFloorUnits, similarUnits } from "../../../views/units/unit/similar-units.ts";
import { teamIn, teamKey, teamQuery } from "../../../views/units/unit/team.ts";
import { UnitPage } from "../../../views/units/unit/UnitPage.tsx";
import { type Ask, definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";
import { shareName } from "../sharing/share-address.ts";

const similarMax = 4;
const titleLettersMax = 65;

/** A unit and what its sheet says of it. */
async function loadUnit({ params, query, content, park }: Pick<Ask<"unit">, "params" | "query" | "content" | "park">) {
  const [unit, parking] = await Promise.all([content.unit(Number(params.id)), orElse(content.parking(), undefined)]);
  return (
    unit && {
      unit,
      building: park.buildings.find(({ id }) => id === unit.building.id),
      site: park.site,
      metro: park.metro,
      lease: park.lease,
      parking,
      people: unit.category === "office" ? teamIn(query) : undefined,
    }
  );
}

/** One unit: costs, location and alternatives. */
export const unitPage = definePage({
  route: "unit",
  guards: ["id"],
  filter: { keys: [teamKey], canonicalQuery: teamQuery },
  async load(ask) {
    const { content, park } = ask;
    const [loaded, all] = await Promise.all([loadUnit(ask), content.allUnits()]);
    if (!loaded) return undefined;
    const { unit } = loaded;
    return {
      ...loaded,
      category: park.categories.find(({ id }) => id === unit.category),
      sameFloor: sameFloorUnits(unit, all),
      similar: similarUnits(unit, all, similarMax),
      joined: joins(unit, all, park.buildings),
    };
  },
  view: UnitPage,
  head({ unit, building, category, url, people, claims }) {
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
      image: shareName({ kind: "units", unit, building }),
      noindex: people !== undefined,
      structured: () => [realEstateListing(unit, url)],
    };
  },
});

/** The same unit on one A4 page. Searchers know the unit's page. */
export const unitSheetPage = definePage({
  route: "unitSheet",
  guards: ["id"],
  filter: { keys: [teamKey], canonicalQuery: teamQuery },
  load: loadUnit,
  view: UnitSheet,
  head({ unit, building }) {
    const page = href("unit", { id: unit.id });
    return {
      title: `${unitTitle(unit)}, № ${unit.number}: лист А4`,
      description: headDescription(
        `${unitTitle(unit)}, помещение ${unit.number}: план, размеры, цена, условия и дорога на одном листе А4.`,
        "Его можно распечатать или переслать коллегам.",
      ),
      canonical: page,
      crumbs: [{ text: `Помещение ${unit.number}`, href: page }, { text: "Лист А4" }],
      sheets: ["unit", "sheet"],
      image: shareName({ kind: "units", unit, building }),
      noindex: true,
    };
  },
});
