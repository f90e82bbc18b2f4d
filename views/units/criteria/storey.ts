import { exactNumber } from "../../filters/filter-fields.ts";
import { floorNumber } from "../../ui/format.ts";
import type { UnitCriterion } from "./list-choices.ts";

type StoreyValues = { floor: number };

export const storey: UnitCriterion<StoreyValues> = {
  name: "storey",
  wider: "на любом этаже",
  fields: { floor: exactNumber({ min: -9, max: 200 }) },
  fits: ({ floor }, chosen) => chosen.floor === undefined || floor.number === chosen.floor,
  inWords: ({ floor }) => (floor === undefined ? undefined : `этаж ${floorNumber(floor)}`),
};
