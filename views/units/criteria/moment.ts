import { day, oneOf } from "../../filters/filter-fields.ts";
import { longDate } from "../../ui/format.ts";
import type { UnitCriterion } from "./list-choices.ts";

/** Free at once, or free by a day (ISO date). */
type MomentValues = { free: "now"; freeBy: string };

/** When a unit is available. One without a known date matches no date. */
export const moment: UnitCriterion<MomentValues> = {
  name: "moment",
  wider: "если подождать",
  fields: { free: oneOf(["now"]), freeBy: day },
  settle(chosen, query) {
    // One field has both: «любой день», «сейчас», a day, or «своя дата», whose field comes second.
    const said = query.get("freeBy");
    const free = said === "now" ? "now" : chosen.free;
    return { ...chosen, free, freeBy: free || said === "any" ? undefined : chosen.freeBy };
  },
  fits({ status, availableFrom }, { free, freeBy }) {
    if (status === "free" || (free === undefined && freeBy === undefined)) return true;
    return freeBy !== undefined && availableFrom !== undefined && availableFrom.slice(0, freeBy.length) <= freeBy;
  },
  inWords({ free, freeBy }) {
    if (free) return "свободно сейчас";
    return freeBy && `к ${longDate(freeBy)}`;
  },
};
