import { isValidElement, type ReactElement } from "react";
import { elementKey } from "./value-key.ts";

/** A place on the way through an element's props, and the ways on from it. `key` stands at the end of a way. */
type Step = { values?: Map<unknown, Step>; objects?: WeakMap<object, Step>; key?: string | undefined };

const stepsMax = 20_000;
const end = Symbol("end");
let root: Step = {};
let steps = 0;

/**
 * `elementKey`, worked out once for an element of the very same objects and values: a hundred cards are found by
 * walking past what they are made of, where spelling their keys would leave a hundred kilobytes of text behind. Objects
 * are content, which is never changed.
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

/** The step after a value. */
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
