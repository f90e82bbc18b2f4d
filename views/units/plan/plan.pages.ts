import { known } from "../../content/content.ts";
import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { defineFilter } from "../../filters/define-filter.ts";
import { exactNumber, ids } from "../../filters/filter-fields.ts";
import { definePage } from "../../layout/define-page.ts";
import { headDescription, type PageHead } from "../../layout/head.ts";
import { parkName } from "../../park/park-name.ts";
import { href } from "../../routes.ts";
import { buildingTitle, buildingWords, floorNumber, listed, phrase, plural } from "../../ui/format.ts";
import { PlanPage, type PlanPageProps } from "./PlanPage.tsx";

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

const hasPlans = (units: readonly Unit[]): boolean => units.some(({ place }) => place !== undefined);
const hasPrices = (units: readonly Unit[]): boolean => units.some(({ price }) => price > 0);
const premises = (n: number): string => plural(n, "помещение", "помещения", "помещений");

const wholeCrumb = "Схема корпусов";

/** The head of the whole park's scheme. */
function schemeHead({ buildings, units }: PlanPageProps): PageHead {
  const counted = phrase(
    buildings.length > 0 && plural(buildings.length, "корпус", "корпуса", "корпусов"),
    hasPlans(units) && "планы этажей",
    units.length > 0 && `${premises(units.length)} в аренду`,
  );
  const leads = buildings.length > 0 && units.length > 0;
  return {
    title: `Схема корпусов ${parkName.genitive}`,
    description: headDescription(
      `Схема ${parkName.genitive}${counted && `: ${counted}`}.`,
      leads && `От общего плана — к корпусу, этажу и помещению${hasPrices(units) ? " с ценой" : ""}.`,
    ),
    crumbs: [{ text: wholeCrumb }],
    sheets: ["page", "plan"],
    image: "plan",
  };
}

/** The head of a building's page, or of its floor's. */
function buildingHead(building: Building, { floor, inBuilding, here }: PlanPageProps): PageHead {
  const crumb = { text: buildingTitle(building.number), href: href("plan", {}, { body: building.id }) };
  const onFloor = floor === undefined ? undefined : { text: `Этаж ${floorNumber(floor)}` };
  const place = phrase(crumb.text, onFloor?.text.toLowerCase());
  const genitive = phrase(buildingWords(building.number, "genitive"), onFloor?.text.toLowerCase());
  const isPlanned = hasPlans(inBuilding);
  const promisedWords = listed(["что сдаётся", ...(hasPrices(here) ? ["сколько стоит"] : []), "когда можно въехать"]);
  const offer = here.length > 0 ? `${promisedWords}. Всего ${premises(here.length)}` : "сейчас всё сдано";
  return {
    title: `${place}: ${isPlanned ? "план и помещения" : "помещения"} — ${parkName.nominative}`,
    description: `${isPlanned ? `План ${genitive}` : place} в ${parkName.prepositional}: ${offer}.`,
    canonical: href("plan", {}, { body: building.id, floor }),
    crumbs: [{ text: wholeCrumb, href: href("plan", {}) }, ...(onFloor ? [crumb, onFloor] : [{ text: place }])],
    sheets: ["page", "plan"],
    image: "plan",
    noindex: floor !== undefined && here.length === 0,
  };
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
  head: (props) => (props.building ? buildingHead(props.building, props) : schemeHead(props)),
});
