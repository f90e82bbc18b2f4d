import { shades } from "./colours.ts";

/** Mean colours of photographs by class (`.tone-0` …): the policy forbids colours in the markup. */
export const tones: readonly string[] = Object.entries(shades).flatMap(([name, hex]) =>
  name.startsWith("tone-") ? [hex] : [],
);

/** The tone nearest to a colour, by its place in `tones`. */
export function nearestTone(red: number, green: number, blue: number): number {
  const distances = tones.map((tone) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}
