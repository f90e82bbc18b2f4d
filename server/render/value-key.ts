import { hash } from "node:crypto";
import { isValidElement, type ReactElement } from "react";

const keyLettersMax = 48;

/** Keys of objects that were looked at before. Content is never changed after it was parsed, so an object's key stays true. */
const keys = new WeakMap<object, string>();
const components = new WeakMap<object, string>();
let componentsKnown = 0;

/**
 * What an element is by value: its component and its props, however deep. Two elements with one key render the same bytes, for
 * views are pure. Undefined where the value cannot be told: functions, dates, maps.
 */
export function elementKey({ type, props }: ReactElement): string | undefined {
  const name = typeof type === "string" ? type : typeof type === "function" ? componentKey(type) : undefined;
  const value = typeof props === "object" && props !== null ? entriesKey(props) : undefined;
  return name === undefined || value === undefined ? undefined : `<${name} ${value}>`;
}

function componentKey(component: object): string {
  const known = components.get(component);
  if (known !== undefined) return known;
  componentsKnown += 1;
  const key = `#${componentsKnown}`;
  components.set(component, key);
  return key;
}

function valueKey(value: unknown): string | undefined {
  // The length in front makes it plain where a text ends, whatever stands in it.
  if (typeof value === "string") return `${value.length}'${value}`;
  if (typeof value === "object" && value !== null) return objectKey(value);
  return typeof value === "function" || typeof value === "symbol" ? undefined : String(value);
}

function objectKey(object: object): string | undefined {
  const known = keys.get(object);
  if (known !== undefined) return known;
  if (isValidElement(object)) return elementKey(object);
  const proto = Object.getPrototypeOf(object);
  const bare = proto === Object.prototype || proto === null || Array.isArray(object);
  const whole = bare ? entriesKey(object) : undefined;
  if (whole === undefined) return undefined;
  const key = whole.length > keyLettersMax ? hash("sha256", whole, "base64url") : whole;
  keys.set(object, key);
  return key;
}

function entriesKey(object: object): string | undefined {
  let text = Array.isArray(object) ? "[" : "{";
  // Not Object.entries: this runs for every card of a list.
  for (const name in object) {
    const key = valueKey(Reflect.get(object, name));
    if (key === undefined) return undefined;
    text += `${name}:${key},`;
  }
  return text;
}
