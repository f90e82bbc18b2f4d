import { stem, wordsOf } from "./search-words.ts";

const lettersASlip = 4;
const lettersMin = 4;
const wordsMax = 8;
const titleWeight = 5;

/** The words of the site by their stems: how often each is used, and its commonest form. */
export type Vocabulary = Map<string, { count: number; form: string }>;

type Worded = { title: string; text: string; more: string; quotes?: readonly string[] };

/** Counts the words of a title, a text and quotes; those of titles weigh more. */
export function addWords(vocabulary: Vocabulary, { title, text, more, quotes = [] }: Worded): void {
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      if (word.length < lettersMin || /\d/.test(word)) continue;
      const key = stem(word);
      const entry = vocabulary.get(key) ?? { count: 0, form: word };
      entry.count += weight;
      if (word.length < entry.form.length) entry.form = word;
      vocabulary.set(key, entry);
    }
  };
  add(title, titleWeight);
  add([text, more, ...quotes].join(" "), 1);
}

/** Replaces unknown words by the commonest similar ones: one slip per four letters. Undefined without a change. */
export function corrected(words: string, vocabulary: Vocabulary): string | undefined {
  const typed = wordsOf(words).slice(0, wordsMax);
  const better = typed.map((word) => correctedWord(word, vocabulary) ?? word);
  return better.some((word, at) => word !== typed[at]) ? better.join(" ") : undefined;
}

function correctedWord(word: string, vocabulary: Vocabulary): string | undefined {
  const typed = stem(word);
  if (typed.length < lettersMin || /\d/.test(word)) return undefined;
  const most = Math.max(1, Math.floor(typed.length / lettersASlip));
  let best: { slips: number; count: number; form: string } | undefined;
  for (const [key, { count, form }] of vocabulary) {
    if (key.startsWith(typed)) return undefined;
    if (key[0] !== typed[0] || Math.abs(key.length - typed.length) > most) continue;
    const slips = slipsBetween(typed, key, most);
    if (slips > most) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { slips, count, form };
  }
  return best?.form;
}

/** Letters missed, added, replaced or swapped with their neighbour; `most` + 1 where there are more. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
