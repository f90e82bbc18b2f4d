import type { FormName } from "../../views/enquiries/define-form.ts";

/**
 * waiting: kept until delivered. delivered, rejected: closed, personal data dropped. dead: given up after the visitor
 * was thanked. Its data is dropped 90 days after it was sent, unless a person redrives or purges it.
 */
export const enquiryStates = ["waiting", "delivered", "rejected", "dead"] as const;

/** An enquiry without anything that the visitor typed. Times are milliseconds since 1970. */
export type EnquirySummary = {
  id: string;
  form: FormName;
  state: (typeof enquiryStates)[number];
  attempts: number;
  acceptedAt: number;
  nextAt: number;
  reason: string | null;
  closedAt: number | null;
  /** The edition of the consent text; null in enquiries of versions that did not record it. */
  consent: string | null;
};
/** `payload` is the JSON text for the upstream; null after it was delivered, rejected or dropped. */
export type StoredEnquiry = EnquirySummary & { payload: string | null };

/** "open": the visitor's own attempt still runs. "kept": delivered, or will be. "rejected": may be sent again. */
export type Verdict = "open" | "kept" | "rejected";

/** `dead` counts dead letters that still have their data. `oldestWaitingMs` is 0 if none waits. */
export type EnquiryStats = { waiting: number; oldestWaitingMs: number; dead: number };

export type StoreLimits = {
  /** After this long another process may take over an attempt. */
  leaseMs: number;
  /** Background attempts a second, over all processes. */
  claimsPerSecondMax: number;
  /** After this long `accept` must not commit: its caller has given up waiting. */
  acceptTimeoutMs: number;
  role: StoreRole;
};

/**
 * "server" delivers and creates removed tables again. "release" migrates tables. "command" inspects and repairs; it
 * rejects with `NoEnquiries` if there is no store.
 */
export type StoreRole = "server" | "release" | "command";

/** A command found no store. */
export class NoEnquiries extends Error {
  override readonly name = "NoEnquiries";
}
