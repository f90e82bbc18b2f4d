import { parseArgs } from "node:util";
import * as z from "zod";
import { obeyed } from "../../views/enquiries/clean-text.ts";
import { type EnquirySummary, enquiryStates } from "./enquiry-rows.ts";
import type { EnquiryStats, EnquiryStore } from "./enquiry-store.ts";

export const enquiriesHelp = `Contact requests, for the administrator:
  stats                         how many wait, since when, and how many need a person
  list [--state waiting|delivered|rejected|dead] [--limit 100]   oldest first, without personal data
  show ID                       one request with everything the visitor wrote
  redrive ID…                   tries dead or waiting requests at once, dead ones for another 30 days
  purge [--closed-days 30] [--dead-days 90]   removes what was closed, or given up, longer ago than that, with its consent
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
  if (!understood) {
    printLine(enquiriesHelp);
    return 2;
  }
  const { command, ids, state, limit, ...days } = understood;
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
    if (enquiries.length === 0) print(state ? `no request is ${state}` : "no requests");
  }
  if (command === "purge") {
    const { closed, dead } = await store.purge(now - days["closed-days"] * dayMs, now - days["dead-days"] * dayMs);
    print(`purged: ${closed} closed, ${dead} dead`);
  }
  return 0;
}

/** Terminals interpret control characters that a visitor may have typed: prints their codes instead. */
const visible = (text: string): string =>
  text.replace(obeyed, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const options = z.object({
  state: z.enum(enquiryStates).optional(),
  limit: wholeNumber.default(100),
  "closed-days": wholeNumber.default(30),
  "dead-days": wholeNumber.default(90),
});
const commands = ["stats", "list", "show", "redrive", "purge"] as const;

/** Undefined if the arguments are not understood. */
function readCommand(args: string[]) {
  try {
    const texts = Object.fromEntries(Object.keys(options.shape).map((name) => [name, { type: "string" } as const]));
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: texts });
    const [name, ...ids] = positionals;
    const command = commands.find((one) => one === name);
    const needsIds = command === "show" || command === "redrive";
    return command && needsIds === ids.length > 0 ? { command, ids, ...options.parse(values) } : undefined;
  } catch {
    return undefined;
  }
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
    print(`${id}: no such request`);
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
