import * as z from "zod";
import { cleanLine } from "../../views/enquiries/validators.ts";
import { parsedJson } from "../content/lenient.ts";
import type { StoredEnquiry } from "./table-store.ts";

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\ufeff";

/** A table as Excel reads it in Russian: semicolons between the cells. */
export function csvOf(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map(({ id, form, state, acceptedAt, reason, payload }) => {
    return { id, form, state, accepted: time(acceptedAt), reason: reason ?? "", ...sentValues(payload) };
  });
  const ofEveryRow = ["id", "form", "state", "accepted", "reason"];
  const columns = [...new Set([...ofEveryRow, ...rows.flatMap((row) => Object.keys(row))])];
  const header = columns.map(cell);
  const lines = rows.map((row) => columns.map((name) => cell(String(Reflect.get(row, name) ?? ""))));
  const table = [header, ...lines].map((cells) => cells.join(";"));
  return `${byteOrderMark}${table.join("\n")}\n`;
}

const anyPayload = z.record(z.string(), z.union([z.string(), z.number()]));

/** What the visitor sent, by name. A damaged payload is one value: its letters may still show a telephone number. */
function sentValues(payload: string | null): Record<string, string | number> {
  if (payload === null) return {};
  return anyPayload.safeParse(parsedJson(payload)).data ?? { unreadable: payload };
}

/** Programs compute cells that begin like a formula, full-width signs and invisible letters before them included. */
const formula = /^[\p{Cf}\p{Z}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\u2212]/u;

/** Every cell is quoted: some programs take a comma for the next cell. A phone number is no formula. */
function cell(text: string): string {
  const words = cleanLine(text);
  const plain = formula.test(words) && !/^\+\d+$/.test(words) ? `'${words}` : words;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A moment in ISO 8601. */
export const time = (ms: number): string => new Date(ms).toISOString();
