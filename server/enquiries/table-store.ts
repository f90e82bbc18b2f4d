import { randomBytes } from "node:crypto";
import { consent } from "../../views/enquiries/consent.ts";
import type { LogEvent } from "../log/log.ts";
import { type Attempt, firstAttempt, keepMs, retryForMs } from "./enquiry.ts";
import * as rows from "./enquiry-rows.ts";
import * as sql from "./enquiry-sql.ts";
import type { EnquiryStore, StoreLimits } from "./enquiry-store.ts";
import { clockSlackMs, fingerprint, sameEnquiryMs } from "./fingerprint.ts";
import { retryAfterMaxMs } from "./waits.ts";

export type Value = string | number | null;

/** Runs one statement and returns its rows. */
export type Run = (text: string, ...values: Value[]) => Promise<unknown[]>;

export type Database = {
  /** One statement outside a transaction. */
  run: Run;
  /** Runs `work` in a transaction that is not committed after `timeoutMs`; may run it again. */
  transaction<T>(timeoutMs: number, work: (run: Run) => Promise<T>): Promise<T>;
  /** For databases whose transactions run side by side; others need neither. */
  claims?: {
    /** Serialises claims until the end of the transaction, so that those of the last second can be counted. */
    turn: string;
    /** Skips rows that another transaction changes. */
    rowLock: string;
  };
  /** Erases what deleted data left in the database's own log. */
  erase?(): Promise<unknown>;
  /** Throws while what is written now would be lost with the process. */
  mustLast?(): void;
  close(): Promise<void>;
};

const workTimeoutMs = 8000;

/** The key of fingerprints. Read each time: another process may have replaced removed tables. */
async function secretIn(run: Run): Promise<string> {
  const [kept] = await run(sql.secret);
  if (kept !== undefined) return rows.readText(kept);
  await run(sql.keepSecret, randomBytes(32).toString("base64url"));
  return rows.readText((await run(sql.secret))[0]);
}

/** Enquiries in a table. Rejects with the database's own error. */
export function createTableStore(database: Database, log: LogEvent, limits: StoreLimits): EnquiryStore {
  const write = <T>(work: (run: Run) => Promise<T>) => database.transaction(workTimeoutMs, work);
  const read = async (text: string, ...values: Value[]) => (await database.run(text, ...values))[0];
  const due = sql.due(database.claims?.rowLock ?? "");
  let startedAt: number | undefined;

  /** Whether a statement changes a row. */
  const change = (text: string, ...values: Value[]) => write(async (run) => (await run(text, ...values)).length > 0);

  async function claimDue(run: Run, now: number, limit: number): Promise<Attempt[]> {
    if (database.claims) await run(database.claims.turn);
    const [claimed] = await run(sql.claimedSince, now - 1000, now + clockSlackMs);
    const budget = Math.min(limit, limits.claimsPerSecondMax - rows.readNumber(claimed));
    if (budget <= 0) return [];
    const attempts: Attempt[] = [];
    for (const row of await run(due, now, budget)) {
      const id = rows.readText(row);
      const [leased] = await run(sql.claim, id, now, now + limits.leaseMs);
      const attempt = rows.readAttempt(leased);
      if (attempt) {
        attempts.push(attempt);
        continue;
      }
      const { number } = rows.readKey(leased);
      await run(sql.dead, id, number, now, "unreadable");
      log("enquiry.dead", { id, attempts: number, reason: "unreadable", alarm: true }, "error");
    }
    return attempts;
  }

  return {
    async accept(enquiry, now) {
      database.mustLast?.();
      const accepted = await database.transaction(limits.acceptTimeoutMs, async (run) => {
        const digest = fingerprint(await secretIn(run), enquiry.form, enquiry.payload);
        const until = now + sameEnquiryMs;
        const [owner] = await run(sql.takeFingerprint, digest, enquiry.id, until, now, until + clockSlackMs);
        const id = rows.readText(owner);
        const leaseEnd = now + limits.leaseMs;
        const { retryUntil } = firstAttempt(enquiry, now);
        const payload = JSON.stringify(enquiry.payload);
        const [row] = await run(sql.insert, id, enquiry.form, payload, now, leaseEnd, retryUntil, consent.edition);
        return { kind: row === undefined ? ("same" as const) : ("new" as const), id };
      });
      database.mustLast?.();
      return accepted;
    },
    async verdict(id, now) {
      const row = await read(sql.verdict, id, now);
      // A missing enquiry was closed and purged, so it had been kept.
      return row === undefined ? "kept" : rows.readVerdict(row);
    },
    async claim(now, limit) {
      if ((await read(sql.anyDue, now)) === undefined) return [];
      return write((run) => claimDue(run, now, limit));
    },
    delivered: (id, now) => change(sql.delivered, id, now),
    rejected: ({ enquiry, acceptedAt }, now, reason) => change(sql.rejected, enquiry.id, now, reason, acceptedAt),
    later: ({ enquiry, number }, at, reason, held) => change(sql.later, enquiry.id, number, at, reason, Number(held)),
    dead: ({ enquiry, number }, now, reason) => change(sql.dead, enquiry.id, number, now, reason),
    redrive: (id, now) => change(sql.redrive, id, now, now + retryForMs),
    hasten: (now) => write(async (run) => (await run(sql.hasten, now)).length),
    async stats(now) {
      database.mustLast?.();
      const { oldest, ...counters } = rows.readCounters(await read(sql.stats, now));
      return { ...counters, oldestWaitingMs: Math.max(0, now - oldest) };
    },
    list: async ({ state, limit }) => (await database.run(sql.list, state ?? "", limit)).map(rows.readSummary),
    async show(id) {
      const row = await read(sql.show, id);
      return row === undefined ? undefined : rows.readStored(row);
    },
    purgeable: async (closedBefore, deadBefore) =>
      rows.readPurgeable(await read(sql.purgeable, closedBefore, deadBefore)),
    purge: (closedBefore, deadBefore) =>
      write(async (run) => ({
        closed: (await run(sql.purgeClosed, closedBefore)).length,
        dead: (await run(sql.purgeDead, deadBefore)).length,
      })),
    async tidy(now, forgets) {
      startedAt ??= now;
      const started = startedAt;
      await write(async (run) => {
        await run(sql.dropOldFingerprints, now, now + sameEnquiryMs + clockSlackMs);
        const { length: count } = forgets ? await run(sql.forget, now - keepMs, now, started) : [];
        if (count > 0) log("enquiry.forgotten", { count, alarm: true }, "error");
        const latest = now + retryAfterMaxMs + clockSlackMs;
        await run(sql.bringBack, now, latest, now + limits.leaseMs);
      });
      await database.erase?.();
    },
    close: () => database.close(),
  };
}
