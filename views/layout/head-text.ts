const titleLettersMax = 65;
const descriptionLettersMax = 160;

/**
 * A title of at most 65 letters: the subject with the first of `tails` that fits; give the longest first.
 * A subject that is too long by itself ends at a whole word with «…».
 */
export function headTitle(subject: string, ...tails: string[]): string {
  const plain = plainSpaces(subject);
  const tail = tails.find((text) => plain.length + text.length <= titleLettersMax);
  return cut(plain + (tail ?? ""), titleLettersMax);
}

/**
 * A description of at most 160 letters: every sentence that still fits, in order; a first one that is too long is cut.
 */
export function headDescription(...sentences: (string | false | undefined)[]): string {
  let text = "";
  for (const sentence of sentences) {
    if (!sentence) continue;
    const longer = `${text} ${plainSpaces(sentence)}`.trim();
    if (text === "") text = cut(longer, descriptionLettersMax);
    else if (longer.length <= descriptionLettersMax) text = longer;
  }
  return text;
}

/** «Планы этажей, цены и телефон.»: only what holds, as the data must have what is promised. Empty if nothing holds. */
export function promised(...things: (string | false | undefined)[]): string {
  const held = things.filter((thing) => typeof thing === "string" && thing !== "");
  const last = held.at(-1);
  if (last === undefined) return "";
  const text = held.length > 1 ? `${held.slice(0, -1).join(", ")} и ${last}` : String(last);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** «офис 70,2 м²», after a colon. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Ends a text at a whole word with «…» where it is longer than `lettersMax`. */
function cut(text: string, lettersMax: number): string {
  if (text.length <= lettersMax) return text;
  return `${text.slice(0, lettersMax).replace(/[\s—–,.:;(«]*\s\S*$/, "")}…`;
}

function plainSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
