/** A fault for the owner of the content API to mend. `breaks`: visitors would miss a page or a tenth of a list. */
export type Problem = { where: string; what: string; remedy: string; breaks: boolean };

const placesMax = 3;

/** Whether the site could show its pages with these answers. */
export const isUsable = (problems: readonly Problem[]): boolean => problems.every(({ breaks }) => !breaks);

/** A line for each problem: the place, what is wrong with it, what to do. Equal ones are one line. */
export function problemLines(problems: readonly Problem[]): string[] {
  const equal = Map.groupBy(problems, ({ what, remedy, breaks }) => `${breaks ? "✗" : "·"} …: ${what}. ${remedy}`);
  return [...equal].map(([line, all]) => {
    const places = all.slice(0, placesMax).map(({ where }) => where);
    const more = all.length > placesMax ? [`${all.length - placesMax} more`] : [];
    return line.replace("…", () => [...places, ...more].join(" and "));
  });
}
