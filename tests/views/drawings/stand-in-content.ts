import { known } from "../../../views/content/content.ts";
import type { Building } from "../../../views/content/park.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { askOf, contentOf } from "../../support/parks/kept-content.ts";
import { park } from "../../support/parks/park-of-the-day.ts";

const kept = await contentOf(askOf(answersOf(park)));

/** The stand-in's content, as pages receive it. */
export const content = {
  park: kept.park,
  parking: known(kept.parking),
  surfaces: known(kept.surfaces),
  shops: known(kept.shops),
};

/** Units to let. */
export const units = known(kept.units);

/** The building of a unit. */
export const buildingOf = (unit: { building: { id: number } }) =>
  content.park.buildings.find(({ id }) => id === unit.building.id) as Building;

/** The units of a building. */
export const ownOf = (building: Building) => units.filter((unit) => unit.building.id === building.id);
