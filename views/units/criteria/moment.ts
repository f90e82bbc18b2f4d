import { day, oneOf } from "../../filters/filter-fields.ts";
import { longDate } from "../../kit/format.ts";
import type { UnitCriterion } from "./list-choices.ts";

/** Free at once, or free by a day (ISO date). */
type MomentValues = { free: "now"; freeBy: string };

/** When a unit is available. One without a known date matches no date. */
export const moment: UnitCriterion<MomentValues> = {
  name: "moment",
  wider: "если подождать",
  fields: { free: oneOf(["now"]), freeBy: day },
  settle(chosen, query) {
    const byDay = chosen.free === undefined && query.get("free") !== "any";
    return { ...chosen, freeBy: byDay ? chosen.freeBy : undefined };
  },
  fits({ status, availableFrom }, { free, freeBy }) {
    if (status === "free" || (free === undefined && freeBy === undefined)) return true;
    return freeBy !== undefined && availableFrom !== undefined && availableFrom.slice(0, freeBy.length) <= freeBy;
  },
  options: ({ status }) => (status === "free" ? ["now"] : []),
  inWords({ free, freeBy }) {
    if (free) return "свободно сейчас";
    return freeBy && `к ${longDate(freeBy)}`;
  },
  controls: ({ free, freeBy }, { counts }) => [
    {
      kind: "radios",
      legend: "Когда свободно",
      name: "free",
      options: [
        { value: "any", text: "не важно", checked: !free && !freeBy },
        { value: "now", text: "сейчас", count: counts.moment?.now ?? 0, checked: free === "now" },
        { value: "by", text: "к дате", checked: freeBy !== undefined },
      ],
      opens: { by: { kind: "date", label: "Нужно к этому дню", name: "freeBy", value: freeBy } },
    },
  ],
};
