import { parseArgs } from "node:util";
import { openStoreAsGuest } from "./open-store.ts";
import { type RequestStore, type RequestSummary, requestStates } from "./request-store.ts";

const help = `Contact requests, for the administrator:
  list [--state waiting|delivered|rejected|dead] [--limit 100]   oldest first, without personal data
  show ID                       one request with everything the visitor wrote
  redrive ID…                   tries dead or waiting requests at once, dead ones for another 30 days
  purge [--closed-days 30] [--dead-days 90]   removes what was closed, or given up, longer ago than that, with its consent
What cannot be delivered loses its personal data by itself 90 days after it was sent.`;

const dayMs = 24 * 3_600_000;

/** Runs one command of the administrator and prints the result; returns the exit code: 0, 1 not found, 2 not understood. */
export async function runRequestsCommand(
  args: string[],
  store: RequestStore,
  print: (line: string) => void,
  now: number,
): Promise<number> {
  const understood = readCommand(args);
  if (!understood) {
    print(help);
    return 2;
  }
  const { command, ids, state, limit, closedDays, deadDays } = understood;
  switch (command) {
    case "list":
      for (const request of await store.list({ ...(state && { state }), limit })) print(line(request));
      return 0;
    case "show":
      return (await Promise.all(ids.map((id) => show(store, id, print)))).every(Boolean) ? 0 : 1;
    case "redrive":
      return (await Promise.all(ids.map((id) => redrive(store, id, print, now)))).every(Boolean) ? 0 : 1;
    case "purge": {
      const { closed, dead } = await store.purge(now - closedDays * dayMs, now - deadDays * dayMs);
      print(`purged: ${closed} closed, ${dead} dead`);
      return 0;
    }
  }
}

const commands = ["list", "show", "redrive", "purge"] as const;

function readCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        state: { type: "string" },
        limit: { type: "string", default: "100" },
        "closed-days": { type: "string", default: "30" },
        "dead-days": { type: "string", default: "90" },
      },
    });
    const [name, ...ids] = positionals;
    const command = commands.find((one) => one === name);
    const state = requestStates.find((one) => one === values.state);
    const [limit, closedDays, deadDays] = [values.limit, values["closed-days"], values["dead-days"]].map(Number);
    const numbers = [limit, closedDays, deadDays].every((n) => n !== undefined && Number.isInteger(n) && n >= 0);
    const needsIds = command === "show" || command === "redrive";
    if (!command || !numbers || needsIds !== ids.length > 0 || (values.state !== undefined && !state)) return undefined;
    return { command, ids, state, limit: limit ?? 0, closedDays: closedDays ?? 0, deadDays: deadDays ?? 0 };
  } catch {
    return undefined;
  }
}

const time = (ms: number): string => new Date(ms).toISOString();

function line({ id, form, state, attempts, acceptedAt, nextAt, reason }: RequestSummary): string {
  const next = state === "waiting" ? `next ${time(nextAt)}` : "";
  return [id, state.padEnd(9), form.padEnd(13), time(acceptedAt), `attempts ${attempts}`, reason ?? "", next]
    .join("  ")
    .trimEnd();
}

async function show(store: RequestStore, id: string, print: (line: string) => void): Promise<boolean> {
  const request = await store.show(id);
  if (!request) {
    print(`${id}: no such request`);
    return false;
  }
  const { payload, ...summary } = request;
  print(line(summary));
  print(`consent: ${summary.consent === null ? "edition not recorded" : `edition ${summary.consent}`}`);
  print(payload === null ? "personal data: removed" : JSON.stringify(JSON.parse(payload), null, 2));
  return true;
}

async function redrive(store: RequestStore, id: string, print: (line: string) => void, now: number): Promise<boolean> {
  const found = await store.redrive(id, now);
  print(found ? `${id}: goes out again` : `${id}: nothing to send (unknown, closed, or on its way)`);
  return found;
}

/** The command line itself: `node dist/server/requests-cli.js list`, against DATABASE_URL, else the SQLite file in DATA_DIR. */
async function main(): Promise<number> {
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "./data" } = process.env;
  const log = (event: string, fields: object) => void process.stderr.write(`${JSON.stringify({ event, ...fields })}\n`);
  const store = await openStoreAsGuest({ databaseUrl, dataDir }, log);
  if (!store) return 2;
  try {
    return await runRequestsCommand(process.argv.slice(2), store, print, Date.now());
  } finally {
    await store.close();
  }
}

if (import.meta.main) process.exitCode = await main();
