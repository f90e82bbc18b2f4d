import type { FormName } from "../../views/requests/define-form.ts";
import type { Attempt, ContactRequest } from "./contact-request.ts";

/**
 * waiting: kept until delivered. delivered, rejected: closed, the personal data is gone. dead: given up after the
 * visitor was thanked; kept, with its data, until a person redrives or purges it, or 90 days have passed since it was
 * sent.
 */
export const requestStates = ["waiting", "delivered", "rejected", "dead"] as const;

/** One of the states. */
export type RequestState = (typeof requestStates)[number];

/** A request as the admin may list it: nothing that the visitor typed. Times are milliseconds since 1970. */
export type RequestSummary = {
  id: string;
  form: FormName;
  state: RequestState;
  attempts: number;
  acceptedAt: number;
  nextAt: number;
  reason: string | null;
  closedAt: number | null;
  /** The edition of the consent that the visitor gave; null in requests of versions that did not record it. */
  consent: string | null;
};

/** `payload` is the JSON text that goes upstream; null once it was delivered, rejected or forgotten. */
export type StoredRequest = RequestSummary & { payload: string | null };

/** `dead` counts those that still have their data. Age of the oldest waiting request is 0 when none waits. */
export type RequestStats = { waiting: number; oldestWaitingMs: number; dead: number };

/**
 * "open": the attempt before the visitor's eyes still runs; "kept": it will be delivered, or was; "rejected": send it
 * again.
 */
export type Verdict = "open" | "kept" | "rejected";

/**
 * Keeps contact requests until they are delivered. Any number of processes may share one store. Every call either has
 * happened durably when it resolves or rejects; a call that rejects for time may have happened. `now` and `at` are
 * milliseconds since 1970.
 */
export interface RequestStore {
  /**
   * Keeps a request and leases it for its first attempt. The same form with the same values within 10 minutes has the
   * `id` of the request that came first, and is that request ("same") unless it was rejected.
   */
  accept(request: ContactRequest, now: number): Promise<{ kind: "new" | "same"; id: string }>;
  /** What became of the request that came first. */
  verdict(id: string, now: number): Promise<Verdict>;
  /** Leases up to `limit` due requests, and over all processes no more a second than the store was opened with. */
  claim(now: number, limit: number): Promise<Attempt[]>;
  /** Closes a request for good and forgets its personal data. */
  delivered(id: string, now: number): Promise<void>;
  /** Likewise, for one that upstream refused and whose visitor was told: the same values again are a new request. */
  rejected(attempt: Attempt, now: number, reason: string): Promise<void>;
  /** Postpones to `at`. `held`: upstream asked for that time, so `hasten` leaves it alone. */
  later(attempt: Attempt, at: number, reason: string, held: boolean): Promise<void>;
  /** Gives up; a person decides. */
  dead(attempt: Attempt, now: number, reason: string): Promise<void>;
  /** Upstream is back: everything that only waits for the next try is due now. Returns how many. */
  hasten(now: number): Promise<number>;
  stats(now: number): Promise<RequestStats>;
  /** Oldest first, at most `limit`. */
  list(filter: { state?: RequestState; limit: number }): Promise<RequestSummary[]>;
  show(id: string): Promise<StoredRequest | undefined>;
  /** Tries a dead or waiting request at once, a dead one for another 30 days. False: there is none to try. */
  redrive(id: string, now: number): Promise<boolean>;
  /** Removes closed requests, and dead ones, that are older than that; returns how many of each. */
  purge(closedBefore: number, deadBefore: number): Promise<{ closed: number; dead: number }>;
  /**
   * Once a minute: drops what is no longer needed and repairs what a crash or a wrong clock left. What could not be
   * delivered within `keepMs` loses its personal data, with an alarm in the log. `elapsedMs` has passed since the last
   * call, by a monotonic clock.
   */
  tidy(now: number, elapsedMs: number): Promise<void>;
  close(): Promise<void>;
}

/** How a store is opened. */
export type StoreLimits = {
  /** How long an attempt may run before another process takes the request over. */
  leaseMs: number;
  /** Background attempts a second, over all processes together. */
  claimsPerSecondMax: number;
  /** After that long `accept` must not commit any more: its caller has gone another way. */
  acceptTimeoutMs: number;
  role: StoreRole;
};

/**
 * "server" delivers, so it alone sets the queue's own limits. "release" brings tables up to date. "command" only looks
 * and repairs: it rejects with `noRequests` where nothing is kept.
 */
export type StoreRole = "server" | "release" | "command";

const noRequestsCode = "NO_REQUESTS";

/** What a command meets in an empty place. */
export const noRequests = () => Object.assign(new Error("no requests are kept here"), { code: noRequestsCode });

/** Whether a command met an empty place. */
export const isNoRequests = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === noRequestsCode;
