import type { ParkingZone } from "../parking.ts";
import { digits, plainWords } from "./placement-words.ts";

/** The common beginning of all tariffs, up to a semicolon, and the rest of each. */
export function commonTariff(tariffs: readonly string[]): { common: string; rest: string[] } {
  const parts = tariffs.map((words) => words.split(/;\s*/));
  const common = parts[0]?.[0] ?? "";
  return parts.every(([first]) => first === common)
    ? { common, rest: parts.map((all) => all.slice(1).join("; ")) }
    : { common: "", rest: [...tariffs] };
}

/** «6 500 ₽ в месяц с НДС 22 %» → 6500: what a place costs a month, ₽; the field goes before the words. */
export function monthlyOf({ monthly, tariff }: ParkingZone): number | undefined {
  return monthly ?? (digits(/^(\d[\d\s]{0,9})₽ в месяц/.exec(plainWords(tariff).trim())?.[1]) || undefined);
}

/** «P4 открытая» of «P4, открытая, два уровня». */
export function zoneInShort({ name }: ParkingZone): string {
  const words = plainWords(name);
  const kind = /, (открытая|крытая)/.exec(words)?.[1];
  return [words.split(",")[0], kind].filter(Boolean).join(" ");
}
