import type { Read } from "../../../server/content/define-read.ts";
import { emptyReport } from "../../../server/content/report.ts";

/** Reads an answer at once. Returns its value and what it lost as "object field". */
export function readAnswer<Value>(read: Read<Value>, json: unknown): { value: Value; lost: string[] } {
  const report = emptyReport();
  const steps = read.read(json, report);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { value: step.value, lost: report.findings.map(({ object, field }) => `${object} ${field}`) };
}
