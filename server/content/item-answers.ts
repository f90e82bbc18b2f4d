import { hash } from "node:crypto";
import type { Read } from "./define-read.ts";
import { excessOf } from "./json-size.ts";
import { parsedJson } from "./lenient.ts";
import { onlyFields } from "./only-fields.ts";
import { idIn } from "./schemas.ts";
import { UpstreamFault } from "./upstream.ts";

export const hashOf = (text: string) => hash("sha1", text, "base64url");

/** An answer to an item's own call: its fields, the length of their JSON, the hash of the list's row at that time. */
export type KnownItem = { rowHash: string; fields: object; letters: number };

/** The path of an item's own call. */
export function itemPath(listName: string, row: unknown): string | undefined {
  const itemId = idIn(Reflect.get(Object(row), "id"));
  return itemId === undefined ? undefined : `/${listName}/${itemId}`;
}

/** Adds the fields of an item's own call to its row. If the row has changed since that call, its fields win. */
export function refinedRow(row: unknown, rowHash: string, item: KnownItem): object {
  return item.rowHash === rowHash ? { ...Object(row), ...item.fields } : { ...item.fields, ...Object(row) };
}

/**
 * The fields that the site reads of the answer to an item's own call. Returns undefined if the answer denies the item,
 * or is about another one. Throws `UpstreamFault`.
 */
export function fieldsIn(reads: Readonly<Record<string, Read>>, path: string, text: string): object | undefined {
  const { success, data }: { success?: unknown; data?: unknown } = Object(parsedJson(text));
  if (success !== true || typeof data !== "object" || data === null) return undefined;
  const { id: sentId }: { id?: unknown } = data;
  const isOther = sentId !== undefined && !path.endsWith(`/${idIn(sentId)}`);
  const list = Object.values(reads).find((read) => read.item && path.startsWith(`${read.path}/`));
  if (isOther || !list?.item) return undefined;
  const fields = onlyFields(list.item, data);
  const excess = excessOf(fields);
  if (excess) throw new UpstreamFault(`GET ${path}: ${excess}`);
  return Object(fields);
}
