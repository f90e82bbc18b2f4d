import type { ParkingZone } from "../parking.ts";
import { plainWords } from "./placement-words.ts";

/** «6 500 ₽ в месяц с НДС 22 %» → 6500: what a place costs a month, ₽; the field goes before the words. */
export function monthlyOf({ monthly, tariff }: ParkingZone): number | undefined {
  if (monthly !== undefined) return monthly;
  const digits = /^(\d[\d ]*) ?₽ в месяц/.exec(plainWords(tariff))?.[1];
  return Number(digits?.replace(/ /g, "")) || undefined;
}

/** «Первые 30 минут бесплатно, затем …» → 30. */
export function freeMinutesOf({ tariff }: ParkingZone): number | undefined {
  return Number(/первые (\d+) минут бесплатно/i.exec(plainWords(tariff))?.[1]) || undefined;
}

/** «P4 открытая» of «P4, открытая, два уровня». */
export function zoneInShort({ name }: ParkingZone): string {
  const words = plainWords(name);
  const kind = /, (открытая|крытая)/.exec(words)?.[1];
  return [words.split(",")[0], kind].filter(Boolean).join(" ");
}
