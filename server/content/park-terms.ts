import * as z from "zod";
import { bounds } from "./bounds.ts";
import { money, whole, within } from "./numbers.ts";
import { words } from "./schemas.ts";

/** The way on foot from the metro to an entrance of `site`. */
export const metro = z
  .object({
    station: words,
    exit: whole(bounds.few),
    minutes: whole(bounds.minutes),
    metres: within(bounds.wayMetres),
    entrance: words,
  })
  .meta({ title: "Metro" });
/** Terms that are the same for every unit. */
export const lease = z
  .object({
    vat: within(bounds.share),
    depositMonths: within(bounds.months),
    indexMax: within(bounds.share),
    termMin: whole(bounds.months),
    kwh: money,
  })
  .meta({ title: "Lease" });
