import type { Ways } from "../ways.ts";
import { zoneName } from "./way-words.ts";

/** A place for a tenant's car: ₽ a month, and metres to the building. */
export type CarPlace = { zone: string; name: string; monthly: number; metres: number };

const shown = 2;

/** The nearest zones whose price a month is told. */
export function carPlaces(ways: Ways): CarPlace[] {
  return ways.own
    .flatMap(({ zone, metres }) => {
      const monthly = monthlyOf(zone.tariff);
      const kind = /, (открытая|крытая)/.exec(zone.name)?.[1];
      const name = [zoneName(zone), kind].filter(Boolean).join(" ");
      return monthly ? [{ zone: zoneName(zone), name, monthly, metres }] : [];
    })
    .slice(0, shown);
}

/** «6 500 ₽ в месяц с НДС 22 %» → 6500. */
function monthlyOf(tariff: string): number | undefined {
  const digits = /^(\d[\d\s]*)\s*₽ в месяц/.exec(tariff.replace(/[\u00a0\u202f]/g, " "))?.[1];
  return Number(digits?.replace(/\s/g, "")) || undefined;
}
