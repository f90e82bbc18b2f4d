import type { ItemReader } from "./item-reader.ts";
import { type Loss, mendedReasons, repeatedItem } from "./lenient.ts";
import { onlyFields } from "./only-fields.ts";
import { countSeen, emptyReport, type Report } from "./report.ts";
import { UpstreamFault } from "./upstream.ts";

/**
 * How many items of a list were sent; of these, how many do not fit the contract, have the id of an earlier item, or
 * were left out for their size.
 */
export type ListCounts = { sentCount: number; brokenCount: number; repeatedCount: number; leftOutCount: number };

/** The items of a list that fit the contract. */
export type ListReading<Item> = ListCounts & { items: Item[] };

/** A shorter list has failed only if all of its items are broken: half of a few may be slips. */
const mostlyBrokenItemsMin = 20;

/** The end of the reason of a read that failed because the items of its list do not fit the contract. */
export const itemsDoNotFit = "items do not fit the contract";

/** Throws if the format of a list has changed: every item is broken, or over half of twenty and more. */
export function requireItems(where: string, { sentCount, brokenCount }: ListCounts): void {
  const isAll = brokenCount > 0 && brokenCount === sentCount;
  const isMost = sentCount >= mostlyBrokenItemsMin && brokenCount > sentCount / 2;
  if (isAll || isMost) throw new UpstreamFault(`${where}${brokenCount} of ${sentCount} ${itemsDoNotFit}`);
}

/** Prepares an item of a list before it is read; undefined leaves it out. */
export type RowOf = (row: unknown) => unknown;

/**
 * Reads an item as its own call refines it. A field of that call which does not fit must not replace the one of the
 * list's row: then the row's counts. `report` names both.
 */
function readRefined<Item>(name: string, reader: ItemReader<Item>, refined: unknown, row: unknown, report: Report) {
  const { findings } = report;
  const earlierCount = findings.length;
  const read = reader.read(refined, report);
  if (read.fault) findings.push({ object: name, ...read.fault });
  if (row === refined) return read;
  const losses = read.fault ? [read.fault] : findings.slice(earlierCount).filter(isOfWholeField);
  const sentRow = onlyFields(reader.schema, row);
  const fields = losses.map(topField).filter((field) => isOtherField(sentRow, refined, field));
  if (fields.length === 0) return read;
  const ofRow = fields.map((field) => [field, Reflect.get(Object(sentRow), field)]);
  return reader.read({ ...Object(refined), ...Object.fromEntries(ofRow) }, emptyReport());
}

/** Whether a field of the item itself was left out, not only a part of it. */
const isOfWholeField = ({ field, reason }: Loss): boolean => !field.includes(".") && !mendedReasons.includes(reason);

/** The field of the item itself: "place.width" → "place". */
const topField = ({ field }: Loss): string => field.replace(/\..*/, "");

/** Whether a row has another value of a field than its refined form. */
function isOtherField(row: unknown, refined: unknown, field: string): boolean {
  const sent: unknown = Reflect.get(Object(row), field);
  return sent !== undefined && JSON.stringify(sent) !== JSON.stringify(Reflect.get(Object(refined), field));
}

/**
 * Reads a list item by item, and pauses after each. Drops and reports broken items, repeated ones and those after
 * `most`. `rowOf` prepares an item; undefined leaves it out.
 */
export function* readItems<Item extends { id: unknown }>(
  name: string,
  rows: readonly unknown[],
  reader: ItemReader<Item>,
  report: Report,
  most: number,
  rowOf: RowOf = (row) => row,
): Generator<void, ListReading<Item>> {
  const { findings } = report;
  if (rows.length > most) findings.push({ object: name, field: "", reason: `more than ${most}`, sent: rows.length });
  const byId = new Map<unknown, Item>();
  let brokenCount = 0;
  let repeatedCount = 0;
  let leftOutCount = Math.max(0, rows.length - most);
  for (const sent of rows.slice(0, most)) {
    yield;
    const row = rowOf(sent);
    if (row === undefined) {
      leftOutCount += 1;
      continue;
    }
    countSeen(report, name);
    const { item, fault } = readRefined(name, reader, row, sent, report);
    if (fault) {
      brokenCount += 1;
    } else if (byId.has(item.id)) {
      repeatedCount += 1;
      findings.push({ object: name, field: "id", reason: repeatedItem, sent: item.id });
    } else {
      byId.set(item.id, item);
    }
  }
  return { items: [...byId.values()], sentCount: rows.length, brokenCount, repeatedCount, leftOutCount };
}
