const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour with a share of another one, as `#rrggbb`. */
export function mixed(colour: string, other: string, share: number): string {
  const added = channels(other);
  const values = channels(colour).map((value, at) => Math.round(value + ((added[at] ?? 0) - value) * share));
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
