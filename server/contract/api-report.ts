import type { ApiReport, CheckedCall } from "./check-api.ts";

/** The calls that every page needs. */
const everyPage = ["/init", "/services"];

/** Whether the site could show its pages with these answers. */
export const isUsable = ({ calls, hidden }: ApiReport): boolean =>
  hidden.length === 0 && calls.every(({ fault }) => fault === undefined);

/** The fault of every read, if all have the same: a wrong address, or no API behind it. */
function sharedFault(calls: readonly CheckedCall[]): string | undefined {
  const faults = new Set(calls.filter(({ result }) => result === undefined).map(({ fault }) => fault));
  return faults.size === 1 ? [...faults][0] : undefined;
}

/** The report as lines of text: a table of calls, then findings inside the answers. */
export function reportLines({ calls, found, hidden }: ApiReport): string[] {
  const shared = sharedFault(calls);
  if (shared) return [`Every read failed in the same way: ${shared}. Is the URL right, and the API running?`];
  const rows = calls.map(({ path, ms, items, fault, result = "ok", dropped }) => [
    path,
    `${ms} ms`,
    String(items),
    dropped.join("; ") || "—",
    fault ?? result,
  ]);
  return [
    ...table([["call", "time", "items", "dropped: list field (reason): times", "result"], ...rows]),
    "",
    "optional fields, and how many items have them:",
    ...calls.flatMap(optionalLine),
    ...found,
    ...hidden,
    ...calls.filter(({ fault }) => fault).map(consequence),
    ...(calls.some(({ dropped }) => dropped.some((what) => what.startsWith("pictures origin")))
      ? ["pictures of origins that MEDIA_ORIGINS does not name are left out"]
      : []),
  ];
}

function optionalLine({ path, present }: CheckedCall): string[] {
  if (present.length === 0) return [];
  return [`${path}: ${present.map(({ field, percent }) => `${field} ${percent} %`).join(", ")}`];
}

function consequence({ path, fault }: CheckedCall): string {
  const who = everyPage.includes(path) ? "no page can be shown" : "pages that need it answer 503";
  return `${path}: ${fault} — ${who} unless it was known before`;
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
