import { inRussianLetters } from "../ui/look-alikes.ts";
import { plain } from "./spelling-words.ts";

/** A piece of a text; `hit`: it is a word that was asked for. */
export type Piece = { text: string; hit: boolean };

/** Cuts a text at its words that begin with one of the stems: «складов» for the stem «склад». */
export function markWords(text: string, stems: readonly string[]): Piece[] {
  if (stems.length === 0) return [{ text, hit: false }];
  const pieces = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
  const marked: Piece[] = [];
  for (const piece of pieces) {
    const hit = stems.some((searched) => inRussianLetters(plain(piece)).startsWith(searched));
    const last = marked.at(-1);
    if (last && !last.hit && !hit) last.text += piece;
    else marked.push({ text: piece, hit });
  }
  return marked;
}
