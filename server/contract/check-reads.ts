import { routes } from "../../views/routes.ts";
import { parsedJson, valueAt } from "../content/lenient.ts";
import { pictureAddresses } from "../content/picture-address.ts";
import { createReads, type Read } from "../content/reads.ts";
import { pictureGate } from "../content/safe-html.ts";
import { type AskUpstream, checkLimits } from "../content/upstream.ts";
import { absentProblems } from "./absent-fields.ts";
import type { Problem } from "./findings.ts";
import { createFindings, plain } from "./findings.ts";
import { categoryProblems, itemsOf, type Json, listProblems, missingProblems } from "./list-checks.ts";
import { type FetchPicture, type Picture, pictureProblems, picturesIn } from "./picture-checks.ts";
import { queryProblems } from "./query-checks.ts";

const singlesMax = 3;
/** An id that no backend has: it must answer 404, or deleted items would answer 503. */
const unknownId = 2_000_000_000;

/** The calls that every page needs. */
export const everyPage = ["/init", "/services"];

/** First path segments of the site's routes: rental aliases must differ from them. */
const siteWords = new Set(Object.values(routes).map((route) => route.split("/")[1]));

/** Lists that come in pages, with the call that reads further ones. */
const pagedBy = new Map([
  ["/pavilions", "/pavilions/paginate"],
  ["/shops", "/shops"],
  ["/news", "/news"],
]);
const pageLimit = 100;
const pagesMax = 20;

/** What was found wrong, and the items that came, by their lists. */
export type Checked = { problems: Problem[]; lists: ReadonlyMap<string, Json[]>; picturesTried: number };

/** Makes every read of the contract as the site does, one of each kind of query, and fetches some pictures. */
export async function checkReads(
  ask: AskUpstream,
  pictureOrigins: string[],
  fetchPicture: FetchPicture,
): Promise<Checked> {
  const findings = createFindings();
  const gate = pictureGate(
    pictureOrigins,
    pictureAddresses(() => [""]),
    (origin) => findings.dropped("pictures", origin),
  );
  const reads: Read[] = Object.values(createReads(findings.dropped, gate, findings.seen));
  const problems: Problem[] = [];
  const pictures: Picture[] = [];
  const lists = new Map<string, Json[]>();

  /** The answer, if it fits the contract. */
  const read = async (path: string, { answer }: Read, query = ""): Promise<unknown> => {
    const { json, fault } = await callOnce(ask, path + query);
    pictures.push(...picturesIn(json));
    const issue = fault ? undefined : answer.safeParse(json).error?.issues[0];
    const what = issue ? `does not fit at ${issue.path.join(".") || "the root"}: ${plain(issue.message)}` : fault;
    if (what === undefined) return json;
    problems.push({ where: path, what, remedy: remedyAt(path), breaks: true });
    return undefined;
  };

  const further = new Set([...pagedBy].filter(([first, next]) => first !== next).map(([, next]) => next));
  for (const list of reads.filter((each) => !isSingle(each) && !further.has(each.path))) {
    const next = pagedBy.get(list.path);
    const json = await read(list.path, list, next && `?limit=${pageLimit}`);
    const items = itemsOf(json);
    problems.push(...listProblems(list.path, json));
    for (const page of furtherPages(json)) {
      const more = reads.find(({ path }) => path === next) ?? list;
      items.push(...itemsOf(await read(more.path, more, `?limit=${pageLimit}&page=${page}`)));
    }
    lists.set(list.path, items);
    problems.push(...missingProblems(list.path, json, items));
    if (list.path === "/init" && json) problems.push(...initProblems(json));
  }
  problems.push(...categoryProblems(lists.get("/init") ?? [], lists.get("/pavilions") ?? []));
  for (const single of reads.filter(isSingle)) {
    const list = single.path.replace("/{id}", "");
    const ids = (lists.get(list) ?? []).map(({ id }) => Number(id)).filter(Number.isInteger);
    for (const id of ids.slice(0, singlesMax)) await read(`${list}/${id}`, single);
    if (ids.length > 0) problems.push(...(await unknownProblems(ask, `${list}/${unknownId}`)));
  }
  const { tried, problems: ofPictures } = await pictureProblems(pictures, pictureOrigins, fetchPicture);
  return {
    problems: [
      ...findings.problems(),
      ...problems,
      ...(await queryProblems(ask, lists)),
      ...ofPictures,
      ...absentProblems(lists),
    ],
    lists,
    picturesTried: tried,
  };
}

/** The numbers of the pages after the first one, as far as the site reads them. */
function furtherPages(first: unknown): number[] {
  const pages = Number(valueAt(first, ["pagination", "pages"])) || 1;
  return Array.from({ length: Math.min(pages, pagesMax) - 1 }, (_, index) => index + 2);
}

const isSingle = ({ path }: Read) => path.includes("{id}");

const remedyAt = (path: string): string =>
  everyPage.includes(path)
    ? "Without it no page can be shown. Is the URL right, and the API running?"
    : "Mend it: pages that need it answer 503";

/** Finds a missing privacy policy, and categories whose page cannot be reached. */
function initProblems(init: unknown): Problem[] {
  const categories = valueAt(init, ["data", "categories"]);
  const aliases = Array.isArray(categories) ? categories.map((category) => valueAt(category, ["alias"])) : [];
  const wrong = [...new Set(aliases.map(String))].flatMap((alias) => {
    if (siteWords.has(alias)) return [[alias, "is an address of the site's own: its rental page cannot be reached"]];
    const isRepeated = aliases.indexOf(alias) !== aliases.lastIndexOf(alias);
    return isRepeated ? [[alias, "names more than one category: only the first is reached"]] : [];
  });
  const privacy = {
    where: "settings textFiles.privacy",
    what: "missing, its page answers 503",
    remedy: "Send the privacy policy: every page links to it, and forms need it",
    breaks: true,
  };
  return [
    ...(valueAt(init, ["data", "settings", "textFiles", "privacy"]) ? [] : [privacy]),
    ...wrong.map(([alias, what = ""]) => ({
      where: `categories alias /${alias}`,
      what,
      remedy: "Choose another alias",
      breaks: true,
    })),
  ];
}

type Called = { json?: unknown; fault?: string };

async function callOnce(ask: AskUpstream, path: string): Promise<Called> {
  try {
    const answer = await ask(path);
    if (answer === undefined) return { fault: "status 404" };
    checkLimits(answer);
    const json = parsedJson(answer);
    return json === undefined ? { fault: "no JSON" } : { json };
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/^GET \S+: /, "") : "unknown";
    return { fault: message === "timeout" ? "no answer in time (API_TIMEOUT_MS)" : message };
  }
}

async function unknownProblems(ask: AskUpstream, path: string): Promise<Problem[]> {
  const { fault = "an answer" } = await callOnce(ask, path);
  if (fault === "status 404") return [];
  const remedy = "Answer 404: else pages of removed items would be a 503";
  return [{ where: path, what: `${fault} for an unknown id`, remedy, breaks: true }];
}
