import { exactNumber } from "../../filters/fields.ts";
import { floorNumber } from "../../kit/format.ts";
import type { UnitCriterion } from "./list-choices.ts";

/** Number of the floor. */
type StoreyValues = { floor: number };

/** The floor. */
export const storey: UnitCriterion<StoreyValues> = {
  name: "storey",
  title: "Этаж",
  any: "Любой этаж",
  fields: { floor: exactNumber({ min: -9, max: 200 }) },
  fits: ({ floor }, chosen) => chosen.floor === undefined || floor.number === chosen.floor,
  inWords: ({ floor }) => (floor === undefined ? undefined : `Этаж ${floorNumber(floor)}`),
  controls: ({ floor }, { floors }) => [
    {
      kind: "select",
      label: "Этаж",
      name: "floor",
      value: floor === undefined ? "" : String(floor),
      options: [{ value: "", text: "Любой этаж" }, ...floors.map((n) => ({ value: String(n), text: floorNumber(n) }))],
    },
  ],
};
