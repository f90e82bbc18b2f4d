import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isValidElement, type ReactElement } from "react";

const spelledLettersMax = 100;
const namesMax = 5000;

/** Keys of objects. Content is immutable after parsing, so they stay valid. */
const keys = new WeakMap<object, string>();
/** Short names of long values, by hash. Names are never reused: an evicted value gets a new one. */
const names = new LRUCache<string, string>({ maxSize: namesMax, sizeCalculation: () => 1 });
let named = 0;

const components = new WeakMap<object, string>();
let componentsCount = 0;

/**
 * A key of an element's component and props, at any depth. Views are pure, so equal keys render equal bytes. Returns
 * undefined for functions, dates and maps.
 */
export function elementKey({ type, props }: ReactElement): string | undefined {
  const name = typeof type === "string" ? type : typeof type === "function" ? componentKey(type) : undefined;
  // A look for functions first: a walk through a park's units would be in vain.
  const keyed = typeof props === "object" && props !== null && !Object.values(props).some(isFunction);
  const value = keyed ? entriesKey(props) : undefined;
  return name === undefined || value === undefined ? undefined : `<${name} ${value}>`;
}

const isFunction = (value: unknown) => typeof value === "function";

function componentKey(component: object): string {
  const cached = components.get(component);
  if (cached !== undefined) return cached;
  componentsCount += 1;
  const key = `#${componentsCount}`;
  components.set(component, key);
  return key;
}

function valueKey(value: unknown): string | undefined {
  // The length prefix marks the end of a text with any content.
  if (typeof value === "string") return `${value.length}'${value}`;
  if (typeof value === "object" && value !== null) return objectKey(value);
  return typeof value === "function" || typeof value === "symbol" ? undefined : String(value);
}

function objectKey(object: object): string | undefined {
  const cached = keys.get(object);
  if (cached !== undefined) return cached;
  if (isValidElement(object)) return elementKey(object);
  const proto = Object.getPrototypeOf(object);
  const bare = proto === Object.prototype || proto === null || Array.isArray(object);
  const whole = bare ? entriesKey(object) : undefined;
  if (whole === undefined) return undefined;
  // Looking up a short key would take longer than building it.
  if (whole.length <= spelledLettersMax) return whole;
  const name = nameOf(whole);
  keys.set(object, name);
  return name;
}

/** The same name for the same value. */
function nameOf(whole: string): string {
  const value = hash("sha256", whole, "base64url");
  const cached = names.get(value);
  if (cached !== undefined) return cached;
  named += 1;
  const name = `@${named}`;
  names.set(value, name);
  return name;
}

function entriesKey(object: object): string | undefined {
  let text = Array.isArray(object) ? "[" : "{";
  // Faster than Object.entries: this runs for every card of a list.
  for (const name in object) {
    const key = valueKey(Reflect.get(object, name));
    if (key === undefined) return undefined;
    text += `${name}:${key},`;
  }
  return text;
}
