import { decodeHTMLStrict } from "entities/decode";
import * as z from "zod";
import { cleanLine, emailPattern } from "../../views/enquiries/validators.ts";
import { inParkTime, utcOffset } from "../../views/ui/format.ts";
import { isVisible } from "../../views/ui/html.ts";
import { type Bounds, bounds, lettersMax, longest, seeminglyIn } from "./bounds.ts";
import { hasLostLetters, lostLetters, withoutHalves } from "./characters.ts";
import { buildingWord, fromWord, stationWord, unitWord } from "./label-words.ts";
import {
  describedBy,
  entitiesInText,
  htmlInText,
  listOf,
  maybe,
  orElse,
  orEmpty,
  orZero,
  remarked,
  wordInLabel,
} from "./lenient.ts";
import { safeUrl } from "./safe-url.ts";

// Schemas: unknown JSON in, the types of `views/` out. Strict about required fields, lenient about optional ones.

/** The API's database stores ids as int32 and fails on larger ones. */
export const idMax = 2 ** 31 - 1;
const idNumber = z.number().int().positive().max(idMax);
/** A positive integer, or its digits. */
export const id = describedBy(
  z.union(
    [
      idNumber,
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number)
        .pipe(idNumber),
    ],
    { error: `expected a whole number from 1 to ${idMax}` },
  ),
  z.int().min(1).max(idMax),
);
/** The id that a value of the API holds; undefined if it is none. */
export const idIn = (sent: unknown): number | undefined => id.safeParse(sent).data;
/** Ends the transform of a text that does not fit. */
function reject(ctx: z.RefinementCtx, message: string, sent: string): never {
  ctx.addIssue({ code: "custom", message, input: sent });
  return z.NEVER;
}

/** Reads a text by `read`. Undefined is the `fault`. */
export const readBy = <Out>(read: (text: string) => Out | undefined, fault: string) =>
  z.string(fault).transform((sent, ctx): Out => {
    const value = read(sent);
    if (value !== undefined) return value;
    return reject(ctx, fault, sent);
  });
const digits = /^-?\d{1,15}(?:\.\d{1,20})?$/;
/** «1 200,50»: a comma with one or two digits after it is no mark of thousands. */
const localDigits = /^-?\d{1,3}(?:\s?\d{3}){0,4}(?:[.,]\d{1,2})?$/;

/** The number that digits as text mean. */
function numberOfDigits(sent: string): number | undefined {
  if (digits.test(sent)) return Number(sent);
  return localDigits.test(sent) ? Number(sent.replace(/\s/g, "").replace(",", ".")) : undefined;
}

/**
 * A number, or its digits as text, which many databases send. The contract asks for numbers. Millionths are enough for
 * metres and degrees, and a smaller number would be printed as 1e-7.
 */
const numeric = (schema: z.ZodNumber) => {
  const rounded = schema.overwrite((value) => Math.round(value * 1e6) / 1e6);
  const ofText = readBy(numberOfDigits, "expected a number").pipe(rounded);
  return describedBy(z.union([rounded, ofText], { error: "expected a number" }), schema);
};
const bounded = (limits: Bounds, unit = "") => {
  const error = ({ input }: { input?: unknown }) => {
    const likelyUnit = unit && seeminglyIn(Number(input), limits);
    return `outside ${limits[0]} to ${limits[1]}${unit}${likelyUnit ? `: ${likelyUnit}?` : ""}`;
  };
  return z.number().min(limits[0], { error }).max(limits[1], { error });
};
export const numberIn = (limits: Bounds) => numeric(bounded(limits));
/** An integer within its bounds. */
export const integer = (limits: Bounds) => numeric(bounded(limits).int());
/** Metres within their bounds. The message for a length outside names the unit of length that it seems to have. */
export const metres = (limits: Bounds) => numeric(bounded(limits, " m"));
/** Rounded to hundredths. */
const hundredths = (limits: Bounds) => numeric(bounded(limits).overwrite((amount) => Math.round(amount * 100) / 100));
/** A count of pages and items. */
export const count = integer([0, 1_000_000_000]);
const roubles = (limits: Bounds) => numeric(bounded(limits).overwrite(Math.round));
/** Roubles, rounded to whole ones. 0 is unknown. */
export const money = roubles(bounds.money);
/** An optional price: one of 0 is left out. */
export const payment = roubles(bounds.payment);
/** A tariff, which has kopecks. */
export const tariff = hundredths(bounds.money);
const area = hundredths(bounds.area);
const coordinate = metres(bounds.coordinate);
export const storey = integer(bounds.storey);
/** A row of a floor, from its top. */
export const row = integer(bounds.row);
/** A distance along a row. */
export const offset = metres(bounds.offset);

/** Editors paste HTML into titles. */
const tags = /<\/?[a-z][^<>]{0,300}>/gi;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const invisible = /[\u200b\u2060\ufffd-\uffff]/g;
const odd = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd-\uffff]/u;

/** Text on one line, without controls, marks of direction, invisible spaces and characters that XML forbids. */
function oneLine(sent: string): string {
  return odd.test(sent) ? cleanLine(sent.replace(invisible, "")) : sent.trim();
}

/** Text without HTML tags, with entities decoded once, and the reason for a remark about it. */
function withoutHtml(sent: string): { text: string; reason: string | undefined } {
  const untagged = sent.includes("<") ? sent.replace(tags, "") : sent;
  const decoded = entity.test(untagged) ? decodeHTMLStrict(untagged) : untagged;
  if (untagged !== sent) return { text: decoded, reason: htmlInText };
  return { text: decoded, reason: decoded === untagged ? undefined : entitiesInText };
}

/** A plain text of at least so many letters, without the `word` before it. */
function readLine(sent: string, ctx: z.RefinementCtx, lettersMin: number, word?: RegExp): string {
  if (hasLostLetters(sent)) return reject(ctx, lostLetters, sent);
  const { text, reason } = withoutHtml(sent);
  // The cut may halve a letter.
  const cut = withoutHalves(oneLine(withoutHalves(text)).slice(0, lettersMax));
  const plain = isVisible(cut) ? cut : "";
  if (plain.length < lettersMin) return reject(ctx, "expected string to have >=1 characters", sent);
  if (word?.test(plain)) return remarked(plain.replace(word, ""), wordInLabel, sent);
  return reason === undefined ? plain : remarked(plain, reason, sent);
}

const line = (lettersMin: number) => z.string().transform((sent, ctx) => readLine(sent, ctx, lettersMin));
export const text = describedBy(line(0), z.string().max(lettersMax));
/** Non-empty text. */
export const words = describedBy(line(1), z.string().min(1).max(lettersMax));
/** For the contract, which has no flags: `safeUrl` decides. */
const linkPattern =
  /^(?:https?:\/\/(?:[a-zA-Z0-9а-яё-]+\.)*[a-zA-Zа-яё][a-zA-Z0-9а-яё-]*(?::\d{1,4})?(?:[/?#][!-[\]-~¡-\uffff]*)?|(?:mailto|tel):[\w+][!-[\]-~¡-\uffff]*|\/(?:[!-.0-[\]-~¡-\uffff][!-[\]-~¡-\uffff]*)?)$/;
/** An address that may become a link. */
export const link = describedBy(
  readBy((url) => (url.length > lettersMax ? undefined : safeUrl(url.trim())), "not a link"),
  z.string().max(lettersMax).regex(linkPattern).meta({ format: "uri-reference" }),
);
/** The longest mail address. Source: RFC 5321. */
const mailLettersMax = 254;
const mailAddress = new RegExp(`^(?:${emailPattern})$`, "u");
/** A mail address that may become a link. Source: what forms accept. */
export const mail = describedBy(
  line(1).pipe(z.string().max(mailLettersMax).regex(mailAddress, "not a mail address")),
  z.string().max(mailLettersMax).regex(mailAddress),
);
const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * A date, or a time in the park's zone, ISO 8601; a space for the T counts too, and so does a time without a zone. Many
 * backends send the beginning of a day as 21:00 UTC of the day before. `Date.parse` alone reads 02.01.2026 as the first
 * of February and moves the 30th of February to March. Programs write 0001-01-01, 1970-01-01 and 9999-12-31 for an
 * unknown day.
 */
function dateIn(sent: string): string | undefined {
  const [, day = "", time, zone] = isoTime.exec(sent.trim()) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const moment = Date.parse(`${day}T${time ?? "00:00"}${zone ?? utcOffset}`);
  const isDay = !Number.isNaN(midnight + moment) && new Date(midnight).toISOString().startsWith(day);
  const local = isDay && time !== undefined ? inParkTime(moment) : day;
  const year = Number(local.slice(0, 4));
  const [firstYear, lastYear] = bounds.yearOfDate;
  return isDay && year >= firstYear && year <= lastYear ? local : undefined;
}

export const date = describedBy(
  readBy(dateIn, "not a date"),
  z.union([z.string().meta({ format: "date" }), z.string().meta({ format: "date-time" })]),
);

/** A day of the park, ISO 8601. The API may send a time of that day instead. */
const day = describedBy(
  readBy((sent) => dateIn(sent)?.slice(0, 10), "not a date"),
  z.string().meta({ format: "date" }),
);

/** Empty if the API leaves it out. */
export const textIfAny = orElse(text.nullish(), "");
const range = z.object({ min: money, max: money }).meta({ title: "Range" });
const ordered = describedBy(
  range.refine(({ min, max }) => min <= max, "min is over max"),
  range,
);
export const rangeOrZeros = orElse(ordered.nullish(), { min: 0, max: 0 });
export const fact = z.object({ name: words, value: words }).meta({ title: "Fact" });
export const categoryId = z.enum(["office", "warehouse", "trade_area"]);
/** A name that may be a number: many databases send it as one. Pages write the `word` before it themselves. */
const labelWithout = (word: RegExp) =>
  describedBy(
    z
      .union([z.string(), z.number().transform(String)], { error: "expected a string" })
      .transform((sent, ctx) => readLine(sent, ctx, 1, word)),
    z.string().min(1).max(lettersMax),
  );
/** The label of a building: «5» of «Корпус 5». */
export const buildingLabel = labelWithout(buildingWord);
/** The label of a unit: «101» of «№ 101». */
export const unitLabel = labelWithout(unitWord);
/** The least price in words: «900 ₽ за час» of «от 900 ₽ за час». */
export const leastPrice = labelWithout(fromWord);
/** The name of a metro station: «Саларьево» of «м. Саларьево». */
export const stationName = labelWithout(stationWord);
export const numbered = z.object({ id, number: buildingLabel }).meta({ title: "BuildingLabel" });
export const floor = z.object({ id, number: storey }).meta({ title: "Floor" });

const sideOfTheWorld = z.enum(["n", "e", "s", "w"]);
const point = z.tuple([coordinate, coordinate]);
/** A position along a row of a floor, in metres. */
const stretch = z.object({ row, offset, width: metres(bounds.stretch) });
/** The side that windows face. */
export const outlook = maybe(sideOfTheWorld);

const core = stretch.extend({
  lifts: maybe(integer(bounds.lifts)),
  stairs: maybe(integer(bounds.lifts)),
  wc: maybe(z.boolean()),
});
const room = stretch.extend({ name: words });
export const body = z
  .object({
    id,
    number: buildingLabel,
    floors: listOf(
      z.object({ id, number: storey, rooms: listOf(room, longest.rooms) }),
      longest.floors,
      ({ number }) => number,
    ),
    use: maybe(categoryId),
    class: maybe(words),
    year: maybe(integer(bounds.year)),
    area: maybe(area),
    place: maybe(
      z.object({
        x: coordinate,
        y: coordinate,
        length: metres(bounds.buildingSide),
        width: metres(bounds.buildingSide),
        height: metres(bounds.buildingHeight),
      }),
    ),
    grid: maybe(
      z.object({
        step: metres(bounds.gridStep),
        cores: listOf(core, longest.cores),
      }),
    ),
  })
  .meta({ title: "Body" });
/** The closed days of a company, if they differ from the park's. After any fault the park's days apply. */
export const closedDays = maybe(z.array(day).max(longest.closedDays));
/** Streets, roads, entrances and stops on the park's plan, and its closed days. */
export const site = z
  .object({
    streets: listOf(z.object({ name: words, from: point, to: point }), longest.streets),
    roads: listOf(z.array(point).min(2).max(longest.roadPoints), longest.roads),
    entrances: listOf(
      z.object({
        id: words,
        name: words,
        kind: z.enum(["car", "foot"]),
        from: sideOfTheWorld,
        x: coordinate,
        y: coordinate,
      }),
      longest.entrances,
      ({ id: entranceId }) => entranceId,
    ),
    stops: listOf(
      z.object({ name: words, x: coordinate, y: coordinate, minutes: maybe(integer(bounds.minutes)) }),
      longest.stops,
    ),
    closedDays: listOf(day, longest.closedDays),
  })
  .meta({ title: "Site" });
/** It is part of an address on the page. */
const zoneCode = z.string().regex(/^[A-Z0-9]{1,4}$/, "expected letters A to Z and digits, four at most");
const zone = z
  .object({
    code: maybe(zoneCode),
    name: words,
    spaces: orZero(integer(bounds.spaces)),
    tariff: orEmpty(text),
    place: maybe(
      z.object({
        x: coordinate,
        y: coordinate,
        length: metres(bounds.zoneSide),
        width: metres(bounds.zoneSide),
      }),
    ),
    near: maybe(z.array(buildingLabel).max(longest.near)),
    levels: maybe(integer(bounds.levels)),
    monthly: maybe(payment),
    height: maybe(metres(bounds.zoneHeight)),
    accessible: maybe(integer(bounds.spaces)),
    chargers: maybe(integer(bounds.spaces)),
    gate: maybe(z.object({ x: coordinate, y: coordinate })),
  })
  .meta({ title: "ParkingZone" });
/** A zone without those of its figures that are more than its spaces. */
export const parkingZone = describedBy(
  zone.transform(({ accessible, chargers, ...sent }) => ({
    ...sent,
    accessible: partOfSpaces(accessible, sent.spaces),
    chargers: partOfSpaces(chargers, sent.spaces),
  })),
  zone,
);

/** Spaces of a kind. A zone of 0 spaces does not tell how many it has. */
function partOfSpaces(kind: number | undefined, spaces: number): number | undefined {
  const isContradiction = kind !== undefined && spaces > 0 && kind > spaces;
  return isContradiction ? remarked(undefined, "more than the spaces of its zone", kind) : kind;
}
/** Roles of services that the site links to. */
export const serviceRoles = [
  "operation",
  "security",
  "cleaning",
  "telecom",
  "meeting",
  "hall",
  "mail",
  "transport",
  "charging",
  "archive",
  "print",
] as const;
export const category = z
  .object({
    id: categoryId,
    alias: z.string().regex(/^[a-z0-9-]{1,80}$/, "expected letters a to z, digits and hyphens"),
    name: words,
    title: words,
    description: maybe(words),
  })
  .meta({ title: "RentalCategory" });
export const address = orElse(
  z.object({ postalCode: textIfAny, country: textIfAny, locality: textIfAny, street: textIfAny }).nullish(),
  { postalCode: "", country: "", locality: "", street: "" },
);
