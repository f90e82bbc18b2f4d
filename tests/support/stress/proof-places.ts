import { note } from "../proofs.ts";
import { startPostgres, type TestPostgres } from "../servers/postgres.ts";

/** For what a proof leaves behind. */
export const atExit = (remove: () => void) => void process.once("exit", remove);

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
