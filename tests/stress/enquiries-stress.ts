import { setTimeout as sleep } from "node:timers/promises";
import { type Storm, storm } from "../support/enquiries/enquiries-storm.ts";
import { note, row, runProofs } from "../support/proofs.ts";
import type { UpstreamMode } from "../support/servers/faulty-upstream.ts";
import { atExit, withPostgres } from "../support/stress/proof-places.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/**
 * `node tests/stress/enquiries-stress.ts [sqlite|postgres|database]`. Each of the three: at least 7,000 thanked
 * visitors over at least 35 kills, so that all see 20,000 over 100. Two processes share one store; the upstream fails
 * in every way; «database» kills Postgres, too, and freezes it once. Exits with 1 if an enquiry was lost or late.
 */
const modes: UpstreamMode[] = ["up", "503", "up", "reset", "429", "up", "hang", "html", "up", "401", "500", "drip"];
const settings = {
  processes: 2,
  clients: 12,
  acceptedMin: 7000,
  killsMin: 35,
  killEveryMs: 1200,
  modes,
  stillMs: 60_000,
};
const answerMaxMs = 8000;

async function run(name: string, what: Pick<Storm, "env"> & Partial<Storm>): Promise<boolean> {
  const begun = Date.now();
  const report = await storm({ ...settings, ...what });
  const { accepted, arrived, lost, duplicates, foreignKeys, kills, slowestMs, drainSeconds } = report;
  const seconds = Math.round((Date.now() - begun) / 1000);
  row(
    name,
    `accepted ${accepted}, arrived ${arrived}, lost ${lost.length} (0), duplicates ${duplicates} ` +
      `(with another key: ${foreignKeys}), kills ${kills}, slowest answer ${slowestMs} ms (${answerMaxMs}), ` +
      `${seconds} s, the last ${drainSeconds} of them to drain`,
  );
  for (const mark of lost.slice(0, 10)) note(`  lost: ${mark}`);
  return lost.length === 0 && foreignKeys === 0 && slowestMs <= answerMaxMs;
}

const sqlite = () => run("kills of two processes on SQLite", { env: { DATA_DIR: temporaryFolder(atExit) } });

const postgres = () =>
  withPostgres(async (server) =>
    run("kills of two processes on Postgres", { env: { DATABASE_URL: await server.freshDatabase() } }),
  );

/** Restarted processes and Postgres need time before they accept enquiries again. */
const slowerKillsMs = 3000;
const crashEvery = 5;
const freezeInRound = 12;
const freezeMs = 10_000;

const database = () =>
  withPostgres(async (server) => {
    let crashes = 0;
    const disturb = async (round: number) => {
      if (round % crashEvery === crashEvery - 1) {
        await server.crash();
        crashes += 1;
      }
      if (round === freezeInRound) {
        server.signal("SIGSTOP");
        await sleep(freezeMs);
        server.signal("SIGCONT");
      }
    };
    const env = { DATABASE_URL: await server.freshDatabase() };
    const good = await run("kills of two processes, of Postgres too, which is frozen once", {
      killEveryMs: slowerKillsMs,
      env,
      disturb,
    });
    note(`  of Postgres: ${crashes} × kill -9, frozen for ${freezeMs / 1000} s once`);
    return good && crashes > 0;
  });

await runProofs({ sqlite, postgres, database });
