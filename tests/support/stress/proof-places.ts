import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { note } from "../proofs.ts";
import { startPostgres, type TestPostgres } from "../servers/postgres.ts";

/** Runs a proof with a new folder and removes the folder. */
export async function withFolder(work: (dataDir: string) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "proof-"));
  const good = await work(folder);
  rmSync(folder, { recursive: true, force: true });
  return good;
}

/** Runs a proof with the machine's Postgres, or notes why it cannot. `own`: the proof stops or kills the server. */
export async function withPostgres(
  { own }: { own: boolean },
  work: (postgres: TestPostgres) => Promise<boolean>,
): Promise<boolean> {
  const postgres = await startPostgres();
  const fits = postgres !== undefined && (postgres.own || !own);
  if (!fits) note(`SKIPPED: no Postgres on this machine${own ? "" : " and no TEST_DATABASE_URL"}`);
  const good = !fits || (await work(postgres));
  await postgres?.stop();
  return good;
}
