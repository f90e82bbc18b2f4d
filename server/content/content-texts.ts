import { setImmediate as nextTurn } from "node:timers/promises";
import * as z from "zod";
import type { Seen } from "./compose-content.ts";
import type { KnownItem } from "./item-answers.ts";
import { packedText, unpackedText } from "./packed-text.ts";
import type { KeptParts, PartName } from "./read-parts.ts";
import type { AskUpstream } from "./upstream.ts";

/** Texts of the API, compressed one by one, in base64, for a snapshot. */
export type ContentTexts = {
  parts: Partial<Record<PartName, { path: string; packed: string }[]>>;
  /** JSON of up to fifty items each: a path, and the fields and the hash of the row (`row`) of a `KnownItem`. */
  items: string[];
  /** JSON of when each unit was first seen. */
  firstSeen: string;
  since: string;
};

/** What a process knows of the content. */
type Known = Seen & { parts: KeptParts; items: ReadonlyMap<string, KnownItem> };

const firstSeenTexts = z.record(z.string(), z.iso.datetime()).catch({});
const itemTexts = z.array(z.tuple([z.string(), z.object({ row: z.string(), fields: z.looseObject({}) })])).catch([]);
const itemsAtOnce = 50;

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

/** Packs the content into texts for a snapshot. Compresses the items in slices. */
export async function textsOf({ parts, items, firstSeen, since }: Known): Promise<ContentTexts> {
  const pairs = [...items].map(([path, { rowHash, fields }]) => [path, { row: rowHash, fields }]);
  const packedItems: string[] = [];
  for (let at = 0; at < pairs.length; at += itemsAtOnce) {
    packedItems.push(inBase64(JSON.stringify(pairs.slice(at, at + itemsAtOnce))));
    await nextTurn();
  }
  const texts = Object.entries(parts).flatMap(([name, part]) => {
    if (!part) return [];
    const answers = [...part.answers].map(([path, { packed }]) => ({ path, packed: packed.toString("base64") }));
    return [[name, answers]];
  });
  return {
    parts: Object.fromEntries(texts),
    items: packedItems,
    firstSeen: inBase64(JSON.stringify(firstSeen)),
    since,
  };
}

/** Unpacks the texts of a snapshot. `askOf` answers calls from the texts of a part. */
export function knownIn({ parts, items, firstSeen, since }: ContentTexts) {
  const pairs = items.flatMap((packed) => itemTexts.parse(jsonIn(packed)));
  return {
    items: new Map(
      pairs.map(([path, { row: rowHash, fields }]) => [
        path,
        { rowHash, fields, letters: JSON.stringify(fields).length },
      ]),
    ),
    firstSeen: firstSeenTexts.parse(jsonIn(firstSeen)),
    since,
    askOf:
      (name: PartName): AskUpstream =>
      async (path) => {
        const packed = parts[name]?.find((answer) => answer.path === path)?.packed;
        return packed && unpackedText(bytesIn(packed));
      },
  };
}
