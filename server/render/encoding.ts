/** A content coding, by its HTTP name. */
export type Encoding = "identity" | "gzip" | "br";

const spellingsMax = 200;
const spellingLettersMax = 100;

/** Browsers use a handful of spellings, which are cached; others are parsed each time. */
const parsed = new Map<string, readonly Encoding[]>();

/** The accepted content codings, smallest bytes first. Unknown codings are ignored; identity is always last. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const cached = parsed.get(header);
  if (cached !== undefined) return cached;
  const accepted = parse(header);
  if (parsed.size < spellingsMax && header.length <= spellingLettersMax) parsed.set(header, accepted);
  return accepted;
}

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const packed = (["br", "gzip"] as const).filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
  return [...packed, "identity"];
}

function weightOf(parameters: string[]): number {
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
}
