import { isValidElement, type ReactElement } from "react";
import { elementKey } from "./value-key.ts";

/** A node of the lookup trie over an element's props. `key` is set where a path ends. */
type Step = { values?: Map<unknown, Step>; objects?: WeakMap<object, Step>; key?: string | undefined };

const stepsMax = 20_000;
const end = Symbol("end");
let root: Step = {};
let steps = 0;

/**
 * `elementKey`, cached by identity for elements with the same objects and values. Walking a trie avoids building about
 * 100 kB of key text for 100 cards. Relies on immutable content.
 */
export function knownKey(element: ReactElement): string | undefined {
  if (steps > stepsMax) {
    root = {};
    steps = 0;
  }
  const last = pastElement(root, element);
  last.key ??= elementKey(element);
  return last.key;
}

function pastElement(from: Step, { type, props }: ReactElement): Step {
  const step = past(from, type);
  return typeof props === "object" && props !== null ? pastEntries(step, props) : step;
}

function pastEntries(from: Step, entries: object): Step {
  let step = from;
  for (const name in entries) {
    step = past(step, name);
    const value: unknown = Reflect.get(entries, name);
    if (isValidElement(value)) step = pastElement(step, value);
    else if (Array.isArray(value)) step = pastEntries(past(step, Array), value);
    else step = past(step, value);
  }
  return past(step, end);
}

/** The child node for a value. */
function past(from: Step, value: unknown): Step {
  if ((typeof value === "object" || typeof value === "function") && value !== null) {
    from.objects ??= new WeakMap();
    return from.objects.get(value) ?? newStep(from.objects, value);
  }
  from.values ??= new Map();
  return from.values.get(value) ?? newStep(from.values, value);
}

function newStep<Key>(ways: { set(key: Key, step: Step): unknown }, key: Key): Step {
  const step: Step = {};
  steps += 1;
  ways.set(key, step);
  return step;
}
