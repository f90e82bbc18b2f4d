import * as z from "zod";
import { type Bounds, bounds, seeminglyIn } from "./bounds.ts";
import { describedBy } from "./described.ts";

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
/**
 * A number, or its digits as text, which many databases send. The contract asks for numbers. Millionths are enough for
 * metres and degrees, and a smaller number would be printed as 1e-7.
 */
const numeric = (schema: z.ZodNumber) => {
  const rounded = schema.overwrite((value) => Math.round(value * 1e6) / 1e6);
  return describedBy(
    z.union([rounded, z.string().regex(digits).transform(Number).pipe(rounded)], { error: "expected a number" }),
    schema,
  );
};
const digits = /^-?\d{1,15}(?:\.\d{1,20})?$/;
const outside = ([least, greatest]: Bounds) => `outside ${least} to ${greatest}`;
export const within = (given: Bounds) =>
  numeric(z.number().min(given[0], outside(given)).max(given[1], outside(given)));
/** An integer within its bounds. */
export const integer = (given: Bounds) =>
  numeric(z.number().int().min(given[0], outside(given)).max(given[1], outside(given)));
/** Metres within their bounds. The message for a length outside names the unit of length that it seems to have. */
export const metres = (given: Bounds) => {
  const error = ({ input }: { input?: unknown }) => {
    const seems = seeminglyIn(Number(input), given);
    return `${outside(given)} m${seems ? `: ${seems}?` : ""}`;
  };
  return numeric(z.number().min(given[0], { error }).max(given[1], { error }));
};
/** Hundredths of square metres or roubles. */
const cents = (given: Bounds) =>
  numeric(
    z
      .number()
      .min(given[0], outside(given))
      .max(given[1], outside(given))
      .overwrite((amount) => Math.round(amount * 100) / 100),
  );
/** A count of pages and items. */
export const count = integer([0, 1_000_000_000]);
export const money = cents(bounds.money);
export const area = cents(bounds.area);
export const coordinate = metres(bounds.coordinate);
export const storey = integer(bounds.storey);
/** A row of a floor, from its top. */
export const row = integer(bounds.row);
/** A distance along a row. */
export const offset = metres(bounds.offset);
