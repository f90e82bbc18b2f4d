/** The logged events of a site with this name; `lines` are its log lines so far. */
export function eventsOf({ lines }: { lines: readonly string[] }, name: string): Record<string, unknown>[] {
  return lines
    .filter((line) => line.includes(`"event":"${name}"`))
    .map((line): Record<string, unknown> => JSON.parse(line));
}
