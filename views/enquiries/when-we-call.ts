import { nextHours, timeInWords } from "../content/opening-hours.ts";
import type { CallPromise } from "../park/claims/claims.ts";

/** The promised time of a call, and the reason for a delay. */
export type CallTime = { promise: string; reason?: string };

/** «сегодня до 18:00», «завтра с 9:00»: when a person who works these hours calls; undefined without a promise. */
export function whenPersonCalls(
  calls: CallPromise | undefined,
  hours: string | undefined,
  now: Date,
): string | undefined {
  const next = !calls || hours === undefined ? undefined : nextHours({ schedule: hours }, now);
  if (!calls || !next) return undefined;
  const { opens, minutesLeft, until } = next;
  if (!opens) return calls.within;
  return minutesLeft !== undefined && minutesLeft >= calls.minutes && until
    ? `сегодня до ${until}`
    : `${opens.day} с ${opens.time}`;
}

/** When the park calls, by its hours; undefined without a promise. A call too late moves to the next opening. */
export function whenWeCall(calls: CallPromise | undefined, hours: string | undefined, now: Date): CallTime | undefined {
  const next = !calls || hours === undefined ? undefined : nextHours({ schedule: hours }, now);
  if (!calls || !next) return undefined;
  const { opens, minutesLeft } = next;
  if (!opens || (minutesLeft !== undefined && minutesLeft >= calls.minutes))
    return { promise: `Перезвоним ${calls.within}` };
  return {
    promise: `Перезвоним ${opens.day} с ${opens.time}`,
    reason: `Сейчас ${timeInWords(now)}. Отвечаем ${hours}.`,
  };
}
