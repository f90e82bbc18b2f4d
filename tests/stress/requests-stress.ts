import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UpstreamMode } from "../support/faulty-upstream.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Storm, storm } from "../support/requests-storm.ts";

/**
 * `npm run stress [sqlite|postgres]`: at least 5 000 thanked visitors over at least 20 kills, two processes on one store, an upstream
 * that fails in every way. Ends with 1 when one of them is lost.
 */
const modes: UpstreamMode[] = ["up", "503", "up", "reset", "429", "up", "hang", "html", "up", "401", "500", "drip"];
const settings = {
  processes: 2,
  clients: 12,
  acceptedMin: 5000,
  killsMin: 20,
  killEveryMs: 1200,
  modes,
  stillMs: 60_000,
};

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function run(name: string, env: Storm["env"]): Promise<boolean> {
  const begun = Date.now();
  const { accepted, arrived, lost, duplicates, foreignKeys, kills, slowestMs, drainSeconds } = await storm({
    ...settings,
    env,
  });
  const seconds = Math.round((Date.now() - begun) / 1000);
  print(
    `${name}: accepted ${accepted}, arrived ${arrived}, lost ${lost.length}, duplicates ${duplicates} ` +
      `(with another key: ${foreignKeys}), kills ${kills}, slowest answer ${slowestMs} ms, ` +
      `${seconds} s, the last ${drainSeconds} of them to drain`,
  );
  for (const mark of lost.slice(0, 10)) print(`  lost: ${mark}`);
  return lost.length === 0 && foreignKeys === 0;
}

// Leaves no process behind, however it ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const only = process.argv[2];
let good = true;
if (only !== "postgres") {
  const folder = mkdtempSync(join(tmpdir(), "stress-"));
  good = (await run("sqlite", { DATA_DIR: folder })) && good;
  rmSync(folder, { recursive: true });
}
if (only !== "sqlite") {
  const postgres = await startPostgres();
  if (postgres) good = (await run("postgres", { DATABASE_URL: await postgres.freshDatabase() })) && good;
  else print("postgres: SKIPPED, no server on this machine and no TEST_DATABASE_URL");
  await postgres?.stop();
}
process.exitCode = good ? 0 : 1;
