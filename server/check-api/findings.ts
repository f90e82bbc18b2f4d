import { otherBuilding, repeatedUnit } from "../content/agree.ts";
import { lostLetters } from "../content/characters.ts";
import { type Finding, mendedReasons, missingOrBroken, wordInLabel } from "../content/lenient.ts";
import { noSuchPrice, optionalPrefix } from "../content/reads.ts";
import type { Report } from "../content/report.ts";
import { overLimits } from "../content/safe-html.ts";
import {
  deniedByField,
  freeLater,
  notByArea,
  otherArea,
  placeholderRent,
  seatsInShell,
  tooManySeats,
} from "../content/unit-contradictions.ts";

/** A fault for the owner of the content API to mend. `breaks`: visitors miss a page, a text or a tenth of a list. */
export type Problem = { where: string; what: string; remedy: string; breaks: boolean };

const placesMax = 3;

/** Whether the site could show its pages with these answers. */
export const isUsable = (problems: readonly Problem[]): boolean => problems.every(({ breaks }) => !breaks);

/** Controls, marks of direction and invisible characters, which could rewrite the terminal's lines. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const printable = (line: string): string =>
  line.replace(unprintable, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);

/** A line for each problem: the place, what is wrong with it, what to do. Equal ones are one line. */
export function problemLines(problems: readonly Problem[]): string[] {
  const equal = Map.groupBy(problems, ({ what, remedy, breaks }) => `${breaks ? "✗" : "·"} …: ${what}. ${remedy}`);
  return [...equal].map(([line, all]) => {
    const places = all.slice(0, placesMax).map(({ where }) => where);
    const more = all.length > placesMax ? [`${all.length - placesMax} more`] : [];
    return printable(line.replace("…", () => [...places, ...more].join(" and ")));
  });
}

type Group = { noun: string; field: string; reason: string; sent: unknown; example: string; count: number };

/** A list that lacks a tenth is as good as broken. */
export const breakingShare = 0.1;
const lettersMax = 60;

const remedies: readonly [RegExp, string][] = [
  [/expected object/, "Send an object with the fields of openapi.json"],
  [/^outside .* m\b/, "Send metres"],
  [/^outside /, "Send a number within these bounds, or leave the field out"],
  [/^expected one of/, "Send one of these, or leave it out"],
  [new RegExp(`^${otherBuilding}`), "Send the same of a building everywhere: pages show what /init tells"],
  [new RegExp(`^${repeatedUnit}`), "Send each unit under one id: the least one is shown"],
  [new RegExp(`^${deniedByField}`), "Send both alike, or leave the fact out: the site shows the field"],
  [new RegExp(`^${tooManySeats}`), "Send the desks that stay in the unit, and its area in m²"],
  [new RegExp(`^${seatsInShell}`), "Send `furnished`, or leave the seats out"],
  [new RegExp(`^${placeholderRent}`), "Send ₽ a month for the whole unit, or 0 if it is not known"],
  [new RegExp(`^${noSuchPrice}`), "Send the price of every term in `prices`, that of `price` among them"],
  [/^from is over to/, "Send the lesser amount in `from`: it alone is shown"],
  [/^0, 0/, "Send the park's degrees, or leave them out"],
  [/^nobody walks/, "Send minutes and metres of the same way on foot"],
  [/^width × depth/, "Send the unit's sides in metres and its area in m²"],
  [/^(?:more than|too many)/, "Send fewer: the first ones are shown"],
  [/^longer than/, "Send a shorter one: the site leaves this one out"],
  [/^an earlier/, "Give every item an id of its own"],
  [/not a date/, "Send ISO 8601: 2026-11-23"],
  [
    new RegExp(`^${notByArea}`),
    "Send ₽ a month for the whole unit in `price`, ₽ a month for m² in `rate`, both with VAT",
  ],
  [new RegExp(`^${otherArea}`), "Send the unit's area in `square`, and no other in its name"],
  [new RegExp(`^${freeLater}`), "Send `soon` with the day, or `free` without it"],
  [/years ahead$/, "Send the day, or leave it out if it is not known"],
  [/^in the future/, "Send the time of the last change"],
  [/not a link/, "Send an http, https, tel or mailto address, or one that begins with a slash"],
  [/^lost letters/, "Send the text again in UTF-8: its letters were lost before the API"],
  [/^HTML entities/, "Send the characters themselves: the site decodes them"],
  [/^HTML/, "Send plain text: the site takes the marks away"],
  [new RegExp(`^${wordInLabel}`), "Send the number alone: pages write the word before it"],
  [/weekdays/, "Send them so, or leave the hours out"],
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

/** Collects what was left out of answers: equal findings are one problem with their number. */
export function createFindings() {
  const groups = new Map<string, Group>();
  const totals = new Map<string, number>();
  /** An answer that is read again with more details would be counted twice. */
  let isClosed = false;
  const foreignUrls = new Set<unknown>();
  const add = ({ object, field, reason, sent }: Finding): void => {
    const noun = object.replace(/ \d+$/, "");
    const place = noun === "pictures" ? field : field.replace(/(^|\.)\d+(?=\.|$)/g, "$1*");
    // Values differ in the unit of length that they seem to have: «outside 3 to 1000 m: millimetres?».
    const key = `${noun} ${place} ${reason.replace(/: [a-z ]+\?$/, "")}`;
    if ((isClosed && groups.has(key)) || foreignUrls.has(sent)) return;
    if (noun === "pictures") foreignUrls.add(sent);
    const group = groups.get(key) ?? { noun, field: place, reason, sent, example: object, count: 0 };
    group.count += 1;
    groups.set(key, group);
  };
  const take = ({ findings, seen }: Report): void => {
    for (const finding of findings) add(finding);
    if (isClosed) return;
    for (const [name, count] of seen) totals.set(name, (totals.get(name) ?? 0) + count);
  };
  const problems = (): Problem[] => [...groups.values()].map((group) => problemOf(group, totals.get(group.noun) ?? 0));
  const onlyNew = () => {
    isClosed = true;
  };
  return { take, onlyNew, problems };
}

function problemOf({ noun, field, reason, sent, example, count }: Group, total: number): Problem {
  if (noun === "pictures") return foreignPictures(field, count);
  const amount = total > 1 ? `${count} of ${total}` : String(count);
  const isOfList = example === noun;
  const first = isOfList ? "" : `, the first is ${example}`;
  const isMissing = sent === undefined && reason === missingOrBroken;
  const fault = isMissing ? "missing" : sentText(sent) + plain(reason);
  return {
    where: [isOfList ? noun : manyOf(noun), field].filter(Boolean).join(" "),
    what: `${fault} (${amount}${first})`,
    remedy: sent === undefined ? missingRemedy(noun) : remedyFor(plain(reason)),
    breaks: isBreaking(noun, reason, count, total),
  };
}

const besideItems = / (?:pagination|meta)$/;

const missingRemedy = (noun: string): string =>
  besideItems.test(noun) ? "Send it with every answer of the list" : "Send it with every item";

/** Whether visitors miss something: not of a part without which every page is whole. */
function isBreaking(noun: string, reason: string, count: number, total: number): boolean {
  if (reason === overLimits || reason === lostLetters) return true;
  if (mendedReasons.includes(reason) || /^more than/.test(reason)) return false;
  const isOptional = besideItems.test(noun) || noun.startsWith(optionalPrefix);
  if (isOptional && reason === missingOrBroken) return false;
  return count >= total * breakingShare;
}

const foreignPictures = (origin: string, count: number): Problem => ({
  where: `pictures of ${origin}`,
  what: `${count} are left out: MEDIA_ORIGINS does not name it`,
  remedy: `Add ${origin} to MEDIA_ORIGINS`,
  breaks: false,
});

/** "units", "companies". */
const manyOf = (noun: string) => `${noun}s`.replace(/ys$/, "ies");

/** The value as the API sent it, cut to a line. */
function sentText(sent: unknown): string {
  if (sent === undefined) return "missing, ";
  const text = JSON.stringify(sent) ?? "";
  return `${text.length > lettersMax ? `${text.slice(0, lettersMax)}…` : text} — `;
}

/** "Invalid input: expected string, received null" → "expected string, received null". */
const plain = (message: string) => message.replace(/^(?:Invalid input|Too (?:small|big)|Invalid option): /, "");
