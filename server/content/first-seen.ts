import { LRUCache } from "lru-cache";
import type { Unit } from "../../views/content/unit.ts";
import type { Remembered } from "./remember.ts";

const unitsMax = 5000;

/** A unit that becomes free, or changes its price, is news again. */
const keyOf = ({ id, status, price }: Unit) => `${id} ${status} ${price}`;

const sinceKey = "since";

/** When content and its units were first seen, for feeds of an API without `updatedAt`. The snapshot keeps it. */
export function createFirstSeen(now: () => Date = () => new Date()) {
  const times = new LRUCache<string, string>({ maxSize: unitsMax, sizeCalculation: () => 1 });
  let since = now().toISOString();
  const noted = new WeakSet<readonly Unit[]>();
  const timeOf = (unit: Unit): string => {
    const key = keyOf(unit);
    const time = times.get(key) ?? now().toISOString();
    times.set(key, time);
    return time;
  };
  return {
    since: () => since,
    /** The moment at which a unit came to be as it is. */
    timeOf,
    /** Notes the units of a list that tell no moment. */
    note(units: readonly Unit[]): void {
      if (noted.has(units)) return;
      noted.add(units);
      for (const unit of units) if (unit.updatedAt === undefined) timeOf(unit);
    },
    dump: (): Remembered[] =>
      [[sinceKey, since] as const, ...times.entries()].map(([path, text]) => ({ path, text, lasts: true })),
    restore({ path, text }: Remembered): void {
      if (Number.isNaN(Date.parse(text))) return;
      if (path === sinceKey) since = text;
      else times.set(path, text);
    },
  };
}
