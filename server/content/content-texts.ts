import { setImmediate as nextTurn } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import * as z from "zod";
import {
  type KeptParts,
  type KnownItem,
  type PartName,
  packedBytes,
  packedText,
  partNames,
  printOf,
  unpackedBytes,
  unpackedText,
} from "./read-parts.ts";
import type { AskUpstream } from "./upstream.ts";

/** Texts of the API, compressed one by one, in base64, for a snapshot. */
export type ContentTexts = {
  parts: Partial<Record<PartName, { path: string; packed: string }[]>>;
  /** JSON of some `[path, KnownItem]` each. */
  items: string[];
  /** JSON of when each unit was first seen. */
  firstSeen: string;
  since: string;
  /** What the parts say, for a process of the same era: `mark` tells. */
  parsed?: { packed: string; mark: string } | undefined;
};

/** What a process knows of the content. */
type Known = {
  parts: KeptParts;
  items: ReadonlyMap<string, KnownItem>;
  firstSeen: Readonly<Record<string, string>>;
  since: string;
};

const firstSeenTexts = z.record(z.string(), z.iso.datetime()).catch({});
const itemTexts = z.array(z.tuple([z.string(), z.object({ row: z.string(), fields: z.looseObject({}) })])).catch([]);
const itemsAtOnce = 50;
/** A park of 2,000 units. What longer texts say would hold visitors up when it is packed: a start parses them. */
const parsedLettersMax = 2_000_000;

export const inBase64 = (text: string): string => packedText(text).toString("base64");
const bytesIn = (packed: string): Buffer => Buffer.from(packed, "base64");
/** Returns undefined for a damaged text, which is left out. */
function jsonIn(packed: string): unknown {
  try {
    return JSON.parse(unpackedText(bytesIn(packed)));
  } catch {
    return undefined;
  }
}

const markOf = (packed: string, era: string) => printOf(`${era} ${packed}`);

/** What is known as texts. Without an `era`, without what they say. */
export async function textsOf({ parts, items, firstSeen, since }: Known, era?: string): Promise<ContentTexts> {
  const all = [...items];
  const packedItems: string[] = [];
  for (let at = 0; at < all.length; at += itemsAtOnce) {
    packedItems.push(inBase64(JSON.stringify(all.slice(at, at + itemsAtOnce))));
    await nextTurn();
  }
  const texts = Object.entries(parts).map(([name, { answers }]) => {
    const packed = [...answers].map(([path, { packed }]) => ({ path, packed: packed.toString("base64") }));
    return [name, packed] as const;
  });
  return {
    parts: Object.fromEntries(texts),
    items: packedItems,
    firstSeen: inBase64(JSON.stringify(firstSeen)),
    since,
    parsed: era === undefined ? undefined : parsedTexts(parts, era),
  };
}

function parsedTexts(parts: KeptParts, era: string) {
  const answers = Object.values(parts).flatMap((part) => [...part.answers.values()]);
  const letters = answers.reduce((sum, answer) => sum + answer.letters, 0);
  if (letters > parsedLettersMax || answers.some((answer) => answer.era !== era)) return undefined;
  const packed = packedBytes(parsedBytes(parts)).toString("base64");
  return { packed, mark: markOf(packed, era) };
}

/** What texts tell. `parsed`: the parts, if they are of the same era; `askOf` answers from the texts of a part. */
export function knownIn({ parts, items, firstSeen, since, parsed }: ContentTexts, era?: string) {
  const textAt = (name: PartName, path: string): Buffer | undefined => {
    const packed = parts[name]?.find((answer) => answer.path === path)?.packed;
    return packed === undefined ? undefined : bytesIn(packed);
  };
  const isOurs = parsed !== undefined && era !== undefined && parsed.mark === markOf(parsed.packed, era);
  return {
    items: items.flatMap((some) => itemTexts.parse(jsonIn(some))),
    firstSeen: firstSeenTexts.parse(jsonIn(firstSeen)),
    since,
    parsed: isOurs ? partsIn(unpackedBytes(bytesIn(parsed.packed)), textAt) : undefined,
    askOf:
      (name: PartName): AskUpstream =>
      async (path) => {
        const packed = textAt(name, path);
        return packed && unpackedText(packed);
      },
  };
}

const noText = Buffer.alloc(0);

/** What parts say, without their texts. An object that stands in several places is one object again when it is read. */
function parsedBytes(parts: KeptParts): Buffer {
  const withoutTexts = Object.entries(parts).map(([name, { value, answers }]) => {
    const bare = [...answers].map(([path, answer]) => [path, { ...answer, packed: noText }] as const);
    return [name, { value, answers: new Map(bare) }] as const;
  });
  return serialize(Object.fromEntries(withoutTexts));
}

/** The parts again, with their texts. */
function partsIn(bytes: Buffer, textAt: (name: PartName, path: string) => Buffer | undefined): KeptParts {
  const parts: KeptParts = deserialize(bytes);
  for (const name of partNames)
    for (const [path, answer] of parts[name]?.answers ?? []) {
      const text = textAt(name, path);
      if (text) answer.packed = text;
      else delete parts[name];
    }
  return parts;
}
