import type { KnownItem } from "./item-answers.ts";
import { type KeptPart, type KeptParts, type PartName, partNames } from "./read-parts.ts";

/** A list that lost most of its items: a hash of those that are left, and when they were first read. */
export type Held = { hash: string; sinceMs: number };

/** `failures` are in a row. `isTried`: it was read, or its read has failed, since the start. */
export type PartState = {
  part: KeptPart | undefined;
  failures: number;
  dueAtMs: number;
  isTried: boolean;
  held: Held | undefined;
};

/** What the site knows of the content, and how the reads of the API went. Times are monotonic. */
export type State = {
  parts: Readonly<Record<PartName, PartState>>;
  /** The answers of items' own calls, by path. */
  items: ReadonlyMap<string, KnownItem>;
  /** When each item's own call was last made, and the hash of its row at that time. */
  askedItems: ReadonlyMap<string, { rowHash: string; atMs: number }>;
  itemFailures: number;
};

export const firstState = (): State => ({
  parts: Object.fromEntries(
    partNames.map((name) => [name, { part: undefined, failures: 0, dueAtMs: 0, isTried: false, held: undefined }]),
  ) as Record<PartName, PartState>, // All names.
  items: new Map(),
  askedItems: new Map(),
  itemFailures: 0,
});

export const knownParts = ({ parts }: State): KeptParts =>
  Object.fromEntries(partNames.map((name) => [name, parts[name].part])) as KeptParts; // Each under its own name.

/** The number of parts that the API fails to answer; the items' own calls count as one. */
export const failingParts = ({ parts, itemFailures }: State): number =>
  partNames.filter((name) => parts[name].failures > 0).length + Math.min(1, itemFailures);

/** The number of parts whose shorter list waits for a second read. */
export const heldParts = ({ parts }: State): number => partNames.filter((name) => parts[name].held).length;

/** Whether each part is known, or its read has failed once. */
export const isTried = ({ parts }: State): boolean =>
  partNames.every((name) => parts[name].part !== undefined || parts[name].isTried);
