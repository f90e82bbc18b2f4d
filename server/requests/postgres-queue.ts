import { type Db, PgBoss } from "pg-boss";
import * as z from "zod";
import { faultClass } from "../kit/fault-class.ts";
import type { LogEvent } from "../log/log.ts";
import { jobColumns } from "./request-sql.ts";
import type { Queue, Run } from "./table-store.ts";

const queueName = "contact-requests";
const bossSchema = "pgboss";

/** The key of jobs that `hasten` may advance; jobs with a time from the upstream have none. */
const hastenKey = "may-hasten";

/** An arbitrary fixed advisory lock key. */
const claimLock = 55_000_002;

/** A request overdue for this long without a job gets a new one. */
const orphanAfterMs = 30_000;

/** Starts pg-boss. `expireInSeconds` limits an attempt; only the process that delivers sets it. */
export async function startQueue(db: Db, log: LogEvent, expireInSeconds: number | undefined): Promise<PgBoss> {
  const boss = new PgBoss({
    db,
    schema: bossSchema,
    schedule: false,
    supervise: expireInSeconds !== undefined,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on("error", (error) => log("store.error", { step: "queue", reason: faultClass(error) }, "warn"));
  const settings = {
    // Disables the queue's own limits: it would silently delete undelivered jobs after 14 days or fail them after 2
    // crashes. The table alone decides when a request is given up.
    retentionSeconds: 90 * 24 * 3600,
    retryLimit: 1_000_000,
  };
  try {
    await boss.start();
    await boss.createQueue(queueName, settings);
    if (expireInSeconds !== undefined) await boss.updateQueue(queueName, { ...settings, expireInSeconds });
    return boss;
  } catch (error) {
    await boss.stop({ close: false, graceful: false });
    throw error;
  }
}

const keyRow = z.object({ id: z.string() });
const waitingRow = keyRow.extend({ state: z.literal("waiting"), next_at: z.number(), held: z.number() });

/** Waiting requests, overdue since $1, without a job in queue $2: an interrupted send or a cleanup leaves them. */
const withoutJob = `
select ${jobColumns} from contact_request
where state = 'waiting' and next_at < $1
  and not exists (select 1 from ${bossSchema}.job where name = $2 and job.id = contact_request.id::uuid and job.state < 'completed')
order by next_at limit 500 for update skip locked`;

/** The queue in a transaction. A job holds only the request's id: the queue holds no personal data. */
export function queueIn(boss: PgBoss, run: Run, db: Db): Queue {
  async function add(row: unknown): Promise<void> {
    const { data } = waitingRow.safeParse(row);
    if (!data) return;
    const key = data.held === 0 ? { singletonKey: hastenKey } : {};
    await boss.send(queueName, null, { id: data.id, db, startAfter: new Date(data.next_at), ...key });
  }
  async function follow(row: unknown): Promise<void> {
    await boss.deleteJob(queueName, keyRow.parse(row).id, { db });
    await add(row);
  }
  return {
    lock: async () => void (await run("select pg_advisory_xact_lock($1)", claimLock)),
    take: async (batchSize) => (await boss.fetch(queueName, { batchSize, db })).map(({ id }) => id),
    add,
    follow,
    async hasten(now) {
      const which = { singletonKey: hastenKey, match: "all", startAfter: new Date(now), db } as const;
      await boss.update(queueName, undefined, which);
    },
    async repair(now) {
      for (const row of await run(withoutJob, now - orphanAfterMs, queueName)) await follow(row);
    },
  };
}
