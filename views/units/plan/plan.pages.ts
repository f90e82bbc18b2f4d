import { known } from "../../content/content.ts";
import { definePage, type HeadOf } from "../../layout/define-page.ts";
import { parkName } from "../../park/park-name.ts";
import { href } from "../../routes.ts";
import { floorNumber, plural } from "../../ui/format.ts";
import { PlanPage } from "./PlanPage.tsx";
import { planFilter, planPlace } from "./plan.filter.ts";

const planHead: HeadOf<typeof PlanPage> = ({ buildings, units, building, floor }) => {
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
  const shown = units.filter(
    (unit) => unit.building.id === building.id && (floor === undefined || unit.floor.number === floor),
  );
  const place = `Корпус ${building.number}${floor === undefined ? "" : `, этаж ${floorNumber(floor)}`}`;
  return {
    title: `${place}: план и помещения — ${parkName.kind.nominative} ${name}`,
    description: `${place} ${parkName.kind.genitive} ${name}: ${floor === undefined ? "поэтажный список" : planned ? "план этажа" : "список помещений"}, ${shown.length > 0 ? `${free(shown.length)} с площадью, ценой в месяц с НДС и сроком, с которого можно въехать` : "сейчас всё сдано"}.`,
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
    sheets: ["page", "plan"],
    image: "plan",
    noindex: floor !== undefined && shown.length === 0,
  };
};

/** The park's scheme by building and floor, down to free units. */
export const planPage = definePage({
  route: "plan",
  filter: planFilter,
  load({ query, content, park, site }) {
    return {
      units: known(content.units),
      site: park.site,
      hasFloors: site.widgets.floors2gis !== undefined,
      ...planPlace(query, park.buildings),
    };
  },
  view: PlanPage,
  head: planHead,
});
