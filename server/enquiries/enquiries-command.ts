import { parseArgs } from "node:util";
import * as z from "zod";
import { cleanLine, obeyed } from "../../views/enquiries/validators.ts";
import type { EnquiryStore } from "./table-store.ts";
import { type EnquiryStats, type EnquirySummary, enquiryStates, type StoredEnquiry } from "./table-store.ts";

export const enquiriesHelp = `Enquiries, for the administrator:
  stats                         how many wait, since when, and how many need a person
  list [--state waiting|delivered|rejected|dead] [--limit 100]   oldest first, without personal data
  show ID                       one enquiry with everything the visitor wrote
  redrive ID… | --state dead    tries dead or waiting enquiries at once, dead ones for another 30 days
  export [--state dead]         a table (CSV, semicolons) with personal data, for whoever must phone: print it to a file
                                that only they can read, and remove it afterwards
  purge [--closed-days 30] [--dead-days 90] [--yes]   what was closed, or given up, longer ago than that: says how many,
                                with --yes removes them with their consents
What cannot be delivered loses its personal data by itself 90 days after it was sent.`;

const dayMs = 24 * 3_600_000;

/** Runs one administrator's command and prints its result. Returns the exit code: 0, 1 not found, 2 usage. */
export async function runEnquiriesCommand(
  args: string[],
  store: EnquiryStore,
  printLine: (line: string) => void,
  now: number,
): Promise<number> {
  const print = (text: string) => printLine(visible(text));
  const understood = readCommand(args);
  if (typeof understood === "string") {
    print(understood);
    printLine(enquiriesHelp);
    return 2;
  }
  const { command, ids, state, limit, yes, ...days } = understood;
  const inState = async () => (await store.list({ state, limit: stateMax })).map(({ id }) => id);
  const each = async (wanted: string[], work: typeof show) => {
    const found = await Promise.all(wanted.map((id) => work(store, id, print, now)));
    return found.every(Boolean) ? 0 : 1;
  };
  if (command === "show") return each(ids, show);
  if (command === "redrive") {
    const wanted = state ? await inState() : ids;
    if (wanted.length === 0) print(`no enquiry is ${state}`);
    return each(wanted, redrive);
  }
  if (command === "export") {
    const all = await Promise.all((await inState()).map((id) => store.show(id)));
    printLine(csvOf(all.filter((enquiry) => enquiry !== undefined)));
  }
  if (command === "stats") print(figures(await store.stats(now)));
  if (command === "list") {
    const enquiries = await store.list({ state, limit });
    for (const enquiry of enquiries) print(line(enquiry));
    if (enquiries.length === 0) print(state ? `no enquiry is ${state}` : "no enquiries");
  }
  if (command === "purge") {
    const before = [now - days["closed-days"] * dayMs, now - days["dead-days"] * dayMs] as const;
    const { closed, dead } = await (yes ? store.purge(...before) : store.purgeable(...before));
    if (yes) print(`purged: ${closed} closed, ${dead} dead`);
    else print(`would remove: ${closed} closed, ${dead} dead. They cannot be brought back; --yes removes them`);
  }
  return 0;
}

/** Terminals interpret control characters that a visitor may have typed: prints their codes instead. */
const visible = (text: string): string =>
  text.replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, "expected a whole number")
  .transform(Number);
const options = z.object({
  state: z.enum(enquiryStates, { error: `expected one of ${enquiryStates.join(", ")}` }).optional(),
  limit: wholeNumber.default(100),
  "closed-days": wholeNumber.default(30),
  "dead-days": wholeNumber.default(90),
  yes: z.boolean().default(false),
});
const commands = ["stats", "list", "show", "redrive", "export", "purge"] as const;

/** The command, or what is wrong with the arguments. */
function readCommand(args: string[]) {
  const kinds = Object.keys(options.shape).map(
    (name) => [name, { type: name === "yes" ? "boolean" : "string" }] as const,
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: Object.fromEntries(kinds) });
  } catch (error) {
    return error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : "";
  }
  const [name, ...ids] = parsed.positionals;
  const command = commands.find((candidate) => candidate === name);
  if (!command) return name === undefined ? "Which command?" : `There is no command ${JSON.stringify(name)}.`;
  const needsIds = command === "show" || command === "redrive";
  const byState = command === "redrive" && parsed.values.state !== undefined;
  if (needsIds && !byState && ids.length === 0)
    return `${command}: of which enquiry? Name its id${command === "redrive" ? ", or --state" : ""}.`;
  if (!needsIds && ids.length > 0) return `${command} takes no ${JSON.stringify(ids[0])}.`;
  const { data, error } = options.safeParse(parsed.values);
  const fault = error?.issues[0];
  return data ? { command, ids, ...data } : `--${fault?.path.join(".")}: ${fault?.message}`;
}

/** Enquiries of one state that a command takes at once. */
const stateMax = 100_000;

/** A table as Excel reads it in Russian: semicolons, a mark of the encoding. */
function csvOf(enquiries: StoredEnquiry[]): string {
  const rows = enquiries.map(({ payload, ...summary }) => {
    const { id, form, state, acceptedAt, reason } = summary;
    return { id, form, state, accepted: time(acceptedAt), reason: reason ?? "", ...sentValues(payload) };
  });
  const columns = new Set(["id", "form", "state", "accepted", "reason", ...rows.flatMap((row) => Object.keys(row))]);
  const lines = rows.map((row) => [...columns].map((name) => cell(String(Reflect.get(row, name) ?? ""))).join(";"));
  return `\ufeff${[[...columns].join(";"), ...lines].join("\n")}`;
}

const values = z.record(z.string(), z.union([z.string(), z.number()]));
const sentValues = (payload: string | null) => (payload === null ? {} : values.parse(JSON.parse(payload)));

/** Programs compute cells that begin like a formula; a phone number is no harm. */
function cell(text: string): string {
  const line = cleanLine(text);
  const plain = /^[=+\-@]/.test(line) && !/^\+\d+$/.test(line) ? `'${line}` : line;
  return /[;"]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const time = (ms: number): string => new Date(ms).toISOString();

function line({ id, form, state, attempts, acceptedAt, nextAt, reason }: EnquirySummary): string {
  const next = state === "waiting" ? `next ${time(nextAt)}` : "";
  return [id, state.padEnd(9), form.padEnd(13), time(acceptedAt), `attempts ${attempts}`, reason ?? "", next]
    .join("  ")
    .trimEnd();
}

const figures = ({ waiting, oldestWaitingMs, dead }: EnquiryStats): string =>
  `waiting: ${waiting}${waiting > 0 ? `, the oldest for ${Math.round(oldestWaitingMs / 60_000)} min` : ""}; dead: ${dead}`;

type Print = (text: string) => void;

async function show(store: EnquiryStore, id: string, print: Print, _: number): Promise<boolean> {
  const enquiry = await store.show(id);
  if (!enquiry) {
    print(`${id}: no such enquiry`);
    return false;
  }
  const { payload, ...summary } = enquiry;
  print(line(summary));
  print(`consent: ${summary.consent === null ? "edition not recorded" : `edition ${summary.consent}`}`);
  const data = payload === null ? "personal data: removed" : JSON.stringify(JSON.parse(payload), null, 2);
  for (const row of data.split("\n")) print(row);
  return true;
}

async function redrive(store: EnquiryStore, id: string, print: Print, now: number): Promise<boolean> {
  const found = await store.redrive(id, now);
  print(found ? `${id}: goes out again` : `${id}: nothing to send (unknown, closed, or on its way)`);
  return found;
}
