import { parseArgs } from "node:util";
import * as z from "zod";
import { obeyed } from "../../views/enquiries/clean-text.ts";
import { type EnquiryStats, type EnquirySummary, enquiryStates } from "./enquiry-store.ts";
import type { EnquiryStore } from "./table-store.ts";

export const enquiriesHelp = `Enquiries, for the administrator:
  stats                         how many wait, since when, and how many need a person
  list [--state waiting|delivered|rejected|dead] [--limit 100]   oldest first, without personal data
  show ID                       one enquiry with everything the visitor wrote
  redrive ID…                   tries dead or waiting enquiries at once, dead ones for another 30 days
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
  const each = async (work: typeof show) => {
    const found = await Promise.all(ids.map((id) => work(store, id, print, now)));
    return found.every(Boolean) ? 0 : 1;
  };
  if (command === "show") return each(show);
  if (command === "redrive") return each(redrive);
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
const commands = ["stats", "list", "show", "redrive", "purge"] as const;

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
  if (needsIds && ids.length === 0) return `${command}: of which enquiry? Name its id.`;
  if (!needsIds && ids.length > 0) return `${command} takes no ${JSON.stringify(ids[0])}.`;
  const { data, error } = options.safeParse(parsed.values);
  const fault = error?.issues[0];
  return data ? { command, ids, ...data } : `--${fault?.path.join(".")}: ${fault?.message}`;
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
