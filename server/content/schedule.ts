import { backoffMs } from "../concurrency/backoff.ts";
import type { State } from "./content-state.ts";
import { type KeptPart, type PartName, partNames } from "./read-parts.ts";

/** After a failure: 1, 2, 4 … s. A site without content looks every two seconds whether the API is back. */
const retryMinMs = 1000;
const retryMaxMs = 60_000;
const retryUnknownMaxMs = 2000;
const itemAgeMaxMs = 3_600_000;
/** A list that lost most of its items is read a second time after this time. */
export const confirmMs = 60_000;

/** The parts without which there is no page. The first is the first call of a start, the second its second. */
export const requiredParts = ["park", "services"] as const satisfies PartName[];

export const isRequired = (name: PartName): boolean => requiredParts.some((required) => required === name);

/** The wait after `failures` in a row. `isKnown`: there is an older value to show. */
export function retryMs(failures: number, isKnown: boolean, everyMs: number): number {
  const max = isKnown ? Math.min(retryMaxMs, Math.max(everyMs, retryMinMs)) : retryUnknownMaxMs;
  return backoffMs(failures, retryMinMs, max);
}

/** The parts that are due and not being read, those of many calls first. */
export const dueParts = ({ parts }: State, nowMs: number, isRunning: (name: PartName) => boolean): PartName[] =>
  partNames.filter((name) => parts[name].dueAtMs <= nowMs && !isRunning(name));

/** The time until the next part is due that is not being read. */
export function untilDueMs({ parts }: State, nowMs: number, isRunning: (name: PartName) => boolean): number {
  const waitsMs = partNames.filter((name) => !isRunning(name)).map((name) => parts[name].dueAtMs - nowMs);
  return Math.max(0, Math.min(retryMaxMs, ...waitsMs));
}

/** Whether a part was parsed for another day, or when other pictures were missing: its texts must be parsed again. */
export const isOutdated = ({ answers }: KeptPart, parsedFor: string): boolean =>
  [...answers.values()].some((answer) => answer.parsedFor !== parsedFor);

/** An item's own call that is due, with the hash of its row. */
export type DueItem = { part: PartName; path: string; rowHash: string };

/** The hashes of a part's items, by the paths of their own calls. If lists disagree, the lower path wins. */
function rowsOf(part: KeptPart | undefined): ReadonlyMap<string, string> {
  const lists = [...(part?.answers ?? [])].sort(([one], [other]) => (one < other ? 1 : -1));
  return new Map(lists.flatMap(([, { rowHashes }]) => [...rowHashes]));
}

/** The paths of all items that lists name. */
export const listedItems = ({ parts }: State): ReadonlySet<string> =>
  new Set(partNames.flatMap((name) => [...rowsOf(parts[name].part).keys()]));

/** Items whose own call is an hour old, or whose row has changed since; of each part its first `ofEach`. */
export function dueItems({ parts, askedItems }: State, nowMs: number, ofEach: number): DueItem[] {
  const items = partNames.flatMap((part) =>
    [...rowsOf(parts[part].part)].slice(0, ofEach).map(([path, rowHash]) => ({ part, path, rowHash })),
  );
  return items.filter(({ path, rowHash }) => {
    const asked = askedItems.get(path);
    return asked?.rowHash !== rowHash || asked.atMs < nowMs - itemAgeMaxMs;
  });
}
