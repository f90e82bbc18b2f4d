import { number, rubles } from "../ui/format.ts";
import type { SafeHtml } from "../ui/html.ts";
import { onceFor } from "../ui/once.ts";
import { publishedOf } from "./published.ts";

/** An open position. `salary` in ₽ a month; `publishedAt` is ISO 8601. */
export type Vacancy = {
  id: number;
  title: string;
  department: string;
  salary?: { from?: number | undefined; to?: number | undefined } | undefined;
  schedule: string;
  experience: string;
  publishedAt: string;
  short: string;
  duties: string[];
  requirements: string[];
  conditions: string[];
  description?: SafeHtml | undefined;
};

/** "110 000–140 000 ₽", "от 85 000 ₽", or "По договорённости". */
export function salaryInWords(salary: Vacancy["salary"]): string {
  const { from = 0, to = 0 } = salary ?? {};
  if (from > 0 && to > 0 && from >= to) return from === to ? rubles(to) : `от ${rubles(to)}`;
  if (from > 0 && to > 0) return `${number(from)}–${rubles(to)}`;
  if (from > 0) return `от ${rubles(from)}`;
  if (to > 0) return `до ${rubles(to)}`;
  return "По договорённости";
}

/** The positions whose day has come; `today` is ISO 8601. */
export const publishedVacancies = onceFor((vacancies: Vacancy[], today: string) =>
  publishedOf(vacancies, ({ publishedAt }) => publishedAt, today),
);
