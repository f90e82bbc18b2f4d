import type { Finding } from "./lenient.ts";

/** What an answer lost, and how many items of each list and noun it has, for the log and `check-api`. */
export type Report = { findings: Finding[]; seen: Map<string, number> };

export const emptyReport = (): Report => ({ findings: [], seen: new Map() });

export function countSeen({ seen }: Report, name: string): void {
  seen.set(name, (seen.get(name) ?? 0) + 1);
}
