import * as z from "zod";
import { bounds, longest } from "./bounds.ts";
import { maybe } from "./lenient.ts";
import { id, metres, within } from "./numbers.ts";

const inUnit = within(bounds.inUnit);
const spotInUnit = z.tuple([inUnit, inUnit]);
/** Parts of a unit's plan, supposed if missing. Metres from the unit's corner, the row's beginning at the top. */
export const unitParts = {
  partitions: maybe(z.array(z.tuple([inUnit, inUnit, inUnit, inUnit])).max(longest.partitions)),
  doors: maybe(z.array(z.object({ hinge: spotInUnit, shut: spotInUnit, open: spotInUnit })).max(longest.doors)),
  gates: maybe(
    z
      .array(
        z.object({
          x: inUnit,
          width: metres(bounds.opening),
          height: metres(bounds.opening),
          leveller: maybe(z.boolean()),
        }),
      )
      .max(longest.gates),
  ),
  clearHeight: maybe(metres(bounds.ceiling)),
  dockHeight: maybe(metres(bounds.dock)),
  floorLoad: maybe(within(bounds.floorLoad)),
  joinable: maybe(z.array(id).max(longest.joinable)),
};
