import { writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { obeyed } from "../../views/enquiries/validators.ts";
import { parsedJson } from "../content/lenient.ts";
import { faultClass } from "../log/faults.ts";
import { type CommandName, type Options, readCommand } from "./command-arguments.ts";
import { csvOf, time } from "./enquiries-csv.ts";
import { removeSetAside, rowsOfSetAside, setAsideFiles } from "./set-aside.ts";
import type { EnquiryStats, EnquiryStore, EnquirySummary } from "./table-store.ts";

export const enquiriesHelp = `Enquiries, for the administrator:
  stats                         how many wait, since when, and how many need a person
  list [--state waiting|delivered|rejected|dead] [--limit 100]   oldest first, without personal data
  show ID                       one enquiry with everything the visitor wrote
  redrive ID… | --state dead    tries dead or waiting enquiries at once, dead ones for another 30 days
  export --to FILE [--state dead]   whom a person must phone: waiting and dead ones, or those of one state. A table (CSV,
                                semicolons) with personal data, in a new file that only you can read: remove it afterwards
  recover                       takes undelivered enquiries of damaged files that were set aside back into the store
  purge [--closed-days 30] [--dead-days 90] [--set-aside] [--yes]   what was closed, or given up, longer ago than that,
                                and the files set aside: says how many, with --yes removes them with their consents
What cannot be delivered loses its personal data by itself 90 days after it was sent.`;

const dayMs = 24 * 3_600_000;

/** `file`: the SQLite file, beside which lie those that were set aside; undefined with Postgres. */
export type CommandParts = {
  store: EnquiryStore;
  file: string | undefined;
  printLine: (line: string) => void;
  now: number;
};

type Context = Omit<CommandParts, "printLine"> & { print: (text: string) => void; options: Options };

/** Runs one administrator's command and prints its result. Returns the exit code: 0, 1 not found, 2 usage. */
export async function runEnquiriesCommand(args: string[], parts: CommandParts): Promise<number> {
  const { printLine, ...rest } = parts;
  const print = (text: string) => printLine(visible(text));
  const understood = readCommand(args);
  if (typeof understood === "string") {
    print(understood);
    printLine(enquiriesHelp);
    return 2;
  }
  const { command, ...options } = understood;
  try {
    return await runners[command]({ ...rest, print, options });
  } catch (error) {
    if (!(error instanceof Unfinished)) throw error;
    print(`the store failed (${faultClass(error.cause)}): ${error.done} done, ${error.left} left; run it again`);
    return 1;
  }
}

/** The store failed in the middle of a list. */
class Unfinished extends Error {
  override readonly name = "Unfinished";
  readonly done: number;
  readonly left: number;

  constructor(done: number, left: number, cause: unknown) {
    super("The store failed in the middle of a list", { cause });
    this.done = done;
    this.left = left;
  }
}

/** Lets a site write that shares the SQLite file. */
const pauseMs = 5;

/** One enquiry after the other: all at once, the last would wait for their turn beyond the store's time limits. */
async function oneByOne<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    try {
      results.push(await work(item));
    } catch (error) {
      if (results.length === 0) throw error;
      throw new Unfinished(results.length, items.length - results.length, error);
    }
    await sleep(pauseMs);
  }
  return results;
}

type Command = (context: Context) => Promise<number>;

const runners: Readonly<Record<CommandName, Command>> = {
  async stats({ store, print, now }) {
    print(figures(await store.stats(now)));
    return 0;
  },
  async list({ store, print, options: { state, limit } }) {
    const enquiries = await store.list({ state, limit });
    for (const enquiry of enquiries) print(line(enquiry));
    if (enquiries.length === 0) print(state ? `no enquiry is ${state}` : "no enquiries");
    else if (isWithoutData(state)) print(withoutData);
    return 0;
  },
  show: (context) => each(context, context.options.ids, show),
  async redrive(context) {
    const { state, ids } = context.options;
    const wanted = state ? await idsIn(context, [state]) : ids;
    if (wanted.length === 0) context.print(`no enquiry is ${state}`);
    return each(context, wanted, redrive);
  },
  export: exportTable,
  recover: recoverSetAside,
  purge,
};

const idsIn = async ({ store }: Context, states: readonly EnquirySummary["state"][]): Promise<string[]> => {
  const lists = await Promise.all(states.map((state) => store.list({ state, limit: stateMax })));
  return lists.flat().map(({ id }) => id);
};

async function each(context: Context, ids: string[], work: typeof show): Promise<number> {
  const found = await oneByOne(ids, (id) => work(context, id));
  return found.every(Boolean) ? 0 : 1;
}

const isWithoutData = (state: EnquirySummary["state"] | undefined) => state === "delivered" || state === "rejected";
const withoutData = "delivered and rejected enquiries have no personal data any more: the content API has it";

/** Whom a person must phone. */
const undelivered = ["waiting", "dead"] as const;

async function exportTable(context: Context): Promise<number> {
  const { store, print, options } = context;
  const { state, to } = options;
  if (to === undefined) {
    print("export: into which file? --to FILE");
    return 2;
  }
  const ids = await idsIn(context, state ? [state] : undelivered);
  const stored = await oneByOne(ids, (id) => store.show(id));
  const enquiries = stored.filter((enquiry) => enquiry !== undefined);
  const table = csvOf(enquiries);
  try {
    // An existing file keeps the rights that it has: others might read it.
    writeFileSync(to, table, { mode: 0o600, flag: "wx" });
  } catch (error) {
    print(`${to} cannot be written (${faultClass(error)}); it must not exist yet`);
    return 1;
  }
  print(`${plural(enquiries.length)} in ${to}, which only you can read: remove it afterwards`);
  if (isWithoutData(state)) print(withoutData);
  return 0;
}

const plural = (count: number) => `${count} ${count === 1 ? "enquiry" : "enquiries"}`;

async function recoverSetAside({ store, file, print, now }: Context): Promise<number> {
  const files = file ? setAsideFiles(file) : [];
  if (files.length === 0) print("no file was set aside");
  for (const aside of files) {
    const rows = rowsOfSetAside(aside);
    const restored = await oneByOne(rows, (row) => store.restore(row, now));
    print(`${aside}: ${rows.length} read, ${restored.filter(Boolean).length} taken back`);
  }
  if (files.length > 0) print("the site delivers them now; purge --set-aside --yes removes these files");
  return 0;
}

async function purge({ store, file, print, now, options }: Context): Promise<number> {
  const before = [now - options["closed-days"] * dayMs, now - options["dead-days"] * dayMs] as const;
  const { closed, dead } = await (options.yes ? store.purge(...before) : store.purgeable(...before));
  if (options.yes) print(`purged: ${closed} closed, ${dead} dead`);
  else print(`would remove: ${closed} closed, ${dead} dead. They cannot be brought back; --yes removes them`);
  const files = file ? setAsideFiles(file) : [];
  if (files.length === 0) return 0;
  if (options.yes && options["set-aside"]) {
    for (const aside of files) removeSetAside(aside);
    print(`removed: ${files.length} files that were set aside`);
  } else print(`set aside: ${files.length} files. Run recover first; purge --set-aside --yes removes them`);
  return 0;
}

/** Terminals interpret control characters that a visitor may have typed: prints their codes instead. */
const visible = (text: string): string =>
  text.replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Enquiries of one state that a command takes at once. */
const stateMax = 100_000;

function line({ id, form, state, attempts, acceptedAt, nextAt, reason }: EnquirySummary): string {
  const next = state === "waiting" ? `next ${time(nextAt)}` : "";
  return [id, state.padEnd(9), form.padEnd(13), time(acceptedAt), `attempts ${attempts}`, reason ?? "", next]
    .join("  ")
    .trimEnd();
}

const figures = ({ waiting, oldestWaitingMs, dead, setAsideFiles: aside }: EnquiryStats): string =>
  [
    `waiting: ${waiting}${waiting > 0 ? `, the oldest for ${Math.round(oldestWaitingMs / 60_000)} min` : ""}`,
    `dead: ${dead}`,
    ...(aside > 0 ? [`files set aside: ${aside} (recover)`] : []),
  ].join("; ");

async function show({ store, print }: Context, id: string): Promise<boolean> {
  const enquiry = await store.show(id);
  if (!enquiry) {
    print(`${id}: no such enquiry`);
    return false;
  }
  const { payload, ...summary } = enquiry;
  print(line(summary));
  print(`consent: ${summary.consent === null ? "edition not recorded" : `edition ${summary.consent}`}`);
  const data = payload === null ? "personal data: removed" : readable(payload);
  for (const row of data.split("\n")) print(row);
  return true;
}

/** JSON with a value a line; a damaged payload as it is. */
function readable(payload: string): string {
  const json = parsedJson(payload);
  return json === undefined ? payload : JSON.stringify(json, null, 2);
}

async function redrive({ store, print, now }: Context, id: string): Promise<boolean> {
  const found = await store.redrive(id, now);
  print(found ? `${id}: goes out again` : `${id}: nothing to send (unknown, closed, or on its way)`);
  return found;
}
