import { isId } from "../ui/id.ts";
import type { FilterField } from "./define-filter.ts";
import { numberOf } from "./read-number.ts";

const itemsMax = 20;

type Bounds = { min: number; max: number; fallback?: number; round?: (n: number) => number };

/** An integer of a link, clamped to its bounds. `fallback` is the default, normally the minimum. */
export function wholeNumber({ min, max, fallback = min, round = Math.round }: Bounds): FilterField<number> {
  return {
    read(texts) {
      const text = texts.find((value) => /^-?\d+([.,]\d+)?$/.test(value));
      if (text === undefined) return undefined;
      const n = Math.min(max, Math.max(min, round(Number(text.replace(",", ".")))));
      return n === fallback ? undefined : n;
    },
    write: (n) => (n === fallback ? [] : [String(n)]),
  };
}

/** Letters of a typed text that a page keeps at its field. */
const unreadLettersMax = 40;

/**
 * `parse` reads one typed text. A number over `max` counts as `max`, or is not understood where `isExact`; one under
 * `min` is not understood. Where `zeroIsAny`, 0 is no bound.
 */
type Typed = {
  parse?: (text: string) => number | undefined;
  min: number;
  max: number;
  round: (n: number) => number;
  isExact?: boolean;
  zeroIsAny?: boolean;
};

/** An integer that visitors type. What is not understood is `unread`. */
export function typedNumber({ parse = numberOf, min, max, round, isExact, zeroIsAny }: Typed): FilterField<number> {
  const valueIn = (text: string): number | undefined => {
    const typed = parse(text);
    if (typed === undefined) return undefined;
    const n = round(typed);
    if (n < min || (isExact && n > max)) return undefined;
    return Math.min(n, max);
  };
  const isAny = (text: string) => zeroIsAny === true && round(parse(text) ?? min) === 0;
  return {
    read: (texts) => texts.map(valueIn).find((n) => n !== undefined),
    unread(texts) {
      const text = texts.map(canonicalText).find((typed) => typed !== "");
      if (text === undefined || isAny(text)) return undefined;
      return [...text].slice(0, unreadLettersMax).join("").trim();
    },
    write: (n) => [String(n)],
  };
}

/** An integer within its bounds, else unset: clamping a floor of 99999 makes no sense. */
export function exactNumber({ min, max }: { min: number; max: number }): FilterField<number> {
  return {
    read: (texts) =>
      texts
        .filter((text) => /^-?\d{1,9}$/.test(text))
        .map(Number)
        .find((n) => n >= min && n <= max),
    write: (n) => [String(n)],
  };
}

/** One of some words. */
export const oneOf = <Word extends string>(allowed: readonly Word[]): FilterField<Word> => ({
  read: (texts) => allowed.find((word) => word === texts.find((text) => text !== "")),
  write: (word) => [word],
});

/** Ids as repeated keys or separated by commas: the first `max` distinct ones, rising. */
export function ids({ max = itemsMax } = {}): FilterField<number[]> {
  return {
    read(texts) {
      const found = texts.flatMap((text) => text.split(",")).filter(isId);
      const distinct = [...new Set(found.map(Number))].slice(0, max).sort((a, b) => a - b);
      return distinct.length > 0 ? distinct : undefined;
    },
    write: (chosenIds) => chosenIds.map(String),
  };
}

/** Trimmed, with single spaces. */
export const canonicalText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();

/** Search words, cut at `lettersMax`. */
export function words({ lettersMax }: { lettersMax: number }): FilterField<string> {
  return {
    isFreeText: true,
    read(texts) {
      const text = [...canonicalText(texts[0] ?? "")].slice(0, lettersMax).join("").trim();
      return text === "" ? undefined : text;
    },
    write: (text) => [text],
  };
}

/** The id of an upstream's group. Invalid ids become "unknown", so that they share one cache key. */
function groupId(text: string): string {
  const id = text.trim();
  return /^[\p{L}\p{N}_.-]{1,40}$/u.test(id) ? id : "unknown";
}

/** One group; `fallback` is the default. */
export function group({ fallback }: { fallback: string }): FilterField<string> {
  return {
    read(texts) {
      const text = texts.find((value) => value.trim() !== "");
      const id = text === undefined ? fallback : groupId(text);
      return id === fallback ? undefined : id;
    },
    write: (id) => [id],
  };
}

/** Any of several groups; `aliases` are other names of a group. */
export function groups({
  fallback,
  aliases = {},
}: {
  fallback?: string;
  aliases?: Record<string, string>;
}): FilterField<string[]> {
  return {
    read(texts) {
      const named = texts.filter((text) => text.trim() !== "").map(groupId);
      const found = [...new Set(named.map((id) => (Object.hasOwn(aliases, id) ? (aliases[id] ?? id) : id)))];
      const groupIds = found.slice(0, itemsMax).sort();
      const isFallback = groupIds.length === 1 && groupIds[0] === fallback;
      return groupIds.length === 0 || isFallback ? undefined : groupIds;
    },
    write: (groupIds) => groupIds,
  };
}

/** Longer phrases are dropped. */
export const phraseLettersMax = 120;

/** The upstream's phrases, verbatim: the first 20, in order. */
export const phrases: FilterField<string[]> = {
  // Whether the upstream has such a phrase is unknown here.
  isFreeText: true,
  read(texts) {
    const found = [...new Set(texts.map(canonicalText))].filter(
      (text) => text !== "" && text.length <= phraseLettersMax,
    );
    return found.length > 0 ? found.slice(0, itemsMax).sort() : undefined;
  },
  write: (values) => values,
};

/** A calendar date, ISO. */
export const day: FilterField<string> = {
  read: (texts) =>
    texts.find((text) => /^20\d\d-[01]\d-[0-3]\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)),
  write: (date) => [date],
};
