import { number, rubles } from "../ui/format.ts";
import type { Vacancy } from "./vacancy.ts";

/** "110 000–140 000 ₽", "от 85 000 ₽", or "По договорённости". */
export function salaryInWords(salary: Vacancy["salary"]): string {
  const { from = 0, to = 0 } = salary ?? {};
  if (from > 0 && to > 0 && from >= to) return from === to ? rubles(to) : `от ${rubles(to)}`;
  if (from > 0 && to > 0) return `${number(from)}–${rubles(to)}`;
  if (from > 0) return `от ${rubles(from)}`;
  if (to > 0) return `до ${rubles(to)}`;
  return "По договорённости";
}
