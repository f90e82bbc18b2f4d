import { routes } from "../../views/routes.ts";
import { inputSchemaOf } from "../content/described.ts";
import { pictureAddresses } from "../content/picture-address.ts";
import { createReads, type Read } from "../content/reads.ts";
import { pictureGate } from "../content/safe-html.ts";
import { type AskUpstream, openUpstream } from "../content/upstream.ts";
import { parsedJson } from "../kit/parsed-json.ts";
import { createInspection } from "./inspection.ts";

/** One call: its duration, its result, and why its pages would fail. */
export type CheckedCall = {
  path: string;
  ms: number;
  items: number;
  fault: string | undefined;
  /** What a call without fault answered; undefined: "ok". */
  result?: string;
  /** Dropped items, as "list field (reason): how many". */
  dropped: string[];
  /** Optional fields, with the percentage of items that have them. */
  present: { field: string; percent: number }[];
};

/** `found`: lines about the content of all answers. `hidden`: lines about pages that visitors could not reach. */
export type ApiReport = { calls: CheckedCall[]; found: string[]; hidden: string[] };

const singlesMax = 3;
/** An id that no backend has: it must answer 404, or deleted items would answer 503. */
const unknownId = 2_000_000_000;

/** First path segments of the site's routes: rental aliases must differ from them. */
const siteWords = new Set(Object.values(routes).map((route) => route.split("/")[1]));

/** Checks the API at an address. Its pictures may come from there and from `mediaOrigins`. */
export function readReport(baseUrl: string, timeoutMs: number, mediaOrigins: string[]): Promise<ApiReport> {
  const ask = openUpstream({ baseUrl, timeoutMs, log: () => {} });
  return checkApi(ask, [new URL(baseUrl).origin, ...mediaOrigins]);
}

/** Makes every read of the contract as the site does. */
export async function checkApi(ask: AskUpstream, pictureOrigins: string[]): Promise<ApiReport> {
  const dropped = new Map<string, number>();
  const count = (list: string, field: string, reason = "") => {
    const key = [list, field, reason && `(${plain(reason)})`].filter(Boolean).join(" ");
    dropped.set(key, (dropped.get(key) ?? 0) + 1);
  };
  const gate = pictureGate(pictureOrigins, pictureAddresses(""), () => count("pictures", "origin"));
  const reads: [string, Read][] = Object.entries(createReads(count, gate));
  const inspection = createInspection();
  const calls: CheckedCall[] = [];
  const ids = new Map<string, number[]>();
  let unreadTexts: string[] = [];

  for (const [, read] of reads.sort(([, a], [, b]) => Number(isSingle(a)) - Number(isSingle(b)))) {
    const list = read.path.replace("/{id}", "");
    const paths = isSingle(read) ? (ids.get(list) ?? []).map((id) => `${list}/${id}`) : [read.path];
    for (const path of paths) {
      dropped.clear();
      const { json, ms, fault } = await callOnce(ask, path);
      const parsed = json === undefined ? undefined : read.answer.safeParse(json);
      const wrong = parsed?.error?.issues[0];
      const raw = itemsOf(json);
      inspection.look(json);
      if (read.path === "/init" && parsed?.success) unreadTexts = unread(parsed.data);
      if (!isSingle(read)) ids.set(list, raw.flatMap(idOf).slice(0, singlesMax));
      calls.push({
        path,
        ms,
        items: raw.length,
        fault: fault ?? (wrong && `does not fit at ${wrong.path.join(".") || "the root"}: ${plain(wrong.message)}`),
        dropped: [...dropped].map(([what, times]) => `${what}: ${times}`),
        present: isSingle(read) ? [] : presence(read, raw),
      });
    }
    if (isSingle(read)) calls.push(await checkUnknown(ask, list));
  }
  const { aliases } = inspection;
  const own = new Set(aliases.filter((alias) => siteWords.has(alias)));
  const repeated = new Set(aliases.filter((alias, at) => aliases.indexOf(alias) !== at));
  const hidden = [
    ...[...own].map((alias) => `alias /${alias} is an address of the site's own: its rental page cannot be reached`),
    ...[...repeated].map((alias) => `alias /${alias} names more than one category: only the first is reached`),
    ...unreadTexts.map(
      (text) => `text ${text} is neither an object nor JSON with title and content: its page answers 503`,
    ),
  ];
  return { calls, found: inspection.lines(), hidden };
}

/** "Invalid input: expected string, received null" → "expected string, received null". */
const plain = (message: string) => message.replace(/^(?:Invalid input|Too (?:small|big)|Invalid option): /, "");

/** Legal texts that the site reads as missing. */
function unread(park: unknown): string[] {
  const texts = isRecord(park) && isRecord(park.texts) ? park.texts : {};
  return Object.keys(texts).filter((name) => texts[name] === undefined);
}

const isSingle = ({ path }: Read) => path.includes("{id}");

async function callOnce(ask: AskUpstream, path: string) {
  const startedAt = performance.now();
  const answer = await ask(path).catch((error: unknown) => ({ fault: faultOf(error) }));
  const ms = Math.round(performance.now() - startedAt);
  if (typeof answer === "object") return { json: undefined, ms, ...answer };
  if (answer === undefined) return { json: undefined, ms, fault: "status 404" };
  const json = parsedJson(answer);
  return { json, ms, fault: json === undefined ? "no JSON" : undefined };
}

/** "status 500", or that the time limit ran out. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message.replace(/^GET \S+: /, "") : "unknown";
  return /Abort|Timeout/.test(message) ? "no answer in time (API_TIMEOUT_MS)" : message;
}

async function checkUnknown(ask: AskUpstream, list: string): Promise<CheckedCall> {
  const path = `${list}/${unknownId}`;
  const { json, ms, fault } = await callOnce(ask, path);
  const is404 = json === undefined && fault === "status 404";
  return {
    path,
    ms,
    items: 0,
    result: "404, as it must be",
    fault: is404 ? undefined : `an unknown id must be a 404, not ${fault ?? "an answer"}`,
    dropped: [],
    present: [],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function itemsOf(json: unknown): Record<string, unknown>[] {
  const data = isRecord(json) ? json.data : undefined;
  return Array.isArray(data) ? data.filter(isRecord) : isRecord(data) ? [data] : [];
}

const idOf = ({ id }: Record<string, unknown>): number[] => (Number.isInteger(Number(id)) ? [Number(id)] : []);

/** The percentage of items with each optional field. */
function presence(read: Read, items: readonly Record<string, unknown>[]): CheckedCall["present"] {
  const components: Parameters<typeof inputSchemaOf>[1] = {};
  const data = inputSchemaOf(read.answer, components).properties?.data;
  const reference =
    typeof data === "object" && typeof data.items === "object" && "$ref" in data.items && data.items.$ref;
  const noun = typeof reference === "string" ? components[reference.split("/").at(-1) ?? ""] : undefined;
  if (!noun?.properties || items.length === 0) return [];
  const optional = Object.keys(noun.properties).filter((field) => !noun.required?.includes(field));
  const has = (field: string) => items.filter((item) => item[field] !== undefined && item[field] !== null).length;
  return optional.map((field) => ({ field, percent: Math.round((100 * has(field)) / items.length) }));
}
