import type { Fields, Level } from "../log/log.ts";
import { budget } from "./bounds.ts";
import type { Held, PartState, State } from "./content-state.ts";
import { hashOf, type KnownItem } from "./item-answers.ts";
import type { Finding } from "./lenient.ts";
import { type KeptPart, type PartName, partNames } from "./read-parts.ts";
import { confirmMs, isOutdated, listedItems, retryMs } from "./schedule.ts";

/** The answer to an item's own call. `fields` is undefined if the answer holds none of this item. */
export type ItemAnswer = { part: PartName; path: string; rowHash: string; fields: object | undefined };

export type ContentEvent =
  | { kind: "read"; name: PartName; part: KeptPart; atMs: number }
  /** `parsedFor`: what parsing depends on now, see `KeptAnswer`. */
  | { kind: "failed"; name: PartName; reason: string; parsedFor: string; atMs: number }
  /** A part was parsed again from its own texts. */
  | { kind: "refined"; name: PartName; part: KeptPart; before: KeptPart }
  | { kind: "items"; answers: readonly ItemAnswer[]; atMs: number }
  | { kind: "itemFailed"; reason: string }
  | { kind: "restored"; parts: Partial<Record<PartName, KeptPart>>; items: ReadonlyMap<string, KnownItem> };

type LogLine = { event: string; fields: Fields; level: Level };
/** `toRefine`: the parts whose texts must be parsed again. */
export type Step = { state: State; log: LogLine[]; findings: Finding[]; toRefine: PartName[] };

const nothingElse = { log: [], findings: [], toRefine: [] };

/** The state after an event. `everyMs` is the time between two reads of a part. */
export function next(state: State, event: ContentEvent, everyMs: number): Step {
  if (event.kind === "read") return afterRead(state, event, everyMs);
  if (event.kind === "failed") return afterFailure(state, event, everyMs);
  if (event.kind === "refined") return afterRefining(state, event);
  if (event.kind === "items") return afterItems(state, event);
  if (event.kind === "itemFailed") return afterItemFailure(state, event);
  return afterRestoring(state, event);
}

type EventOf<Kind extends ContentEvent["kind"]> = Extract<ContentEvent, { kind: Kind }>;

const withPart = (state: State, name: PartName, change: Partial<PartState>): State => ({
  ...state,
  parts: { ...state.parts, [name]: { ...state.parts[name], ...change } },
});

const unchanged = (state: State): Step => ({ state, ...nothingElse });

/** After a failure has ended, all parts that fail are due: the API is back. */
function allFailingDue(state: State, atMs: number): State {
  const parts = partNames.map((name) => {
    const part = state.parts[name];
    return [name, part.failures > 0 ? { ...part, dueAtMs: Math.min(part.dueAtMs, atMs) } : part];
  });
  return { ...state, parts: Object.fromEntries(parts) };
}

function mended(state: State, part: string, atMs: number): Pick<Step, "state" | "log"> {
  const log: LogLine[] = [{ event: "upstream.mended", fields: { part }, level: "info" }];
  return { state: allFailingDue(state, atMs), log };
}

const failure = (part: string, reason: string): LogLine => {
  return { event: "upstream.error", fields: { part, reason }, level: "warn" };
};

function afterRead(state: State, { name, part, atMs }: EventOf<"read">, everyMs: number): Step {
  const before = state.parts[name];
  const shrinkage = before.part && shrinkageOf(name, before.part.value, part.value);
  const { held, log: shrinkageLog } = heldBack(before.held, shrinkage, atMs);
  const read = held ? { held, dueAtMs: held.sinceMs + confirmMs } : { part, held: undefined, dueAtMs: atMs + everyMs };
  const known = withPart(state, name, { ...read, failures: 0, isTried: true });
  const after = before.failures > 0 ? mended(known, name, atMs) : { state: known, log: [] };
  return { ...nothingElse, state: after.state, log: [...after.log, ...shrinkageLog] };
}

/** A list that lost over half of its items: how many it had and has, and a hash of those that are left. */
type Shrinkage = { list: string; before: number; after: number; hash: string };

/** Holds back a list that lost most of its items, until a second read a minute later confirms it. */
function heldBack(held: Held | undefined, shrinkage: Shrinkage | undefined, atMs: number) {
  if (!shrinkage) return { held: undefined, log: [] };
  const { hash, ...fields } = shrinkage;
  const line = (step: string): LogLine[] => [{ event: "content.shrunk", fields: { ...fields, step }, level: "error" }];
  if (held?.hash !== hash) return { held: { hash, sinceMs: atMs }, log: line("held back") };
  return atMs - held.sinceMs < confirmMs ? { held, log: [] } : { held: undefined, log: line("taken") };
}

const shrinkItemsMin = 20;

/** The first list of a part that lost over half of twenty items and more. */
function shrinkageOf(name: PartName, before: unknown, after: unknown): Shrinkage | undefined {
  const lists = listsIn(name, after);
  for (const [list, itemsBefore] of Object.entries(listsIn(name, before))) {
    const items = lists[list] ?? [];
    if (itemsBefore.length < shrinkItemsMin || items.length >= itemsBefore.length / 2) continue;
    const ids = items.map((item, at) => Reflect.get(Object(item), "id") ?? at);
    return { list, before: itemsBefore.length, after: items.length, hash: hashOf(`${list} ${ids.join()}`) };
  }
  return undefined;
}

/** The lists in a part's value by name: the value itself, or its fields. */
function listsIn(name: PartName, value: unknown): Record<string, readonly unknown[]> {
  if (Array.isArray(value)) return { [name]: value };
  const fields = Object.entries(Object(value)).filter((field): field is [string, unknown[]] => Array.isArray(field[1]));
  return Object.fromEntries(fields.map(([field, list]) => [`${name} ${field}`, list]));
}

/** While the API is down, an older part must still lose its past days and missing pictures. */
function afterFailure(state: State, event: EventOf<"failed">, everyMs: number): Step {
  const { name, reason, parsedFor, atMs } = event;
  const before = state.parts[name];
  const failures = before.failures + 1;
  const dueAtMs = atMs + retryMs(failures, before.part !== undefined, everyMs);
  return {
    ...nothingElse,
    state: withPart(state, name, { failures, dueAtMs, isTried: true }),
    log: failures > 1 ? [] : [failure(name, reason)],
    toRefine: before.part && isOutdated(before.part, parsedFor) ? [name] : [],
  };
}

/** Discards the refined part if the API has answered meanwhile. */
function afterRefining(state: State, { name, part, before }: EventOf<"refined">): Step {
  return unchanged(state.parts[name].part === before ? withPart(state, name, { part }) : state);
}

function afterItems(state: State, { answers, atMs }: EventOf<"items">): Step {
  const listed = listedItems(state);
  const askedItems = new Map([...state.askedItems].filter(([path]) => listed.has(path)));
  const items = new Map([...state.items].filter(([path]) => listed.has(path)));
  const letters = lettersByList(items);
  const changed = new Set<PartName>();
  const findings: Finding[] = [];
  for (const answer of answers) {
    const { path, rowHash, part } = answer;
    askedItems.set(path, { rowHash, atMs });
    const before = items.get(path);
    const after = itemAfter(answer, before);
    if (after === before) continue;
    const list = listOfItem(path);
    const taken = (letters.get(list) ?? 0) - (before?.letters ?? 0) + (after?.letters ?? 0);
    if (taken > budget.ownCallLetters) {
      const reason = `the items' own calls have more than ${budget.ownCallLetters} letters: the rest is left out`;
      findings.push({ object: list, field: "", reason, sent: taken });
      continue;
    }
    letters.set(list, taken);
    if (after) items.set(path, after);
    else items.delete(path);
    changed.add(part);
  }
  const known: State = { ...state, items, askedItems, itemFailures: 0 };
  const isMended = state.itemFailures > 0 && answers.length > 0;
  const after = isMended ? mended(known, "items", atMs) : { state: known, log: [] };
  return { ...after, findings, toRefine: [...changed] };
}

/** "/pavilions" of "/pavilions/12". */
const listOfItem = (path: string): string => path.slice(0, path.lastIndexOf("/"));

function lettersByList(items: ReadonlyMap<string, KnownItem>): Map<string, number> {
  const letters = new Map<string, number>();
  for (const [path, item] of items) {
    const list = listOfItem(path);
    letters.set(list, (letters.get(list) ?? 0) + item.letters);
  }
  return letters;
}

/** The item as its own call describes it, if that differs from its row; the same object if nothing changed. */
function itemAfter({ rowHash, fields }: ItemAnswer, before: KnownItem | undefined): KnownItem | undefined {
  // Its list still names the item, so a 404 of its own call does not remove it.
  if (!fields) return before;
  const json = JSON.stringify(fields);
  if (hashOf(json) === rowHash) return undefined;
  const isSame = before?.rowHash === rowHash && JSON.stringify(before.fields) === json;
  return isSame ? before : { rowHash, fields, letters: json.length };
}

function afterItemFailure(state: State, { reason }: EventOf<"itemFailed">): Step {
  return {
    ...nothingElse,
    state: { ...state, itemFailures: state.itemFailures + 1 },
    log: state.itemFailures > 0 ? [] : [failure("items", reason)],
  };
}

/** Known parts stay: an answer of the API is newer than a snapshot. */
function afterRestoring(state: State, { parts, items }: EventOf<"restored">): Step {
  let restored: State = { ...state, items: new Map([...items, ...state.items]) };
  for (const name of partNames) {
    const part = parts[name];
    if (part && !state.parts[name].part) restored = withPart(restored, name, { part });
  }
  return unchanged(restored);
}
