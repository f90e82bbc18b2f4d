import type { FormName } from "../../views/enquiries/define-form.ts";
import type { Attempt, Enquiry } from "./enquiry.ts";

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

/**
 * Stores enquiries until they are delivered. Any number of processes may share one store. Calls are durable when
 * they settle; a call that timed out may have been committed. `now` and `at` are milliseconds since 1970.
 */
export interface EnquiryStore {
  /**
   * Stores an enquiry and leases its first attempt. The same values within 10 minutes get the `id` of the first one.
   * They are that enquiry ("same"), unless it was rejected.
   */
  accept(enquiry: Enquiry, now: number): Promise<{ kind: "new" | "same"; id: string }>;
  /** The outcome of the first enquiry with the same values. */
  verdict(id: string, now: number): Promise<Verdict>;
  /** Leases up to `limit` due enquiries, within the store's rate limit over all processes. */
  claim(now: number, limit: number): Promise<Attempt[]>;
  /** Closes an enquiry and drops its personal data. This and the next four return whether they changed anything. */
  delivered(id: string, now: number): Promise<boolean>;
  /** Closes an enquiry that the upstream rejected in the visitor's presence: the same values are a new enquiry. */
  rejected(attempt: Attempt, now: number, reason: string): Promise<boolean>;
  /** Postpones to `at`. `held`: the upstream asked for that time, so `hasten` skips the enquiry. */
  later(attempt: Attempt, at: number, reason: string, held: boolean): Promise<boolean>;
  /** Makes it a dead letter for a person to decide. */
  dead(attempt: Attempt, now: number, reason: string): Promise<boolean>;
  /** After the upstream's recovery: makes waiting retries due now. Returns their number. */
  hasten(now: number): Promise<number>;
  stats(now: number): Promise<EnquiryStats>;
  /** Oldest first, at most `limit`. */
  list(filter: { state?: EnquirySummary["state"] | undefined; limit: number }): Promise<EnquirySummary[]>;
  show(id: string): Promise<StoredEnquiry | undefined>;
  /** Retries a dead or waiting enquiry now, a dead one for another 30 days. False if there is none. */
  redrive(id: string, now: number): Promise<boolean>;
  /** The number that `purge` would remove. */
  purgeable(closedBefore: number, deadBefore: number): Promise<{ closed: number; dead: number }>;
  /** Removes enquiries that were closed or given up before these times; returns how many. */
  purge(closedBefore: number, deadBefore: number): Promise<{ closed: number; dead: number }>;
  /**
   * Maintenance, once a minute: drops expired data and repairs the effects of crashes and wrong clocks. If `forgets`,
   * enquiries undelivered for `keepMs` lose their personal data, with an alarm.
   */
  tidy(now: number, forgets: boolean): Promise<void>;
  close(): Promise<void>;
}

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
