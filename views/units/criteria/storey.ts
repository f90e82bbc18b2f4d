import { exactNumber } from "../../filters/filter-fields.ts";
import { floorNumber } from "../../kit/format.ts";
import type { UnitCriterion } from "./list-choices.ts";

type StoreyValues = { floor: number };

/** More floors than that are a list to open. */
const tilesMax = 5;

export const storey: UnitCriterion<StoreyValues> = {
  name: "storey",
  wider: "на любом этаже",
  fields: { floor: exactNumber({ min: -9, max: 200 }) },
  options: ({ floor }) => [String(floor.number)],
  fits: ({ floor }, chosen) => chosen.floor === undefined || floor.number === chosen.floor,
  inWords: ({ floor }) => (floor === undefined ? undefined : `этаж ${floorNumber(floor)}`),
  controls: ({ floor }, { floors, counts }) => [
    floors.length <= tilesMax
      ? {
          kind: "radios",
          legend: "Этаж",
          name: "floor",
          options: [
            { value: "", text: "любой", checked: floor === undefined },
            ...floors.map((n) => ({
              value: String(n),
              text: floorNumber(n),
              count: counts.storey?.[n] ?? 0,
              checked: n === floor,
            })),
          ],
        }
      : {
          kind: "select",
          label: "Этаж",
          name: "floor",
          value: floor === undefined ? "" : String(floor),
          options: [{ value: "", text: "любой" }, ...floors.map((n) => ({ value: String(n), text: floorNumber(n) }))],
        },
  ],
};
