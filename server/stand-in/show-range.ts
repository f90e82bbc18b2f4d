import type { Pavilion } from "./wire.ts";

/** The API's own order: categories take turns, with the building, class and floor that were shown least. */
export function showRange(pavilions: readonly Pavilion[]): Pavilion[] {
  const queues = [...Map.groupBy(pavilions, ({ category }) => category).values()].map(leastShownFirst);
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1))).flat();
}

/** The lower bound belongs to the class. */
function sizeClassOf(square: number): "s" | "m" | "l" | "xl" {
  if (square < 50) return "s";
  if (square < 150) return "m";
  return square < 500 ? "l" : "xl";
}

function leastShownFirst(pavilions: readonly Pavilion[]): Pavilion[] {
  const shown = new Map<string, number>();
  const timesShown = (trait: string) => shown.get(trait) ?? 0;
  const waiting = [...pavilions];
  const ordered: Pavilion[] = [];
  while (waiting.length > 0) {
    const weights = waiting.map((pavilion) => {
      const [body = "", size = "", floor = ""] = traitsOf(pavilion);
      return (timesShown(body) + timesShown(size)) * 1000 + timesShown(floor);
    });
    const [next] = waiting.splice(weights.indexOf(Math.min(...weights)), 1);
    if (!next) break;
    for (const trait of traitsOf(next)) shown.set(trait, timesShown(trait) + 1);
    ordered.push(next);
  }
  return ordered;
}

function traitsOf({ body, square, floor }: Pavilion): string[] {
  return [`body ${body.id}`, `size ${sizeClassOf(square)}`, `floor ${floor.number}`];
}
