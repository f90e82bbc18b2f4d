import fetch, { type Response } from "node-fetch";
import * as z from "zod";
import { type Payload, payloadKeys } from "../../views/enquiries/define-form.ts";
import { parkName } from "../../views/park/park-name.ts";
import { parsedJson } from "../content/lenient.ts";
import { connectionsTo } from "../content/upstream.ts";
import { faultClass } from "../log/faults.ts";
import { type Answer, type Deliver, type Enquiry, retryAfterMaxMs } from "./enquiry.ts";

const responseBytesMax = 64 * 1024;
const connectionsMax = 16;

/** Permanent rejections. */
const rejectingStatuses = new Set([400, 404, 409, 410, 413, 415, 422]);
/** Wrong or missing key: only a person can fix it. */
const alarmingStatuses = new Set([401, 403]);

/** `baseUrl` without a trailing slash; `key` goes into every body; `now` is the wall clock, in ms. */
export type DeliveryTarget = { baseUrl: string; key: string; now: () => number };

/** Posts enquiries to the content API. Never rejects: a network fault is the result `later`. */
export function createDelivery({ baseUrl, key, now }: DeliveryTarget): Deliver {
  const agent = connectionsTo(baseUrl, connectionsMax);
  return async (enquiry, timeoutMs) => {
    const finished = new AbortController();
    try {
      const response = await fetch(`${baseUrl}/callbacks/${enquiry.form}`, {
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "idempotency-key": enquiry.id,
          "user-agent": parkName.latin,
        },
        body: bodyOf(enquiry, key),
        signal: AbortSignal.any([finished.signal, AbortSignal.timeout(timeoutMs)]),
        size: responseBytesMax,
        redirect: "error",
        agent,
      });
      return await classify(response, now());
    } catch (error) {
      return { outcome: "later", reason: faultClass(error) };
    } finally {
      // Aborts the transfer of an unread body.
      finished.abort();
    }
  };
}

/** The body with its keys in the order of the specification's table. */
function bodyOf({ form, payload }: Enquiry, key: string): string {
  const all: Payload = { ...payload, key };
  const named = payloadKeys[form].filter((name) => name in all).map((name) => [name, all[name]]);
  return JSON.stringify({ ...Object.fromEntries(named), ...all });
}

async function classify(response: Response, now: number): Promise<Answer> {
  const { status } = response;
  if (rejectingStatuses.has(status)) return { outcome: "rejected", status };
  const wait = retryAfterMs(response.headers.get("retry-after"), now);
  const later = (reason: string): Answer => ({
    outcome: "later",
    reason,
    ...(wait !== undefined && { retryAfterMs: wait }),
    ...(alarmingStatuses.has(status) && { alarm: true }),
  });
  if (!response.ok) return later(`status-${status}`);
  const body = parsedJson(await response.text());
  if (body === undefined) return later("no-json");
  const flags = [flagged.safeParse(body).data?.success, nested.safeParse(body).data?.data.success];
  if (flags.includes(true)) return { outcome: "accepted" };
  return flags.includes(false) ? { outcome: "rejected", status } : { outcome: "unclear", reason: "no-flag" };
}

/** `success` is at the top level or, for callbacks, nested in `data`. Source: the contract. */
const flagged = z.object({ success: z.boolean() });
const nested = z.object({ data: flagged });

/**
 * `Retry-After` in ms, from seconds or a date, at most an hour. Undefined if it is unreadable, 0 or past: then no time
 * is named, and the backoff grows as without it.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header);
  // Date.parse also accepts "-5"; HTTP dates end in GMT.
  if (!seconds && !header.trim().endsWith("GMT")) return undefined;
  const ms = seconds ? Number(header) * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, retryAfterMaxMs) : undefined;
}
