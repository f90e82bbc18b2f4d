import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { storm } from "../../support/enquiries/enquiries-storm.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const folder = temporaryFolder(afterAll);

/** A killed process needs a second to accept again. `npm run stress` kills more often, and on Postgres too. */
const short = { processes: 2, clients: 3, acceptedMin: 40, killsMin: 2, killEveryMs: 1500, stillMs: 15_000 };

describe("Two processes on one store under load", () => {
  it("lose no acknowledged enquiry after a kill of one of them", async () => {
    const report = await storm({ ...short, env: { DATA_DIR: folder }, modes: ["up", "503", "reset", "hang"] });
    expect(report).toMatchObject({ lost: [], foreignKeys: 0 });
    expect(report.duplicates).toBeLessThanOrEqual(report.kills * 7);
  }, 180_000);

  it("deliver nothing twice without kills, despite every upstream fault", async () => {
    const env = { DATA_DIR: join(folder, "calm") };
    // An answer past the time limit would be retried, so a busy machine needs a longer limit.
    const calm = { ...short, killsMin: 0, attemptTimeoutMs: 20_000 };
    const report = await storm({ ...calm, env, modes: ["up", "503", "reset"] });
    expect(report).toMatchObject({ lost: [], duplicates: 0, kills: 0 });
  }, 180_000);
});
