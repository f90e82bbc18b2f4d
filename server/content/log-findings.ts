import { firstTimes, type LogEvent } from "../log/log.ts";
import { mendedReasons } from "./lenient.ts";
import type { Report } from "./report.ts";

/** Logs each finding once. What the API sent is not logged. */
export function findingsLog(log: LogEvent): (report: Report) => void {
  const isFirst = firstTimes();
  return ({ findings }) => {
    for (const { object, field, reason, sent } of findings) {
      // An editor who pastes HTML does so in every item, and an API that leaves out a field does so too.
      const isEverywhere = mendedReasons.includes(reason) || sent === undefined || sent === null;
      const objectOrNoun = isEverywhere ? object.replace(/ \d+$/, "") : object;
      if (isFirst(`${objectOrNoun} ${field}`)) log("content.dropped", { object, field, reason }, "warn");
    }
  };
}
