import * as z from "zod";
import { bounds, longest } from "./bounds.ts";
import { listOf, maybe } from "./lenient.ts";
import { id, metres, whole, within } from "./numbers.ts";
import { outlook, words } from "./schemas.ts";

const inUnit = within(bounds.inUnit);
const spotInUnit = z.tuple([inUnit, inUnit]);
const columnStep = metres(bounds.columnStep);
/** What drawings of a unit show besides its place. Metres from the unit's corner, the row's beginning at the top. */
export const unitParts = {
  class: maybe(words),
  fitout: maybe(z.enum(["shell", "finished", "furnished"])),
  layout: maybe(z.enum(["open", "mixed", "cells"])),
  windows: maybe(z.object({ count: maybe(whole(bounds.few)), side: outlook })),
  frontage: maybe(
    z.object({
      width: maybe(metres(bounds.unitSide)),
      entrances: listOf(z.enum(["gallery", "street"]), longest.sides),
    }),
  ),
  water: maybe(z.boolean()),
  columnGrid: maybe(z.object({ along: columnStep, across: columnStep })),
  access: maybe(z.object({ vehicle: maybe(z.enum(["semitrailer", "truck"])), ramp: maybe(z.boolean()) })),
  keeperRoom: maybe(z.boolean()),
  partitions: maybe(z.array(z.tuple([inUnit, inUnit, inUnit, inUnit])).max(longest.partitions)),
  doors: maybe(z.array(z.object({ hinge: spotInUnit, shut: spotInUnit, open: spotInUnit })).max(longest.doors)),
  gates: maybe(
    z
      .array(
        z.object({
          x: maybe(inUnit),
          width: metres(bounds.opening),
          height: metres(bounds.opening),
          kind: maybe(z.enum(["swing", "sectional", "rolling"])),
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
