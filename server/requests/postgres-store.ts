import { consent } from "../../views/requests/consent.ts";
import type { LogEvent } from "../log/log.ts";
import { type Attempt, firstAttempt, keepMs, retryForMs } from "./contact-request.ts";
import { clockSlackMs, fingerprint, sameRequestMs } from "./fingerprint.ts";
import { connectPostgres, queueName, type Transaction, withoutJob } from "./postgres-link.ts";
import * as rows from "./request-rows.ts";
import * as sql from "./request-sql.ts";
import type { RequestStore, StoreLimits } from "./request-store.ts";
import { retryAfterMaxMs } from "./waits.ts";

/** The key of jobs that `hasten` may bring forward; jobs with a time from the upstream have none. */
const hastenKey = "may-hasten";

/** An arbitrary fixed advisory lock key. Serialises claims, so that those of the last second can be counted. */
const claimLock = 55_000_002;

/** A request overdue for this long without a job gets a new one. */
const orphanAfterMs = 30_000;

const workTimeoutMs = 8_000;

/**
 * $1 end of the lease, $2 now, $3 ids. The table's due time is authoritative, not the queue's: an attempt may still
 * run.
 */
const claimStatement = `
update contact_request set attempts = attempts + 1, next_at = $1, held = 1, claimed_at = $2
where id = any($3) and state = 'waiting' and next_at <= $2 returning ${sql.attemptColumns}`;

/** $1 ids, $2 now. */
const notYetDue = `
select id, next_at, held from contact_request where id = any($1) and state = 'waiting' and next_at > $2`;

/**
 * Contact requests in Postgres, shared by any number of processes. The table is authoritative; pg-boss schedules which
 * process takes which request. Both change in one transaction. A job holds only the request's id, so the queue can
 * neither lose requests nor hold personal data. Rejects with pg's own error.
 */
export function createPostgresStore(url: string, log: LogEvent, limits: StoreLimits): RequestStore {
  const link = connectPostgres(url, log, limits);
  let startedAt: number | undefined;
  const write = <T>(work: (tx: Transaction) => Promise<T>) => link.transaction(workTimeoutMs, work);

  /** Creates the request's only job, due at `at`, replacing an older one. */
  async function enqueue({ boss, db }: Transaction, id: string, at: number, mayHasten: boolean): Promise<void> {
    await boss.deleteJob(queueName, id, { db });
    await boss.send(queueName, null, {
      id,
      db,
      startAfter: new Date(at),
      ...(mayHasten && { singletonKey: hastenKey }),
    });
  }

  async function claimDue(tx: Transaction, now: number, limit: number): Promise<Attempt[]> {
    await tx.all("select pg_advisory_xact_lock($1)", claimLock);
    const claimed = rows.readClaimed((await tx.all(sql.claimedSince, now - 1000, now + clockSlackMs))[0]);
    const batchSize = Math.min(limit, limits.claimsPerSecondMax - claimed);
    if (batchSize <= 0) return [];
    const jobs = (await tx.boss.fetch(queueName, { batchSize, db: tx.db })).map((job) => job.id);
    if (jobs.length === 0) return [];
    const early = (await tx.all(notYetDue, jobs, now)).map(rows.readDue);
    for (const { id, at, held } of early) await enqueue(tx, id, at, !held);
    const attempts: Attempt[] = [];
    const closed = new Set(jobs);
    for (const { id } of early) closed.delete(id);
    for (const row of await tx.all(claimStatement, now + limits.leaseMs, now, jobs)) {
      const key = rows.readKey(row);
      const attempt = rows.readAttempt(row);
      if (attempt) {
        attempts.push(attempt);
        closed.delete(key.id);
      } else {
        await tx.all(sql.dead, key.id, key.attempts, now, "unreadable");
        log("request.dead", { ...key, reason: "unreadable", alarm: true }, "error");
      }
    }
    if (closed.size > 0) await tx.boss.deleteJob(queueName, [...closed], { db: tx.db });
    return attempts;
  }

  return {
    accept: (request, now) =>
      link.transaction(limits.acceptTimeoutMs, async (tx) => {
        const digest = fingerprint(tx.secret, request.form, request.payload);
        const until = now + sameRequestMs;
        const owner = await tx.all(sql.takeFingerprint, digest, request.id, until, now, until + clockSlackMs);
        const id = rows.readOwner(owner[0]);
        const leaseEnd = now + limits.leaseMs;
        const { retryUntil } = firstAttempt(request, now);
        const payload = JSON.stringify(request.payload);
        const kept = await tx.all(sql.insert, id, request.form, payload, now, leaseEnd, retryUntil, consent.edition);
        if (kept.length === 0) return { kind: "same", id };
        await tx.boss.send(queueName, null, { id, db: tx.db, startAfter: new Date(leaseEnd) });
        return { kind: "new", id };
      }),
    verdict: async (id, now) => rows.readVerdict((await link.all(sql.verdict, id, now))[0]),
    async claim(now, limit) {
      if ((await link.all(sql.anyDue, now)).length === 0) return [];
      return write((tx) => claimDue(tx, now, limit));
    },
    delivered: (id, now) =>
      write(async (tx) => {
        await tx.all(sql.delivered, id, now);
        await tx.boss.deleteJob(queueName, id, { db: tx.db });
      }),
    rejected: ({ request: { id }, acceptedAt }, now, reason) =>
      write(async (tx) => {
        const closed = await tx.all(sql.rejected, id, now, reason, acceptedAt);
        if (closed.length > 0) await tx.boss.deleteJob(queueName, id, { db: tx.db });
      }),
    later: ({ request: { id }, number }, at, reason, held) =>
      write(async (tx) => {
        const postponed = await tx.all(sql.later, id, number, at, reason, Number(held));
        if (postponed.length > 0) await enqueue(tx, id, at, !held);
      }),
    dead: ({ request: { id }, number }, now, reason) =>
      write(async (tx) => {
        if ((await tx.all(sql.dead, id, number, now, reason)).length > 0)
          await tx.boss.deleteJob(queueName, id, { db: tx.db });
      }),
    hasten: (now) =>
      write(async (tx) => {
        const hastened = await tx.all(sql.hasten, now);
        const which = { singletonKey: hastenKey, match: "all", startAfter: new Date(now), db: tx.db } as const;
        if (hastened.length > 0) await tx.boss.update(queueName, undefined, which);
        return hastened.length;
      }),
    stats: async (now) => rows.readStats((await link.all(sql.stats))[0], now),
    list: async ({ state, limit }) => (await link.all(sql.list, state ?? "", limit)).map(rows.readSummary),
    show: async (id) => rows.readStored((await link.all(sql.show, id))[0]),
    redrive: (id, now) =>
      write(async (tx) => {
        const found = await tx.all(sql.redrive, id, now, now + retryForMs);
        if (found.length > 0) await enqueue(tx, id, now, true);
        return found.length > 0;
      }),
    purge: (closedBefore, deadBefore) =>
      write(async (tx) => ({
        closed: (await tx.all(sql.purgeClosed, closedBefore)).length,
        dead: (await tx.all(sql.purgeDead, deadBefore)).length,
      })),
    tidy: (now, elapsedMs) =>
      write(async (tx) => {
        startedAt ??= now;
        await tx.all(sql.dropOldFingerprints, now, now + sameRequestMs + clockSlackMs);
        const lived = rows.readLived((await tx.all(sql.advanceClock, now, elapsedMs))[0]);
        await tx.all(sql.startAgeing, lived);
        const count = (await tx.all(sql.forget, now - keepMs, now, lived - keepMs, startedAt)).length;
        if (count > 0) log("request.forgotten", { count, alarm: true }, "error");
        const latest = now + retryAfterMaxMs + clockSlackMs;
        for (const row of await tx.all(sql.bringBack, now, latest, now + limits.leaseMs)) {
          const { id, at, held } = rows.readDue(row);
          await enqueue(tx, id, at, !held);
        }
        for (const row of await tx.all(withoutJob, now - orphanAfterMs, queueName)) {
          await enqueue(tx, rows.readId(row), now, true);
        }
      }),
    close: () => link.close(),
  };
}
