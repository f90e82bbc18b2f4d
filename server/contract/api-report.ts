import type { ApiReport, CheckedCall } from "./check-reads.ts";
import { problemLine } from "./problem.ts";

/** The calls that every page needs. */
const everyPage = ["/init", "/services"];

/** Whether the site could show its pages with these answers. */
export const isUsable = ({ calls, problems }: ApiReport): boolean =>
  problems.every(({ breaks }) => !breaks) && calls.every(({ fault }) => fault === undefined);

/** The fault of every read, if all have the same: a wrong address, or no API behind it. */
function sharedFault(calls: readonly CheckedCall[]): string | undefined {
  const faults = new Set(calls.filter(({ result }) => result === undefined).map(({ fault }) => fault));
  return faults.size === 1 ? [...faults][0] : undefined;
}

/** The report as lines of text: a table of calls, the findings inside the answers, and one line for each problem. */
export function reportLines({ calls, found, problems }: ApiReport): string[] {
  const shared = sharedFault(calls);
  if (shared) return [`Every read failed in the same way: ${shared}. Is the URL right, and the API running?`];
  const rows = calls.map(({ path, ms, items, fault, result = "ok" }) => [
    path,
    `${ms} ms`,
    String(items),
    fault ?? result,
  ]);
  return [
    ...table([["call", "time", "items", "result"], ...rows]),
    "",
    "optional fields, and how many items have them:",
    ...calls.flatMap(optionalLine),
    ...found,
    "",
    ...joined(problems, ({ what, remedy }) => what + remedy).map(([first, ...others]) =>
      problemLine({ ...first, where: [first, ...others].map(({ where }) => where).join(" and ") }),
    ),
    ...joined(
      calls.filter(({ fault }) => fault),
      ({ path, fault }) => path.replace(/\d+$/, "") + fault,
    ).map(([first, ...others]) => consequence(first, others.length)),
  ];
}

function optionalLine({ path, present }: CheckedCall): string[] {
  if (present.length === 0) return [];
  return [`${path}: ${present.map(({ field, percent }) => `${field} ${percent} %`).join(", ")}`];
}

/** Equal faults are one line. */
const joined = <One>(all: readonly One[], keyOf: (one: One) => string): [One, ...One[]][] =>
  [...Map.groupBy(all, keyOf).values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));

function consequence({ path, fault }: CheckedCall, others: number): string {
  const who = everyPage.includes(path) ? "no page can be shown" : "pages that need it answer 503";
  return `✗ ${path}${others > 0 ? `, as ${others} more of its kind` : ""}: ${fault} — ${who} unless it was known before`;
}

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
