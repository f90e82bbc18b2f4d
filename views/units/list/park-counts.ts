import type { Body } from "../../park/park.ts";
import type { Pavilion } from "../pavilion.ts";

/**
 * A building in a list: how many units fit if it is chosen, and their rates in ₽ per m² a month. `at` counts from 1.
 */
export type ParkCount = {
  body: Body;
  at: number;
  /** Whether it has units of the category at all. */
  lets: boolean;
  count: number;
  rates: { min: number; max: number } | undefined;
};

/**
 * Counts the units of every building: `stock` is the category's, `found` what a choice leaves when no building is
 * chosen.
 */
export function parkCounts(bodies: Body[], stock: readonly Pavilion[], found: readonly Pavilion[]): ParkCount[] {
  const letting = new Set(stock.map(({ body }) => body.id));
  const byBody = Map.groupBy(found, ({ body }) => body.id);
  return bodies.map((body, index) => {
    const own = byBody.get(body.id) ?? [];
    const rates = own.map(({ rate }) => rate).filter((rate) => rate > 0);
    return {
      body,
      at: index + 1,
      lets: letting.has(body.id),
      count: own.length,
      rates: rates.length > 0 ? { min: Math.min(...rates), max: Math.max(...rates) } : undefined,
    };
  });
}
