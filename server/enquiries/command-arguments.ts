import { parseArgs } from "node:util";
import * as z from "zod";
import { enquiryStates } from "./table-store.ts";

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, "expected a whole number")
  .transform(Number);
const optionsSchema = z.object({
  state: z.enum(enquiryStates, { error: `expected one of ${enquiryStates.join(", ")}` }).optional(),
  limit: wholeNumber.default(100),
  "closed-days": wholeNumber.default(30),
  "dead-days": wholeNumber.default(90),
  to: z.string().min(1).optional(),
  "set-aside": z.boolean().default(false),
  yes: z.boolean().default(false),
});
const flags: readonly string[] = ["yes", "set-aside"];
const commands = ["stats", "list", "show", "redrive", "export", "recover", "purge"] as const;

export type CommandName = (typeof commands)[number];
export type Options = z.output<typeof optionsSchema> & { ids: string[] };

type ParsedArguments = ReturnType<typeof parseArgs>;

/** Positionals and options, or Node's message about an unknown or incomplete option. */
function parseArguments(args: string[]): ParsedArguments | string {
  const kinds = Object.keys(optionsSchema.shape).map(
    (option) => [option, { type: flags.includes(option) ? "boolean" : "string" }] as const,
  );
  try {
    return parseArgs({ args, allowPositionals: true, options: Object.fromEntries(kinds) });
  } catch (error) {
    return error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : "";
  }
}

/** What is wrong with the number of ids; undefined: nothing. */
function faultOfIds(command: CommandName, ids: readonly string[], hasState: boolean): string | undefined {
  const needsIds = command === "show" || command === "redrive";
  if (!needsIds) return ids.length > 0 ? `${command} takes no ${JSON.stringify(ids[0])}.` : undefined;
  const isByState = command === "redrive" && hasState;
  if (isByState || ids.length > 0) return undefined;
  return `${command}: of which enquiry? Name its id${command === "redrive" ? ", or --state" : ""}.`;
}

/** The command with its options, or what is wrong with the arguments. */
export function readCommand(args: string[]) {
  const parsed = parseArguments(args);
  if (typeof parsed === "string") return parsed;
  const [name, ...ids] = parsed.positionals;
  const command = commands.find((candidate) => candidate === name);
  if (!command) return name === undefined ? "Which command?" : `There is no command ${JSON.stringify(name)}.`;
  const faultInIds = faultOfIds(command, ids, parsed.values.state !== undefined);
  if (faultInIds) return faultInIds;
  const { data, error } = optionsSchema.safeParse(parsed.values);
  const fault = error?.issues[0];
  return data ? { command, ids, ...data } : `--${fault?.path.join(".")}: ${fault?.message}`;
}
