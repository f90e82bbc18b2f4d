import { type Answers, answersOf } from "../support/parks/answering-api.ts";
import { park as standInPark } from "../support/parks/park-of-the-day.ts";

/** Any item of the API: tests put into it what the contract forbids. */
type Item = Record<string, unknown> & { id: number };

// Cast: tests put values into the copy that its types forbid.
const { bodies, pavilions, site, parking, contacts, ...rest } = structuredClone(standInPark) as unknown as {
  bodies: Item[];
  pavilions: Item[];
  site: Record<string, unknown>;
  parking: Record<string, unknown>;
  contacts: Record<string, unknown>;
};
export const oddContent = { ...rest, bodies, pavilions, site, parking, contacts };
export type OddContent = typeof oddContent;

/** The stand-in's park with changes: what its numbers and lists say is odd, all else is as usual. */
export const oddPark = (change: (content: OddContent) => Partial<Record<keyof OddContent, unknown>>): Answers =>
  answersOf({ ...oddContent, ...change(structuredClone(oddContent)) });

/** The lengths of a place, multiplied: the same metres in another unit of length. */
export const times = (place: unknown, factor: number, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(place ?? {}).map(([name, value]) => [name, names.includes(name) ? Number(value) * factor : value]),
  );

/** Buildings side by side, in rows of twenty. */
export const manyBuildings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    number: String(at + 1),
    floors: [{ id: at + 1, number: 1 }],
    place: { x: (at % 20) * 90, y: Math.floor(at / 20) * 60, length: 70, width: 20, height: 30 },
  }));

/** Roads with these points in all, at most 200 each. */
export const manyRoads = (points: number) =>
  Array.from({ length: Math.ceil(points / 200) }, (_, road) =>
    Array.from({ length: 200 }, (_point, at) => [at * 9, -30 - road + (at % 2)]),
  );
