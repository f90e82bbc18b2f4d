import { known } from "../../content/content.ts";
import type { Building } from "../../content/park.ts";
import { defineFilter } from "../../filters/define-filter.ts";
import { exactNumber, ids } from "../../filters/filter-fields.ts";
import { definePage } from "../../layout/define-page.ts";
import { parkName } from "../../park/park-name.ts";
import { href } from "../../routes.ts";
import { buildingTitle, buildingWords, floorNumber, phrase, plural } from "../../ui/format.ts";
import { PlanPage } from "./PlanPage.tsx";

/** The query of the plan: the id of a building, and with it the number of a floor. */
export const planFilter = defineFilter<{ body: number[]; floor: number }>({
  fields: { body: ids({ max: 1 }), floor: exactNumber({ min: -999, max: 999 }) },
  settle: (chosen) => (chosen.body ? chosen : {}),
});

/** The place that a query means: an unknown building is the whole park, an unknown floor the nearest there is. */
function placeOf(query: URLSearchParams, buildings: readonly Building[]) {
  const { body: [body] = [], floor: wanted } = planFilter.read(query);
  const building = buildings.find(({ id }) => id === body);
  if (!building || wanted === undefined) return { building };
  const apart = (storey: number) => Math.abs(storey - wanted);
  const floor = building.floors.map(({ number }) => number).sort((a, b) => apart(a) - apart(b))[0];
  return { building, floor };
}

/** The park's scheme by building and floor, down to free units. */
export const planPage = definePage({
  route: "plan",
  filter: planFilter,
  load({ query, content, park, site }) {
    const { building, floor } = placeOf(query, park.buildings);
    const units = known(content.units);
    const inBuilding = units.filter((unit) => unit.building.id === building?.id);
    return {
      building,
      floor,
      units,
      inBuilding,
      here: inBuilding.filter((unit) => floor === undefined || unit.floor.number === floor),
      site: park.site,
      hasFloors: site.widgets.floors2gis !== undefined,
    };
  },
  view: PlanPage,
  head: ({ buildings, units, building, floor, here }) => {
    const name = parkName.quoted;
    const premises = (n: number) => plural(n, "помещение", "помещения", "помещений");
    const planned = units.some((unit) => unit.place !== undefined);
    const whole = { text: "Схема корпусов" };
    if (!building) {
      return {
        title: `Схема корпусов ${parkName.kind.genitive} ${name}`,
        description: `Схема ${parkName.kind.genitive} ${name}: ${plural(buildings.length, "корпус", "корпуса", "корпусов")}, ${planned ? "планы этажей и " : ""}${premises(units.length)} в аренду. От общего плана — к корпусу, этажу и помещению с ценой.`,
        crumbs: [whole],
        sheets: ["page", "plan"],
        image: "plan",
      };
    }
    const inBuilding = { text: buildingTitle(building.number), href: href("plan", {}, { body: building.id }) };
    const onFloor = floor === undefined ? undefined : { text: `Этаж ${floorNumber(floor)}` };
    const place = phrase(inBuilding.text, onFloor?.text.toLowerCase());
    const shown = `План ${phrase(buildingWords(building.number, "genitive"), onFloor?.text.toLowerCase())}`;
    const offer = "что сдаётся, сколько стоит и когда можно въехать";
    return {
      title: `${place}: план и помещения — ${parkName.kind.nominative} ${name}`,
      description: `${shown} в ${parkName.kind.prepositional} ${name}: ${here.length > 0 ? `${offer}. Всего ${premises(here.length)}` : "сейчас всё сдано"}.`,
      canonical: href("plan", {}, { body: building.id, floor }),
      crumbs: [{ ...whole, href: href("plan", {}) }, ...(onFloor ? [inBuilding, onFloor] : [{ text: place }])],
      sheets: ["page", "plan"],
      image: "plan",
      noindex: floor !== undefined && here.length === 0,
    };
  },
});
