import type { SafeHtml } from "../ui/html.ts";

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
