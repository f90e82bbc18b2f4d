import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { tables } from "../../../server/enquiries/enquiry-sql.ts";
import { openEnquiryStore } from "../../../server/enquiries/open-store.ts";
import { createPostgresStore } from "../../../server/enquiries/postgres-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { NoEnquiries } from "../../../server/enquiries/table-store.ts";
import { keptLog, personal, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { postgresSql } from "../../support/enquiries/enquiry-stores.ts";
import { postgresAvailable, startPostgres, type TestPostgres } from "../../support/servers/postgres.ts";
import { MINUTE_MS } from "../../support/spans.ts";

const { log, lines } = keptLog();

let postgres: TestPostgres | undefined;
const place = async () => (await postgres?.freshDatabase()) ?? "";
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** A store of the running test. */
function open(where: string, limits = {}): EnquiryStore {
  const store = createPostgresStore(where, log, { ...testLimits, ...limits });
  onTestFinished(() => store.close());
  return store;
}
async function openAsGuest(where: string, role: "release" | "command"): Promise<EnquiryStore> {
  const store = (await openEnquiryStore({ databaseUrl: where }, log, { role })) ?? expect.fail("no store");
  onTestFinished(() => store.close());
  return store;
}

/** The command of OPERATING.md that clears delivered data. */
function documentedVacuum(): string {
  const [, command] = /`(vacuum full [^`]+)`/.exec(readFileSync("server/OPERATING.md", "utf8")) ?? [];
  return command ?? expect.fail("OPERATING.md names no command");
}

/** The files of a database that hold a text. */
async function filesWith(where: string, text: string): Promise<string[]> {
  const query = `select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`;
  const [row] = await postgresSql(where, query);
  const folder = String(row?.folder);
  return readdirSync(folder).filter((name) => readFileSync(path.join(folder, name)).includes(text));
}

const alarms = () => lines.filter(({ event, fields }) => event === "store.vanished" && fields.alarm === true).length;
const present = postgresAvailable() ? it : it.skip; // npm brings no Postgres for some platforms.

describe("the postgres store", () => {
  present("fails while the server is still frozen, and recovers without a restart", async () => {
    const store = open(await place());
    postgres?.signal("SIGSTOP");
    // It rejects before the server goes on.
    await expect(store.accept(rentEnquiry(), Date.now())).rejects.toThrow();
    postgres?.signal("SIGCONT");
    expect(await store.accept(rentEnquiry(), Date.now())).toMatchObject({ kind: "new" });
  });

  present("creates removed tables again before the next thanks, with an alarm, without a restart", async () => {
    const where = await place();
    const store = open(where);
    await store.accept(rentEnquiry(), Date.now());
    for (const dropped of [...tables, tables.join()]) {
      const alarmsBefore = alarms();
      await postgresSql(where, `drop table ${dropped}`);
      expect(await store.accept(rentEnquiry({ comment: dropped }), Date.now())).toMatchObject({ kind: "new" });
      expect(alarms()).toBe(alarmsBefore + 1);
      await store.tidy(Date.now(), true);
    }
    expect((await store.stats(Date.now())).waiting).toBe(1);
  });

  present("creates the table of the content again without an alarm: no enquiry was in it", async () => {
    const where = await place();
    const store = open(where);
    await store.accept(rentEnquiry(), Date.now());
    const alarmsBefore = alarms();
    await postgresSql(where, "drop table content_snapshot");
    expect(await store.query("select * from content_snapshot")).toEqual([]);
    expect(alarms()).toBe(alarmsBefore);
    expect((await store.stats(Date.now())).waiting).toBe(1);
  });

  present("takes enquiries though it may not create the table of the content", async () => {
    const where = await place();
    await open(where).accept(rentEnquiry(), Date.now());
    const clerk = `clerk_${Date.now()}`;
    await postgresSql(where, `create role ${clerk}`);
    onTestFinished(async () => void (await postgresSql(where, `drop owned by ${clerk}; drop role ${clerk}`)));
    await postgresSql(where, `grant select, insert, update, delete on all tables in schema public to ${clerk}`);
    await postgresSql(where, "drop table content_snapshot");
    const store = open(`${where}?options=-c%20role%3D${clerk}`);
    await expect(store.query("select * from content_snapshot")).rejects.toMatchObject({ code: "42P01" });
    expect(await store.accept(rentEnquiry({ comment: "ещё" }), Date.now())).toMatchObject({ kind: "new" });
  });

  present("leases the other due enquiries while one row is being changed", async () => {
    const where = await place();
    const store = open(where);
    const first = rentEnquiry();
    const second = rentEnquiry({ comment: "другое" });
    for (const enquiry of [first, second]) await store.accept(enquiry, Date.now() - MINUTE_MS);
    const other = new pg.Client(where);
    await other.connect();
    await other.query("begin");
    await other.query("select 1 from contact_request where id = $1 for update", [first.id]);
    expect(await store.claim(Date.now(), 4)).toMatchObject([{ enquiry: { id: second.id } }]);
    await other.end();
    await expect.poll(() => store.claim(Date.now(), 4)).toMatchObject([{ enquiry: { id: first.id } }]);
  });

  present("keeps nothing of a delivered enquiry in its files after the documented command", async () => {
    const where = await place();
    const store = open(where);
    for (const at of Array.from({ length: 40 }).keys()) {
      const enquiry = rentEnquiry({ comment: `${personal.comment} ${at}` });
      await store.accept(enquiry, Date.now());
      await store.delivered(enquiry.id, Date.now());
    }
    await postgresSql(where, "vacuum contact_request");
    await postgresSql(where, "checkpoint");
    expect(await filesWith(where, personal.phone), "after a plain vacuum").not.toEqual([]);
    await postgresSql(where, documentedVacuum());
    // The files of before are removed at the next checkpoint.
    await postgresSql(where, "checkpoint");
    expect(await filesWith(where, personal.phone)).toEqual([]);
    expect((await store.list({ limit: 100 })).length).toBe(40);
  });

  present("rejects a command on a database without enquiries, and creates no tables", async () => {
    const where = await place();
    await expect((await openAsGuest(where, "command")).stats(Date.now())).rejects.toThrow(NoEnquiries);
    expect(await postgresSql(where, "select to_regclass('contact_request') as t")).toEqual([{ t: null }]);
  });
});
