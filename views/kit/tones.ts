/**
 * Mean colours of photographs, as few as their classes (`.tone-0` …) may weigh: the policy forbids colours in the
 * markup. Neutral, warm, cool and green, from dark to light.
 */
export const tones = [
  ...["#3a3a3a", "#666666", "#949494", "#c2c2c2", "#ededed"],
  ...["#4a3a2c", "#7d6650", "#ab9376", "#d0bea3", "#efe6d8"],
  ...["#2c3a4a", "#506a80", "#7f9bb0", "#b0c4d2", "#dfe8ee"],
  ...["#3a4a34", "#6b8062", "#a3b598"],
] as const;

/** The tone nearest to a colour, by its place in `tones`. */
export function nearestTone(red: number, green: number, blue: number): number {
  const distances = tones.map((tone) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
    return ((r ?? 0) - red) ** 2 + ((g ?? 0) - green) ** 2 + ((b ?? 0) - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}
