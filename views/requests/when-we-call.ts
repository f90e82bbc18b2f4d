import { moscowTime, nextHours } from "../visit/opening-hours.ts";
import type { FormDefinition } from "./define-form.ts";

/** The promise of a call, and why it is not sooner. */
export type CallTime = { promise: string; reason?: string };

/**
 * When somebody calls after a request that was sent at `now`, by the opening hours of whoever calls. Undefined where
 * they are not known: then nothing is promised. What cannot be done before closing time is promised for the next
 * opening.
 */
export function whenWeCall({ calls }: FormDefinition, hours: string | undefined, now: Date): CallTime | undefined {
  const next = hours === undefined ? undefined : nextHours(hours, now);
  if (!next) return undefined;
  const { opens, minutesLeft } = next;
  if (!opens || (minutesLeft !== undefined && minutesLeft >= calls.minutes))
    return { promise: `Перезвоним ${calls.within}` };
  return {
    promise: `Перезвоним ${opens.day} с ${opens.time}`,
    reason: `Сейчас ${moscowTime(now)}. Отвечаем ${hours}.`,
  };
}
