import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresAvailable, startPostgres, type TestPostgres } from "../../support/servers/postgres.ts";
import { eventsOf } from "../../support/sites/logged-events.ts";
import { snapshotSites, statusOf } from "../../support/sites/snapshot-sites.ts";

const sites = snapshotSites();

// npm brings no Postgres for some platforms.
describe.skipIf(!postgresAvailable())("The snapshot table", () => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  test("serves a start while the API is down, and two processes may create it at once", async () => {
    const DATABASE_URL = (await postgres?.freshDatabase()) ?? "";
    const [one, other] = await Promise.all([sites.start({ DATABASE_URL }), sites.start({ DATABASE_URL })]);
    await Promise.all([one.snapshots?.save(), other.snapshots?.save()]);
    expect(eventsOf(one, "snapshot.saved").length + eventsOf(other, "snapshot.saved").length).toBe(2);
    sites.front.mode = "reset";
    const site = await sites.start({ DATABASE_URL });
    expect(await statusOf(site, "/privacy")).toBe(200);
    for (const each of sites.open.splice(0)) {
      await each.snapshots?.stop(1000);
      await each.close();
    }
  });
  test("loses no data to a process that could not read it at its start", async () => {
    const DATABASE_URL = (await postgres?.freshDatabase()) ?? "";
    const first = await sites.start({ DATABASE_URL });
    expect(await statusOf(first, "/vacancies/3")).toBe(200);
    await first.snapshots?.stop(1000);
    postgres?.signal("SIGSTOP");
    const second = await sites.start({ DATABASE_URL });
    postgres?.signal("SIGCONT");
    expect(eventsOf(second, "snapshot.ignored")).toMatchObject([{ reason: expect.stringMatching(/timeout/i) }]);
    expect(await statusOf(second, "/news/1")).toBe(200);
    await second.snapshots?.stop(1000);
    sites.front.mode = "reset";
    const third = await sites.start({ DATABASE_URL });
    for (const address of ["/vacancies/3", "/news/1"]) expect(await statusOf(third, address), address).toBe(200);
    await third.snapshots?.stop(1000);
  });
});
