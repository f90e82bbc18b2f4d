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
/** The options of each command. */
const optionsOf = {
  stats: [],
  list: ["state", "limit"],
  show: [],
  redrive: ["state"],
  export: ["to", "state"],
  recover: [],
  purge: ["closed-days", "dead-days", "set-aside", "yes"],
} as const satisfies Record<string, readonly (keyof z.output<typeof optionsSchema>)[]>;

export type CommandName = keyof typeof optionsOf;
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

const isCommand = (name: string): name is CommandName => Object.hasOwn(optionsOf, name);

/** What is wrong with the options: one that the command does not have; undefined: nothing. */
function faultOfOptions(command: CommandName, options: readonly string[]): string | undefined {
  const known: readonly string[] = optionsOf[command];
  const foreign = options.find((option) => !known.includes(option));
  return foreign && `${command} takes no --${foreign}.`;
}

/** What is wrong with the ids; undefined: nothing. */
function faultOfIds(command: CommandName, ids: readonly string[], hasState: boolean): string | undefined {
  const needsIds = command === "show" || command === "redrive";
  if (!needsIds) return ids.length > 0 ? `${command} takes no ${JSON.stringify(ids[0])}.` : undefined;
  if (hasState) return ids.length > 0 ? `${command}: ids or --state, not both.` : undefined;
  if (ids.length > 0) return undefined;
  return `${command}: of which enquiry? Name its id${command === "redrive" ? ", or --state" : ""}.`;
}

/** The command with its options, or what is wrong with the arguments. */
export function readCommand(args: string[]) {
  const parsed = parseArguments(args);
  if (typeof parsed === "string") return parsed;
  const [name, ...ids] = parsed.positionals;
  if (name === undefined) return "Which command?";
  if (!isCommand(name)) return `There is no command ${JSON.stringify(name)}.`;
  const wrong =
    faultOfOptions(name, Object.keys(parsed.values)) ?? faultOfIds(name, ids, parsed.values.state !== undefined);
  if (wrong) return wrong;
  const { data, error } = optionsSchema.safeParse(parsed.values);
  const fault = error?.issues[0];
  return data ? { command: name, ids, ...data } : `--${fault?.path.join(".")}: ${fault?.message}`;
}
