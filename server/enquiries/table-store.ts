import { randomBytes } from "node:crypto";
import { consent, type FormName } from "../../views/enquiries/define-form.ts";
import type { LogEvent } from "../log/log.ts";
import { monotonicMs } from "../process/clock.ts";
import {
  type Attempt,
  clockSlackMs,
  type Enquiry,
  fingerprint,
  firstAttempt,
  keepMs,
  readAttempt,
  retryAfterMaxMs,
  retryForMs,
  sameEnquiryMs,
} from "./enquiry.ts";
import * as sql from "./enquiry-sql.ts";

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

/** A row of the table, with the columns that a restore needs. */
export type StoredRow = {
  id: string;
  form: string;
  payload: string | null;
  state: EnquirySummary["state"];
  accepted_at: number;
  reason: string | null;
  /** Missing in files of versions that did not record it. */
  consent?: string | null;
};

/** "same": an enquiry with the same values is stored, as `id`. "new": this one is, usually under its own id. */
export type Acceptance = { kind: "new" | "same"; id: string };

/** "open": the visitor's own attempt still runs. "kept": delivered, or will be. "rejected": may be sent again. */
export type Verdict = "open" | "kept" | "rejected";

/** `dead` counts dead letters that still have their data. `oldestWaitingMs` is 0 if none waits. */
export type EnquiryStats = { waiting: number; oldestWaitingMs: number; dead: number; setAsideFiles: number };

export type StoreOptions = {
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

export type Value = string | number | null;

/** Runs one statement and returns its rows, whose columns the statement names. */
export type Run = <Row>(text: string, ...values: Value[]) => Promise<Row[]>;

/** What `stats` of the statements counts. */
export type Counters = { waiting: number; dead: number; oldest: number };

export type Database = {
  /** One statement outside a transaction. */
  run: Run;
  /** Runs `work` in a transaction; may run it again. SQLite waits at most `timeoutMs` for other processes to write. */
  transaction<T>(timeoutMs: number, work: (run: Run) => Promise<T>): Promise<T>;
  /** For databases with concurrent transactions. */
  claims?: {
    /** Serialises claims until the end of the transaction, so that those of the last second can be counted. */
    turn: string;
    /** Skips rows that another transaction changes. */
    rowLock: string;
  };
  /** Erases what deleted data left in the database's own log. */
  erase?(): Promise<unknown>;
  /** The number of damaged files that were set aside, with enquiries that nobody delivers. */
  setAsideFiles?(): number;
  /** Throws while what is written now would be lost with the process. */
  requireFileInPlace?(): void;
  close(): Promise<void>;
};

/** How long a visitor waits for the store before the enquiry is delivered without it. */
export const storeWaitMs = 2500;

const workTimeoutMs = 8000;

/** The row of a statement that always returns one. */
async function rowOf<Row>(run: Run, text: string, ...values: Value[]): Promise<Row> {
  const [row] = await run<Row>(text, ...values);
  if (row === undefined) throw new Error("A statement returned no row");
  return row;
}

/** The key of fingerprints. Read each time: another process may have replaced removed tables. */
async function secretIn(run: Run): Promise<string> {
  if ((await run(sql.secret)).length === 0) await run(sql.keepSecret, randomBytes(32).toString("base64url"));
  return (await rowOf<{ value: string }>(run, sql.secret)).value;
}

export type EnquiryStore = ReturnType<typeof createTableStore>;

/**
 * Stores enquiries until they are delivered. Any number of processes may share one store. Calls are durable when they
 * settle; a call that timed out may have been committed. They reject with the database's own error. `now` and `at` are
 * milliseconds since 1970.
 */
export function createTableStore(database: Database, log: LogEvent, options: StoreOptions) {
  /** A transaction that is not committed after `timeoutMs`, because its caller has given up waiting. */
  function transaction<T>(timeoutMs: number, work: (run: Run) => Promise<T>): Promise<T> {
    const deadline = monotonicMs() + timeoutMs;
    return database.transaction(timeoutMs, async (run) => {
      const result = await work(run);
      if (monotonicMs() > deadline) throw Object.assign(new Error("too late to commit"), { code: "TOO_LATE" });
      return result;
    });
  }

  const write = <T>(work: (run: Run) => Promise<T>) => transaction(workTimeoutMs, work);
  const due = sql.due(database.claims?.rowLock ?? "");
  let startedAt: number | undefined;

  /** Whether a statement changes a row. */
  const change = (text: string, ...values: Value[]) => write(async (run) => (await run(text, ...values)).length > 0);

  async function claimDue(run: Run, now: number, limit: number): Promise<Attempt[]> {
    if (database.claims) await run(database.claims.turn);
    const claimed = await rowOf<{ value: number }>(run, sql.claimedSince, now - 1000, now + clockSlackMs);
    const claimsLeft = Math.min(limit, options.claimsPerSecondMax - claimed.value);
    if (claimsLeft <= 0) return [];
    const attempts: Attempt[] = [];
    for (const { value: id } of await run<{ value: string }>(due, now, claimsLeft)) {
      const leased = await rowOf<{ number: number }>(run, sql.claim, id, now, now + options.leaseMs);
      const attempt = readAttempt(leased);
      if (attempt) {
        attempts.push(attempt);
        continue;
      }
      const { number } = leased;
      await run(sql.dead, id, number, now, "unreadable");
      log("enquiry.dead", { id, attempts: number, reason: "unreadable", alarm: true }, "error");
    }
    return attempts;
  }

  return {
    /**
     * Stores an enquiry and leases its first attempt. The same values within 10 minutes get the `id` of the first one.
     * They are that enquiry ("same"), unless it was rejected.
     */
    async accept(enquiry: Enquiry, now: number): Promise<Acceptance> {
      database.requireFileInPlace?.();
      const accepted = await transaction(options.acceptTimeoutMs, async (run) => {
        const digest = fingerprint(await secretIn(run), enquiry.form, enquiry.payload);
        const until = now + sameEnquiryMs;
        const taken = [digest, enquiry.id, until, now, until + clockSlackMs];
        const { value: id } = await rowOf<{ value: string }>(run, sql.takeFingerprint, ...taken);
        const leaseEnd = now + options.leaseMs;
        const { retryUntil } = firstAttempt(enquiry, now);
        const payload = JSON.stringify(enquiry.payload);
        const [row] = await run(sql.insert, id, enquiry.form, payload, now, leaseEnd, retryUntil, consent.edition);
        const acceptance: Acceptance = { kind: row === undefined ? "same" : "new", id };
        return acceptance;
      });
      database.requireFileInPlace?.();
      return accepted;
    },
    /** The outcome of the first enquiry with the same values. */
    async verdict(id: string, now: number): Promise<Verdict> {
      const [row] = await database.run<{ value: Verdict }>(sql.verdict, id, now);
      // A missing enquiry was closed and purged, so it had been kept.
      return row?.value ?? "kept";
    },
    /** Leases up to `limit` due enquiries, within the store's rate limit over all processes. */
    async claim(now: number, limit: number): Promise<Attempt[]> {
      if ((await database.run(sql.anyDue, now)).length === 0) return [];
      return write((run) => claimDue(run, now, limit));
    },
    /** Closes an enquiry and drops its personal data. This and the next four tell whether they changed anything. */
    delivered: (id: string, now: number) => change(sql.delivered, id, now),
    /** Closes an enquiry that the upstream rejected in the visitor's presence: the same values are a new enquiry. */
    rejected: ({ enquiry, acceptedAt }: Attempt, now: number, reason: string) =>
      change(sql.rejected, enquiry.id, now, reason, acceptedAt),
    /** Postpones to `at`. `held`: the upstream asked for that time, so `hasten` skips the enquiry. */
    later: ({ enquiry, number }: Attempt, at: number, reason: string, held: boolean) =>
      change(sql.later, enquiry.id, number, at, reason, Number(held)),
    /** Makes it a dead letter for a person to decide. */
    dead: ({ enquiry, number }: Attempt, now: number, reason: string) =>
      change(sql.dead, enquiry.id, number, now, reason),
    /** Retries a dead or waiting enquiry now, a dead one for another 30 days. */
    redrive: (id: string, now: number) => change(sql.redrive, id, now, now + retryForMs),
    /** After the upstream's recovery: makes waiting retries due now. Returns their number. */
    hasten: (now: number) => write(async (run) => (await run(sql.hasten, now)).length),
    async stats(now: number): Promise<EnquiryStats> {
      database.requireFileInPlace?.();
      const { oldest, ...counters } = await rowOf<Counters>(database.run, sql.stats, now);
      const setAsideFiles = database.setAsideFiles?.() ?? 0;
      return { ...counters, oldestWaitingMs: Math.max(0, now - oldest), setAsideFiles };
    },
    /** Oldest first, at most `limit`. */
    list: ({ state, limit }: { state?: EnquirySummary["state"] | undefined; limit: number }) =>
      database.run<EnquirySummary>(sql.list, state ?? "", limit),
    show: async (id: string) => (await database.run<StoredEnquiry>(sql.show, id))[0],
    /** The number that `purge` would remove. */
    purgeable: (closedBefore: number, deadBefore: number) =>
      rowOf<{ closed: number; dead: number }>(database.run, sql.purgeable, closedBefore, deadBefore),
    /** Removes enquiries that were closed or given up before these times; returns how many. */
    purge: (closedBefore: number, deadBefore: number) =>
      write(async (run) => ({
        closed: (await run(sql.purgeClosed, closedBefore)).length,
        dead: (await run(sql.purgeDead, deadBefore)).length,
      })),
    /**
     * Maintenance, once a minute: drops expired data and repairs the effects of crashes and wrong clocks. If `forgets`,
     * enquiries undelivered for `keepMs` lose their personal data, with an alarm.
     */
    async tidy(now: number, forgets: boolean): Promise<void> {
      startedAt ??= now;
      const started = startedAt;
      await write(async (run) => {
        await run(sql.dropOldFingerprints, now, now + sameEnquiryMs + clockSlackMs);
        const { length: count } = forgets ? await run(sql.forget, now - keepMs, now, started) : [];
        if (count > 0) log("enquiry.forgotten", { count, alarm: true }, "error");
        const latest = now + retryAfterMaxMs + clockSlackMs;
        await run(sql.bringBack, now, latest, now + options.leaseMs);
      });
      await database.erase?.();
    },
    /**
     * Takes an undelivered enquiry of a file that was set aside back into the store. Tells whether it did: a delivered
     * one, and one that the store has, are left alone.
     */
    restore(row: StoredRow, now: number): Promise<boolean> {
      const { id, form, payload, state, reason } = row;
      if (payload === null || (state !== "waiting" && state !== "dead")) return Promise.resolve(false);
      const times = [row.accepted_at, now + retryForMs, now];
      return change(sql.restore, id, form, payload, state, ...times, reason, row.consent ?? null);
    },
    /** For the other tables of the same database. */
    query: database.run,
    close: () => database.close(),
  };
}
