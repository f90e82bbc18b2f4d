import * as z from "zod";
import { formNames } from "../../views/enquiries/define-form.ts";
import { parsedJson } from "../kit/parsed-json.ts";
import type { Attempt } from "./enquiry.ts";

/**
 * waiting: kept until delivered. delivered, rejected: closed, personal data dropped. dead: given up after the visitor
 * was thanked. Its data is dropped 90 days after it was sent, unless a person redrives or purges it.
 */
export const enquiryStates = ["waiting", "delivered", "rejected", "dead"] as const;

const attempt = z.object({
  id: z.string(),
  form: z.enum(formNames),
  payload: z
    .string()
    .transform(parsedJson)
    .pipe(z.record(z.string(), z.union([z.string(), z.number()]))),
  number: z.number(),
  acceptedAt: z.number(),
  retryUntil: z.number(),
});

/** A claimed row as an attempt; undefined if its payload or form is unreadable. */
export function readAttempt(row: unknown): Attempt | undefined {
  const { data } = attempt.safeParse(row);
  if (!data) return undefined;
  const { id, form, payload, ...rest } = data;
  return { enquiry: { id, form, payload }, ...rest };
}

const key = attempt.pick({ id: true, number: true });
/** Id and attempt number of a row that is otherwise unreadable. */
export const readKey = (row: unknown) => key.parse(row);

const summary = z.object({
  id: z.string(),
  form: z.enum(formNames),
  state: z.enum(enquiryStates),
  attempts: z.number(),
  acceptedAt: z.number(),
  nextAt: z.number(),
  reason: z.string().nullable(),
  closedAt: z.number().nullable(),
  /** The edition of the consent text; null in enquiries of versions that did not record it. */
  consent: z.string().nullable(),
});
const stored = summary.extend({ payload: z.string().nullable() });

/** An enquiry without anything that the visitor typed. Times are milliseconds since 1970. */
export type EnquirySummary = z.output<typeof summary>;
/** `payload` is the JSON text for the upstream; null after it was delivered, rejected or dropped. */
export type StoredEnquiry = z.output<typeof stored>;

export const readSummary = (row: unknown): EnquirySummary => summary.parse(row);
export const readStored = (row: unknown): StoredEnquiry => stored.parse(row);

const counters = z.object({ waiting: z.number(), dead: z.number(), oldest: z.number() });
export const readCounters = (row: unknown) => counters.parse(row);

const purgeable = z.object({ closed: z.number(), dead: z.number() });
export const readPurgeable = (row: unknown) => purgeable.parse(row);

const verdict = z.object({ value: z.enum(["open", "kept", "rejected"]) });
/** "open": the visitor's own attempt still runs. "kept": delivered, or will be. "rejected": may be sent again. */
export type Verdict = z.output<typeof verdict>["value"];
export const readVerdict = (row: unknown): Verdict => verdict.parse(row).value;

const text = z.object({ value: z.string() });
const number = z.object({ value: z.number() });
/** A row's only column, named `value`. */
export const readText = (row: unknown): string => text.parse(row).value;
export const readNumber = (row: unknown): number => number.parse(row).value;
