import type { Read } from "./define-read.ts";
import type { KnownItem } from "./item-answers.ts";
import { ListRows, type Remaining } from "./list-rows.ts";
import { packedText } from "./packed-text.ts";
import type { InPieces } from "./pieces.ts";
import type { Report } from "./report.ts";
import { sameWhereEqual } from "./same-where-equal.ts";
import { pathWithoutQuery, UpstreamFault } from "./upstream.ts";

/** An answer of the API. */
export type KeptAnswer = {
  /** The text with only the fields that the site reads, compressed. */
  packed: Buffer;
  /** The hash of the text as the API sent it. */
  hash: string;
  /** The day and the missing pictures that parsing depended on. */
  parsedFor: string;
  /** The parsed text. */
  value: unknown;
  /** The hashes of a list's items, by the paths of the items' own calls. */
  rowHashes: ReadonlyMap<string, string>;
  /** The answers of the items' own calls that the items were refined by, by path. */
  refinedBy: ReadonlyMap<string, KnownItem>;
  /** How many items and letters count against the budget of the part, and how many items it left out. */
  items: number;
  letters: number;
  leftOut: number;
};

/** What reading an answer depends on, besides its text. */
export type AnswerOptions = {
  inPieces: InPieces;
  /** The answers of items' own calls, by path: "/pavilions/12". */
  items: ReadonlyMap<string, KnownItem>;
  /** Names all that reading depends on besides the texts and the items. */
  parsedFor: string;
};

type SentAnswer = {
  path: string;
  read: Read;
  text: string;
  /** The hash of the text as the API sent it: a kept text has fewer fields. */
  textHash: string;
  /** The last good answer of the same call. */
  last: KeptAnswer | undefined;
  remaining: Remaining;
  report: Report;
};

const isWholeWithin = (answer: KeptAnswer, remaining: Remaining): boolean =>
  answer.leftOut === 0 && answer.items <= remaining.items && answer.letters <= remaining.letters;

/** Whether an answer with the same text would be parsed to the same value. */
export function isStillTrue(answer: KeptAnswer, remaining: Remaining, { items, parsedFor }: AnswerOptions): boolean {
  const isRefinedSo = [...answer.rowHashes.keys()].every((path) => items.get(path) === answer.refinedBy.get(path));
  return answer.parsedFor === parsedFor && isWholeWithin(answer, remaining) && isRefinedSo;
}

/** An answer as a value. Throws `UpstreamFault`, whose message has no content. */
export async function readAnswer(sent: SentAnswer, options: AnswerOptions): Promise<KeptAnswer> {
  const { inPieces, items, parsedFor } = options;
  const { path, read, text, textHash, last, remaining, report } = sent;
  const isEqual = last !== undefined && last.hash === textHash;
  if (isEqual && isStillTrue(last, remaining, options)) return last;
  try {
    const rows = new ListRows(read, items, remaining, report);
    const json: unknown = JSON.parse(text);
    const sentValue = await inPieces(read.read(json, report, rows.take));
    const isWhole = isEqual && isWholeWithin(last, remaining);
    return {
      packed: isWhole ? last.packed : packedText(rows.textOf(json, text)),
      hash: textHash,
      parsedFor,
      value: sameWhereEqual(last?.value, sentValue),
      rowHashes: rows.hashes,
      refinedBy: rows.refinedBy,
      items: rows.kept.length,
      letters: rows.letters || text.length,
      leftOut: rows.leftOut,
    };
  } catch (error) {
    // Only our own messages are safe to log; a JSON error quotes the content.
    const reason = error instanceof UpstreamFault ? error.message : "not the contract's JSON";
    throw new UpstreamFault(`GET ${pathWithoutQuery(path)}: ${reason}`);
  }
}
