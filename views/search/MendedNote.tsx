import type { ReactNode } from "react";
import type { Found } from "./site-index.ts";

/** The words that were searched instead of a slip, and a word that it may be meant for as well. */
export type Mended = Partial<Pick<Found, "corrected" | "alternative">>;

type Props = Mended & { words: string; addressOf: (words: string) => string; children?: ReactNode };

/** Names the words that were searched instead of a slip. `addressOf`: the address of a search. */
export function MendedNote({ words, corrected, alternative, addressOf, children }: Props) {
  if (!corrected) return null;
  return (
    <p className="found-note">
      По слову «{words}» ничего нет. Показываем «{corrected}»
      {alternative && (
        <>
          ; может быть, <a href={addressOf(alternative)}>«{alternative}»</a>?
        </>
      )}
      {alternative ? " " : ". "}
      {children}
    </p>
  );
}
