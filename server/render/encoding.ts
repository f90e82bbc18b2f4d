/** A content coding, by its HTTP name. */
export type Encoding = "identity" | "gzip" | "br";

const spellingsMax = 200;
const spellingLettersMax = 100;

/** Browsers use a handful of spellings, which are cached; others are parsed each time. */
const known = new Map<string, Encoding>();

/** The best accepted content coding: brotli, then gzip. Unknown codings are ignored. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const chosen = preferred(accepted);
  if (known.size < spellingsMax && accepted.length <= spellingLettersMax) known.set(accepted, chosen);
  return chosen;
}

function preferred(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

function weightOf(parameters: string[]): number {
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
}
