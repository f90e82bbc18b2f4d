import { note } from "../proofs.ts";
import { startPostgres, type TestPostgres } from "../servers/postgres.ts";

/** For what a proof leaves behind. */
export const atExit = (remove: () => void) => void process.once("exit", remove);

/** Runs a proof with a Postgres, or notes that there is none. */
export async function withPostgres(work: (postgres: TestPostgres) => Promise<boolean>): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) note("SKIPPED: npm brings no Postgres for this platform");
  const good = !postgres || (await work(postgres));
  await postgres?.stop();
  return good;
}
