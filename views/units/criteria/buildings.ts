import { ids } from "../../filters/filter-fields.ts";
import type { UnitCriterion } from "./list-choices.ts";

type BuildingValues = { bodies: number[] };

/** The building. One that has no unit of the category leaves nothing: the visitor asked for it. */
export const buildings: UnitCriterion<BuildingValues> = {
  name: "bodies",
  wider: "в любом корпусе",
  fields: { bodies: ids() },
  settle: (chosen, query) => (query.getAll("bodies").includes("all") ? { ...chosen, bodies: undefined } : chosen),
  fits: ({ building }, { bodies: buildings }) => !buildings || buildings.includes(building.id),
  inWords({ bodies: buildings = [] }, { buildingNames }) {
    const names = buildings.map((id) => buildingNames[id] ?? "неизвестный");
    if (names.length === 0) return undefined;
    return `${names.length > 1 ? "корпуса" : "корпус"} ${names.join(", ")}`;
  },
};
