import { routes } from "../../views/routes.ts";
import { inputSchemaOf } from "../content/described.ts";
import { pictureAddresses } from "../content/picture-address.ts";
import { createReads, type Read } from "../content/reads.ts";
import { pictureGate } from "../content/safe-html.ts";
import { type AskUpstream, openUpstream } from "../content/upstream.ts";
import { parsedJson } from "../kit/parsed-json.ts";
import { valueAt } from "../kit/value-at.ts";
import { createFindings, plain } from "./findings.ts";
import { createInspection } from "./inspection.ts";
import { itemsOf, listProblems } from "./list-checks.ts";
import { type FetchPicture, pictureProblems } from "./picture-checks.ts";
import type { Problem } from "./problem.ts";
import { queryProblems } from "./query-checks.ts";

/** One call: its duration, its result, and why its pages would fail. */
export type CheckedCall = {
  path: string;
  ms: number;
  items: number;
  fault: string | undefined;
  /** The result of a call without fault; undefined: "ok". */
  result?: string;
  /** Optional fields, with the percentage of items that have them. */
  present: { field: string; percent: number }[];
};

/** `found`: lines about the content of all answers. `problems`: what the owner of the API should mend. */
export type ApiReport = { calls: CheckedCall[]; found: string[]; problems: Problem[] };

const singlesMax = 3;
/** An id that no backend has: it must answer 404, or deleted items would answer 503. */
const unknownId = 2_000_000_000;

/** First path segments of the site's routes: rental aliases must differ from them. */
const siteWords = new Set(Object.values(routes).map((route) => route.split("/")[1]));

/** Checks the API at an address. Its pictures may come from there and from `mediaOrigins`. */
export function readReport(
  baseUrl: string,
  { apiTimeoutMs, mediaOrigins }: { apiTimeoutMs: number; mediaOrigins: readonly string[] },
  fetchPicture: FetchPicture,
): Promise<ApiReport> {
  const ask = openUpstream({ baseUrl, timeoutMs: apiTimeoutMs, log: () => {} });
  return checkReads(ask, [new URL(baseUrl).origin, ...mediaOrigins], fetchPicture);
}

/** Makes every read of the contract as the site does, one of each kind of query, and fetches some pictures. */
export async function checkReads(
  ask: AskUpstream,
  pictureOrigins: string[],
  fetchPicture: FetchPicture,
): Promise<ApiReport> {
  const findings = createFindings();
  const gate = pictureGate(pictureOrigins, pictureAddresses(""), () => findings.dropped("pictures", "origin"));
  const reads: [string, Read][] = Object.entries(createReads(findings.dropped, gate, findings.seen));
  const inspection = createInspection();
  const calls: CheckedCall[] = [];
  const lists = new Map<string, Record<string, unknown>[]>();
  const problems: Problem[] = [];

  for (const [, read] of reads.sort(([, a], [, b]) => Number(isSingle(a)) - Number(isSingle(b)))) {
    const list = read.path.replace("/{id}", "");
    const ids = (lists.get(list) ?? []).flatMap(idOf).slice(0, singlesMax);
    for (const path of isSingle(read) ? ids.map((id) => `${list}/${id}`) : [read.path]) {
      const { json, ms, fault } = await callOnce(ask, path);
      const parsed = json === undefined ? undefined : read.answer.safeParse(json);
      const wrong = parsed?.error?.issues[0];
      const raw = itemsOf(json);
      inspection.look(json);
      if (read.path === "/init" && parsed?.success) problems.push(...textProblems(json));
      if (!isSingle(read)) {
        lists.set(list, raw);
        problems.push(...listProblems(list, json));
      }
      calls.push({
        path,
        ms,
        items: raw.length,
        fault: fault ?? (wrong && `does not fit at ${wrong.path.join(".") || "the root"}: ${plain(wrong.message)}`),
        present: isSingle(read) ? [] : presence(read, raw),
      });
    }
    if (isSingle(read)) calls.push(await checkUnknown(ask, list));
  }
  const isDead = calls.every(({ fault }) => fault !== undefined);
  const more = isDead
    ? []
    : [
        ...(await queryProblems(ask, lists)),
        ...(await pictureProblems(inspection.pictures(pictureOrigins), fetchPicture)),
      ];
  const aliases = aliasProblems(inspection.aliases);
  return { calls, found: inspection.lines(), problems: [...findings.problems(), ...problems, ...aliases, ...more] };
}

function aliasProblems(aliases: readonly string[]): Problem[] {
  const reserved = new Set(aliases.filter((alias) => siteWords.has(alias)));
  const repeated = new Set(aliases.filter((alias, at) => aliases.indexOf(alias) !== at));
  const problem = (alias: string, what: string) => ({
    where: `categories alias /${alias}`,
    what,
    remedy: "Choose another alias",
    breaks: true,
  });
  return [
    ...[...reserved].map((alias) =>
      problem(alias, "is an address of the site's own: its rental page cannot be reached"),
    ),
    ...[...repeated].map((alias) => problem(alias, "names more than one category: only the first is reached")),
  ];
}

function textProblems(init: unknown): Problem[] {
  if (valueAt(init, ["data", "settings", "textFiles", "privacy"])) return [];
  const remedy = "Send the privacy policy: every page links to it, and forms need it";
  return [{ where: "settings textFiles.privacy", what: "missing, its page answers 503", remedy, breaks: true }];
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
    present: [],
  };
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
