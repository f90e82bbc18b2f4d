import { floorNumber, rubles } from "../../../views/kit/format.ts";
import { headDescription } from "../../../views/layout/head-text.ts";
import { withVat } from "../../../views/park/vat-words.ts";
import { href } from "../../../views/routes.ts";
import { joins } from "../../../views/units/joins.ts";
import { pavilionTitle } from "../../../views/units/pavilion-words.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import { PavilionPage } from "../../../views/units/unit/PavilionPage.tsx";
import { realEstateListing } from "../../../views/units/unit/real-estate-listing.jsonld.ts";
import { sameFloorUnits, similarUnits } from "../../../views/units/unit/similar-units.ts";
import { teamIn, teamKey, teamQuery } from "../../../views/units/unit/team.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

const similarMax = 4;
const titleLettersMax = 65;

/** One unit: costs, location and alternatives. */
export const pavilionPage = definePage({
  route: "pavilion",
  guards: ["id"],
  filter: { keys: [teamKey], canonicalQuery: teamQuery },
  async load({ params, query, content, park }) {
    const [unit, all, parking] = await Promise.all([
      content.pavilion(Number(params.id)),
      content.allPavilions(),
      orElse(content.parking(), undefined),
    ]);
    if (!unit) return undefined;
    return {
      unit,
      body: park.bodies.find(({ id }) => id === unit.body.id),
      category: park.categories.find(({ id }) => id === unit.category),
      sameFloor: sameFloorUnits(unit, all),
      similar: similarUnits(unit, all, similarMax),
      joined: joins(unit, all, park.bodies),
      site: park.site,
      parking,
      people: unit.category === "office" ? teamIn(query) : undefined,
    };
  },
  view: PavilionPage,
  head({ unit, category, url, people, statements }) {
    const name = `${pavilionTitle(unit)}, № ${unit.number}`;
    const offer = unit.price > 0 ? `${name} — ${rubles(unit.price)}` : name;
    const title = unit.price > 0 ? `${offer} в месяц` : `${name} — цена по запросу`;
    const plan = href("plan", {}, { body: unit.body.id });
    return {
      title: title.length > titleLettersMax ? offer : title,
      description: headDescription(
        `${statements ? "Аренда без комиссии" : "Аренда"}: ${pavilionTitle(unit)}, этаж ${floorNumber(unit.floor.number)}, помещение ${unit.number}.`,
        unit.rate > 0 && `${rubles(unit.rate)} за м² в месяц ${withVat(statements)}.`,
        "План этажа и стоимость.",
      ),
      crumbs: [
        ...(category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : []),
        { text: `Корпус ${unit.body.number}`, href: plan },
        { text: `Помещение ${unit.number}` },
      ],
      sheets: ["unit", ...photoSheets([unit])],
      image: "pavilion",
      noindex: people !== undefined,
      structured: () => [realEstateListing(unit, url)],
    };
  },
});
