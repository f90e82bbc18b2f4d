import type { Dropped, Seen } from "../content/lenient.ts";
import { missingOrBroken } from "../content/reads.ts";
import { overLimits } from "../content/safe-html.ts";

/** A fault for the owner of the content API to mend. `breaks`: visitors miss a page, a text or a tenth of a list. */
export type Problem = { where: string; what: string; remedy: string; breaks: boolean };

const placesMax = 3;

/** Whether the site could show its pages with these answers. */
export const isUsable = (problems: readonly Problem[]): boolean => problems.every(({ breaks }) => !breaks);

/** A line for each problem: the place, what is wrong with it, what to do. Equal ones are one line. */
export function problemLines(problems: readonly Problem[]): string[] {
  const equal = Map.groupBy(problems, ({ what, remedy, breaks }) => `${breaks ? "✗" : "·"} …: ${what}. ${remedy}`);
  return [...equal].map(([line, all]) => {
    const places = all.slice(0, placesMax).map(({ where }) => where);
    const more = all.length > placesMax ? [`${all.length - placesMax} more`] : [];
    return line.replace("…", () => [...places, ...more].join(" and "));
  });
}

type Group = { noun: string; field: string; reason: string; given: unknown; example: string; count: number };

/** A list that lacks a tenth is as good as broken. */
export const breakingShare = 0.1;
const lettersMax = 60;

const remedies: readonly [RegExp, string][] = [
  [/expected object/, "Send an object with the fields of openapi.json"],
  [/^outside .* m\b/, "Send metres"],
  [/^outside /, "Send a number within these bounds, or leave the field out"],
  [/^expected one of/, "Send one of these, or leave it out"],
  [/^width × depth/, "Send the unit's sides in metres and its area in m²"],
  [/^(?:more than|too many)/, "Send fewer: the first ones are shown"],
  [/^longer than/, "Send a shorter one: the site leaves this one out"],
  [/^an earlier/, "Give every item an id of its own"],
  [/not a date/, "Send ISO 8601: 2026-11-23"],
  [/not a link/, "Send an http, https, tel or mailto address, or one that begins with a slash"],
  [/^HTML/, "Send plain text: the site takes the marks away"],
  [/whole number from/, "Send a number of its own for each item, kept for good"],
  [/^expected (?:a )?string/, "Send a text that is not empty and no HTML, or leave the item out"],
  [/boolean/, "Send true or false, or leave it out"],
  [/^expected letters/, "Write it so, or leave it out"],
  [/^expected array to/, "Send fewer, or leave the list out"],
  [/^expected (?:a list|array)/, "Send a list"],
  [/^expected number to/, "Send a number within these bounds, or leave it out"],
  [/number/, "Send a number without quotes and spaces"],
  [/came$/, "Send the items of every page, or count only those that are sent"],
  [/^over/, "Keep to the pages that the site reads: the rest has no page"],
  [/^its call failed/, "Answer with an empty list where there is no further page"],
  [/^not listed/, "List the category, or leave out its units"],
];

const remedyFor = (reason: string) => remedies.find(([words]) => words.test(reason))?.[1] ?? "See openapi.json";

/** Collects what the schemas dropped: equal faults are one problem with their number. */
export function createFindings() {
  const groups = new Map<string, Group>();
  const totals = new Map<string, number>();
  /** What is read again with more details would be counted twice. */
  let isClosed = false;
  const foreign = new Set<unknown>();
  const dropped: Dropped = (object, field, reason = "", given) => {
    const noun = object.replace(/ \d+$/, "");
    const place = noun === "pictures" ? field : field.replace(/(^|\.)\d+(?=\.|$)/g, "$1*");
    // Values differ in the unit of length that they seem to have: «outside 3 to 1000 m: millimetres?».
    const key = `${noun} ${place} ${reason.replace(/: [a-z ]+\?$/, "")}`;
    if ((isClosed && groups.has(key)) || foreign.has(given)) return;
    if (noun === "pictures") foreign.add(given);
    const group = groups.get(key) ?? { noun, field: place, reason, given, example: object, count: 0 };
    group.count += 1;
    groups.set(key, group);
  };
  const seen: Seen = (name) => {
    if (!isClosed) totals.set(name, (totals.get(name) ?? 0) + 1);
  };
  const problems = (): Problem[] =>
    [...groups.values()].filter(isNoConsequence).map(({ noun, field, reason, given, example, count }) => {
      if (noun === "pictures") return foreignPictures(field, count);
      const total = totals.get(noun) ?? 0;
      const of = total > 1 ? `${count} of ${total}` : String(count);
      return {
        where: [example === noun ? noun : manyOf(noun), field].filter(Boolean).join(" "),
        what: `${given === undefined && reason === missingOrBroken ? "missing" : shown(given) + plain(reason)} (${of}${example === noun ? "" : `, the first is ${example}`})`,
        remedy: given === undefined ? "Send it with every item" : remedyFor(plain(reason)),
        breaks: !isReadOn(noun, field) && (reason === overLimits || isMuch(reason, count, total)),
      };
    });
  /** Broken items do not count as come: that is told once, of the items. */
  const isNoConsequence = ({ noun, reason }: Group) =>
    !/came$/.test(reason) || ![...groups.values()].some((other) => noun === `${other.noun} pagination`);
  const onlyNew = () => {
    isClosed = true;
  };
  return { dropped, seen, onlyNew, problems };
}

/** A list without `pagination` is read to its end. */
const isReadOn = (noun: string, field: string) => noun.endsWith(" pagination") && field === "";
const isMuch = (reason: string, count: number, total: number) =>
  !/^(?:more than|HTML)/.test(reason) && count >= total * breakingShare;

const foreignPictures = (origin: string, count: number): Problem => ({
  where: `pictures of ${origin}`,
  what: `${count} are left out: MEDIA_ORIGINS does not name it`,
  remedy: `Add ${origin} to MEDIA_ORIGINS`,
  breaks: false,
});

/** "units", "companies". */
const manyOf = (noun: string) => `${noun}s`.replace(/ys$/, "ies");

/** The value as the API sent it, cut to a line. */
function shown(given: unknown): string {
  if (given === undefined) return "missing, ";
  const text = JSON.stringify(given) ?? "";
  return `${text.length > lettersMax ? `${text.slice(0, lettersMax)}…` : text} — `;
}

/** "Invalid input: expected string, received null" → "expected string, received null". */
const plain = (message: string) => message.replace(/^(?:Invalid input|Too (?:small|big)|Invalid option): /, "");
