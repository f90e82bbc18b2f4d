import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { consent } from "../../views/requests/consent.ts";
import { faultClass } from "../kit/fault-class.ts";
import type { LogEvent } from "../log/log.ts";
import { type Attempt, firstAttempt, keepMs, retryForMs } from "./contact-request.ts";
import { clockSlackMs, fingerprint, sameRequestMs } from "./fingerprint.ts";
import * as rows from "./request-rows.ts";
import * as sql from "./request-sql.ts";
import { noRequests, type RequestStore, type StoreLimits } from "./request-store.ts";
import { copyRequests, isBusy, isCorrupt, openRequestFile, type RequestFile } from "./sqlite-file.ts";
import { retryAfterMaxMs } from "./waits.ts";

type Value = string | number | null;

/** $1 end of the lease, $2 now, $3 limit. */
const claimStatement = `
update contact_request set attempts = attempts + 1, next_at = $1, held = 1, claimed_at = $2
where id in (select id from contact_request where state = 'waiting' and next_at <= $2 order by next_at limit $3)
returning ${sql.attemptColumns}`;

/**
 * Contact requests in one SQLite file, shared by the processes of this machine. Opens the file at the first call and
 * retries at each, so a full disk recovers without a restart. Rejects with SQLite's own error.
 */
export function createSqliteStore(file: string, log: LogEvent, limits: StoreLimits): RequestStore {
  type Open = RequestFile & { secret: string; statements: Map<string, StatementSync> };
  let open: Open | undefined;

  /** The open file is corrupt: reopening sets it aside, in whichever process comes first. */
  let damaged = false;

  /** Databases whose file or log was deleted. They stay open: closing one makes SQLite delete the new file's log. */
  const removed: { from: DatabaseSync; aside: string | undefined }[] = [];
  let copied = 0;

  function connection(): Open {
    if (open && (open.database.isTransaction || (!damaged && open.isThere()))) return open;
    if (open) release(open);
    open = undefined;
    damaged = false;
    if (limits.role === "command" && !existsSync(file)) throw noRequests();
    const opened = openRequestFile(file, log);
    const { database } = opened;
    rescue(database);
    database.prepare(sql.keepSecret).run({ 1: randomBytes(32).toString("base64url") });
    open = { ...opened, secret: rows.readSecret(database.prepare(sql.secret).get()), statements: new Map() };
    return open;
  }

  function release({ database, isThere, moveAside }: Open): void {
    if (isThere()) database.close();
    else removed.push({ from: database, aside: moveAside() });
  }

  /** Copies the rows of deleted files into the new one. */
  function rescue(database: DatabaseSync): void {
    for (const { from, aside } of removed.slice(copied)) {
      try {
        log("store.vanished", { copied: copyRequests(from, database), alarm: true }, "error");
        if (aside) rmSync(aside, { force: true });
      } catch (error) {
        if (isBusy(error)) throw error;
        const reason = faultClass(error);
        log("store.vanished", { copied: 0, reason, setAside: aside, alarm: true }, "error");
      }
      copied += 1;
    }
  }

  // node:sqlite binds $1, $2 by name, so both databases share one statement text.
  function all(text: string, ...values: Value[]): unknown[] {
    const { database, statements } = connection();
    try {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
    } catch (error) {
      damaged ||= isCorrupt(error);
      throw error;
    }
  }

  function transaction<T>(work: () => T): T {
    // Checked after each commit: whether the file still exists.
    const { database } = open && !damaged ? open : connection();
    try {
      database.exec("begin immediate");
      const result = work();
      database.exec("commit");
      return result;
    } catch (error) {
      damaged ||= isCorrupt(error);
      if (database.isTransaction) database.exec("rollback");
      throw error;
    }
  }

  /** Runs `work` as one transaction. Waits without blocking the event loop while another process writes. */
  async function write<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + limits.acceptTimeoutMs;
    for (;;) {
      try {
        const result = transaction(work);
        // Rows committed to a deleted file are copied before anyone is thanked.
        connection();
        return result;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(5 + Math.random() * 20);
      }
    }
  }

  let startedAt: number | undefined;

  function claimDue(now: number, limit: number): Attempt[] {
    const claimed = rows.readClaimed(all(sql.claimedSince, now - 1000, now + clockSlackMs)[0]);
    const budget = Math.min(limit, limits.claimsPerSecondMax - claimed);
    if (budget <= 0) return [];
    return all(claimStatement, now + limits.leaseMs, now, budget).flatMap((row) => {
      const attempt = rows.readAttempt(row);
      if (attempt) return [attempt];
      const { id, attempts } = rows.readKey(row);
      all(sql.dead, id, attempts, now, "unreadable");
      log("request.dead", { id, attempts, reason: "unreadable", alarm: true }, "error");
      return [];
    });
  }

  return {
    accept: (request, now) =>
      write(() => {
        const digest = fingerprint(connection().secret, request.form, request.payload);
        const until = now + sameRequestMs;
        const owner = all(sql.takeFingerprint, digest, request.id, until, now, until + clockSlackMs)[0];
        const id = rows.readOwner(owner);
        const leaseEnd = now + limits.leaseMs;
        const { retryUntil } = firstAttempt(request, now);
        const payload = JSON.stringify(request.payload);
        const kept = all(sql.insert, id, request.form, payload, now, leaseEnd, retryUntil, consent.edition);
        return { kind: kept.length > 0 ? "new" : "same", id };
      }),
    verdict: async (id, now) => rows.readVerdict(all(sql.verdict, id, now)[0]),
    claim: async (now, limit) => (all(sql.anyDue, now).length === 0 ? [] : write(() => claimDue(now, limit))),
    delivered: (id, now) => write(() => void all(sql.delivered, id, now)),
    rejected: ({ request: { id }, acceptedAt }, now, reason) =>
      write(() => void all(sql.rejected, id, now, reason, acceptedAt)),
    later: ({ request, number }, at, reason, held) =>
      write(() => void all(sql.later, request.id, number, at, reason, Number(held))),
    dead: ({ request, number }, now, reason) => write(() => void all(sql.dead, request.id, number, now, reason)),
    hasten: (now) => write(() => all(sql.hasten, now).length),
    stats: async (now) => rows.readStats(all(sql.stats)[0], now),
    list: async ({ state, limit }) => all(sql.list, state ?? "", limit).map(rows.readSummary),
    show: async (id) => rows.readStored(all(sql.show, id)[0]),
    redrive: (id, now) => write(() => all(sql.redrive, id, now, now + retryForMs).length > 0),
    purge: (closedBefore, deadBefore) =>
      write(() => ({
        closed: all(sql.purgeClosed, closedBefore).length,
        dead: all(sql.purgeDead, deadBefore).length,
      })),
    async tidy(now, elapsedMs) {
      startedAt ??= now;
      const started = startedAt;
      await write(() => {
        all(sql.dropOldFingerprints, now, now + sameRequestMs + clockSlackMs);
        const lived = rows.readLived(all(sql.advanceClock, now, elapsedMs)[0]);
        all(sql.startAgeing, lived);
        const count = all(sql.forget, now - keepMs, now, lived - keepMs, started).length;
        if (count > 0) log("request.forgotten", { count, alarm: true }, "error");
        all(sql.bringBack, now, now + retryAfterMaxMs + clockSlackMs, now + limits.leaseMs);
      });
      // The WAL still holds delivered data; truncating it erases the last copy.
      all("pragma wal_checkpoint(truncate)");
    },
    async close() {
      // Rescues the requests of a file that was removed since the last call.
      if (open) connection().database.close();
      open = undefined;
    },
  };
}
