import type { ParkingZone } from "../parking.ts";
import { digits, plainWords } from "./placement-words.ts";

/** A tariff by the hour: free minutes at first, then ₽ an hour, at most so many ₽ a day. */
export type HourlyTariff = { freeMinutes: number; perHour: number; perDay: number };

/** «Первые 30 минут бесплатно, затем 100 ₽ за час, не более 800 ₽ за сутки»; undefined for other words. */
export function hourlyTariff(words: string): HourlyTariff | undefined {
  const pattern =
    /^первые (\d{1,3}) минут бесплатно, затем ([\d\s]{1,7}) ₽ за час, не более ([\d\s]{1,8}) ₽ за сутки$/i;
  const [whole, free, hour, day] = pattern.exec(words.trim().replace(/\s+/g, " ")) ?? [];
  const tariff = { freeMinutes: digits(free), perHour: digits(hour), perDay: digits(day) };
  return whole && tariff.perHour > 0 && tariff.perDay >= tariff.perHour ? tariff : undefined;
}

/** «6 500 ₽ в месяц с НДС 22 %» → its price, and what it is for; undefined for other words. */
export function monthlyTariff(words: string): { price: number; rest: string } | undefined {
  const [whole, price, rest] = /^(\d[\d\s]{0,9})₽ в месяц(.*)$/.exec(words.trim().replace(/\s+/g, " ")) ?? [];
  return whole ? { price: digits(price), rest: `за место в месяц${rest ?? ""}` } : undefined;
}

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
  return monthly ?? (monthlyTariff(plainWords(tariff))?.price || undefined);
}

/** «P4 открытая» of «P4, открытая, два уровня». */
export function zoneInShort({ name }: ParkingZone): string {
  const words = plainWords(name);
  const kind = /, (открытая|крытая)/.exec(words)?.[1];
  return [words.split(",")[0], kind].filter(Boolean).join(" ");
}
