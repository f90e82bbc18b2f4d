import { monthlyOf, zoneInShort } from "../../content/words/tariff-words.ts";
import type { Ways } from "../ways.ts";
import { zoneName } from "./way-words.ts";

/** A place for a tenant's car: ₽ a month, and metres to the building. */
export type CarPlace = { zone: string; name: string; monthly: number; metres: number };

const shown = 2;

/** The nearest zones whose price a month is told. */
export function carPlaces(ways: Ways): CarPlace[] {
  return ways.residents
    .flatMap(({ zone, metres }) => {
      const monthly = monthlyOf(zone);
      return monthly ? [{ zone: zoneName(zone), name: zoneInShort(zone), monthly, metres }] : [];
    })
    .slice(0, shown);
}
