/** 100 units have 5,800 values on 5 levels; with 20 photographs each, 16,000 more. */
const valuesMax = 40_000;
const levelsMax = 32;

/** Why this JSON would block for seconds, if it would. Counting takes milliseconds. */
export function excessOf(json: unknown, most = valuesMax): string | undefined {
  let values = 0;
  let level = [json];
  for (let levels = 0; level.length > 0; levels += 1) {
    values += level.length;
    if (values > most) return "too many values";
    if (levels > levelsMax) return "too many levels";
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  return undefined;
}
