import { floorNumber, plural } from "../../../views/kit/format.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { PlanPage } from "../../../views/units/plan/PlanPage.tsx";
import { planPlace, planQuery } from "../../../views/units/plan/plan-choice.ts";
import { definePage } from "../define-page.ts";

/** The park's scheme by building and floor, down to free units. */
export const planPage = definePage({
  route: "plan",
  filter: { keys: [], canonicalQuery: planQuery },
  async load({ query, content, park, site }) {
    return {
      units: await content.allUnits(),
      site: park.site,
      lat: park.contacts.coordinates?.lat,
      hasFloors: site.floors2gisId !== undefined,
      ...planPlace(query, park.buildings),
    };
  },
  view: PlanPage,
  head({ buildings, units, building, floor }) {
    const name = parkName.quoted;
    const free = (n: number) => plural(n, "свободное помещение", "свободных помещения", "свободных помещений");
    const planned = units.some(({ place }) => place !== undefined);
    if (!building) {
      return {
        title: `Схема корпусов ${parkName.kind.genitive} ${name}`,
        description: `Схема ${parkName.kind.genitive} ${name}: ${plural(buildings.length, "корпус", "корпуса", "корпусов")}, ${planned ? "планы этажей и " : ""}${free(units.length)}. От общего плана — к корпусу, этажу и помещению с ценой.`,
        crumbs: [{ text: "Схема корпусов" }],
        sheets: ["page", "plan"],
        image: "plan",
      };
    }
    const own = units.filter(
      (unit) => unit.building.id === building.id && (floor === undefined || unit.floor.number === floor),
    );
    const place = `Корпус ${building.number}${floor === undefined ? "" : `, этаж ${floorNumber(floor)}`}`;
    return {
      title: `${place}: план и помещения — ${parkName.kind.nominative} ${name}`,
      description: `${place} ${parkName.kind.genitive} ${name}: ${floor === undefined ? "поэтажный список" : planned ? "план этажа" : "список помещений"}, ${own.length > 0 ? `${free(own.length)} с площадью, ценой в месяц с НДС и сроком, с которого можно въехать` : "сейчас всё сдано"}.`,
      canonical: href("plan", {}, { body: building.id, floor }),
      crumbs: [
        { text: "Схема корпусов", href: href("plan", {}) },
        ...(floor === undefined
          ? [{ text: place }]
          : [
              { text: `Корпус ${building.number}`, href: href("plan", {}, { body: building.id }) },
              { text: `Этаж ${floorNumber(floor)}` },
            ]),
      ],
      sheets: ["page", "unit", "plan"],
      image: "plan",
      noindex: floor !== undefined && own.length === 0,
    };
  },
});
