import type { Problem } from "./findings.ts";

export type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects of a list; none of anything else. */
export const recordsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The items of an answer; a single payload is a list of one. */
export function itemsOf(json: unknown): Json[] {
  const data = isRecord(json) ? json.data : undefined;
  return recordsIn(isRecord(data) ? [data] : data);
}

/** Relative difference between a price and rate × square that rounding explains. */
const priceTolerance = 0.02;
const breakingShare = 0.1;
/** ₽ for m² a month: more looks like kopecks. */
const rateMax = 30_000;

/** Problems of a list as a whole: its counts and prices. */
export function listProblems(path: string, json: unknown): Problem[] {
  const items = itemsOf(json);
  return [...countProblems(path, json, items), ...priceProblems(path, items)];
}

const paginationOf = (json: unknown) => (isRecord(json) && isRecord(json.pagination) ? json.pagination : undefined);

function countProblems(path: string, json: unknown, { length }: Json[]): Problem[] {
  const pagination = paginationOf(json);
  if (!pagination) return [];
  const [total, pages, limit] = [Number(pagination.total), Number(pagination.pages), Number(pagination.limit)];
  const remedy = "Count all items of the choice, and the pages of `limit` items";
  const wrong = (what: string) => [{ where: `${path} pagination`, what, remedy, breaks: true }];
  if (total < length) return wrong(`total ${total} with ${length} items`);
  if (limit > 0 && pages !== Math.ceil(total / limit)) return wrong(`pages ${pages} for ${total} items by ${limit}`);
  return [];
}

/** Fewer items on all pages than the first one announces. `first` is its answer, `items` are those of all. */
export function missingProblems(path: string, first: unknown, items: Json[]): Problem[] {
  const pagination = paginationOf(first);
  const [total, pages] = [Number(pagination?.total), Number(pagination?.pages)];
  if (!(items.length < total)) return [];
  return [
    {
      where: `${path} pagination`,
      what: `total ${total}, but ${items.length} items on ${pages > 1 ? `${pages} pages` : "its page"}`,
      remedy: "Send the items of every page, or count only those that are sent",
      breaks: true,
    },
  ];
}

/** Categories of units that `/init` does not list: their units have no page. */
export function categoryProblems([init]: Json[], units: Json[]): Problem[] {
  if (!Array.isArray(init?.categories)) return [];
  const listed = recordsIn(init.categories).map(({ id }) => id);
  const lost = units.filter(({ category }) => !listed.includes(category));
  return [...Map.groupBy(lost, ({ category }) => String(category))].map(([category, { length }]) => ({
    where: "/init categories",
    what: `${category} is missing: ${length} units have no page`,
    remedy: "List the category, or leave out its units",
    breaks: true,
  }));
}

function priceProblems(path: string, items: Json[]): Problem[] {
  const priced = items.filter(({ price, rate, square }) => Number(price) > 0 && Number(rate) > 0 && Number(square) > 0);
  const ratioOf = ({ price, rate, square }: Json) => Number(price) / (Number(rate) * Number(square));
  const wrong = priced.filter((item) => Math.abs(ratioOf(item) - 1) > priceTolerance);
  const [first] = wrong;
  const high = priced.filter(({ rate }) => Number(rate) > rateMax);
  const problems: Problem[] = [];
  if (first) {
    const ratio = ratioOf(first);
    const seems = [100, 0.01, 12, 1 / 12].find((factor) => Math.abs(ratio / factor - 1) < priceTolerance);
    const hint = seems === undefined ? "" : seems === 100 || seems === 0.01 ? ": kopecks?" : ": a year's?";
    problems.push({
      where: `${path} price`,
      what: `${first.price} is not rate ${first.rate} × square ${first.square}${hint} (${wrong.length} of ${priced.length})`,
      remedy: "Send ₽ a month for the whole unit in `price`, ₽ a month for m² in `rate`, both with VAT",
      breaks: wrong.length >= priced.length * breakingShare,
    });
  }
  if (high[0])
    problems.push({
      where: `${path} rate`,
      what: `${high[0].rate} ₽ for m² a month: kopecks? (${high.length} of ${priced.length})`,
      remedy: "Send ₽",
      breaks: high.length >= priced.length * breakingShare,
    });
  return problems;
}
