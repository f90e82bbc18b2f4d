import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresAvailable, startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { storm } from "../../support/requests-storm.ts";

const folder = mkdtempSync(join(tmpdir(), "crash-"));
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const short = { processes: 2, clients: 3, acceptedMin: 60, killsMin: 4, killEveryMs: 500, stillMs: 15_000 };

describe("kill -9 in the middle of load, two processes on one store", () => {
  it("loses no acknowledged request, on sqlite", async () => {
    const report = await storm({ ...short, env: { DATA_DIR: folder }, modes: ["up", "503", "reset", "hang"] });
    expect(report).toMatchObject({ lost: [], foreignKeys: 0 });
    expect(report.duplicates).toBeLessThanOrEqual(report.kills * 7);
  }, 60_000);

  it("without a kill, nothing is delivered twice, whatever the upstream does", async () => {
    const env = { DATA_DIR: join(folder, "calm") };
    const report = await storm({ ...short, killsMin: 0, env, modes: ["up", "503", "reset"] });
    expect(report).toMatchObject({ lost: [], duplicates: 0, kills: 0 });
  }, 60_000);

  (postgresAvailable() ? it : it.skip)(
    "loses nobody who was thanked, on postgres",
    async () => {
      const env = { DATABASE_URL: (await postgres?.freshDatabase()) ?? "" };
      const report = await storm({ ...short, killEveryMs: 900, env, modes: ["up", "503", "reset", "hang"] });
      expect(report).toMatchObject({ lost: [], foreignKeys: 0 });
      expect(report.duplicates).toBeLessThanOrEqual(report.kills * 7);
    },
    60_000,
  );
});
