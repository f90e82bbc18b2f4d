import type * as z from "zod";
import { type Loss, reading } from "./lenient.ts";
import { countSeen, type Report } from "./report.ts";
import { foreignPicture } from "./safe-url.ts";
import { idIn } from "./schemas.ts";
import { UpstreamFault } from "./upstream.ts";

/** "unit 1119"; without an id the noun alone. */
function nameOf(noun: string, json: unknown): string {
  const itemId = idIn(Reflect.get(Object(json), "id"));
  return itemId === undefined ? noun : `${noun} ${itemId}`;
}

/** Reads one kind of object. `schema` is its form in the API. */
export type ItemReader<Item> = {
  schema: z.ZodType;
  read: (json: unknown, report: Report) => { item: Item; fault: undefined } | { item: undefined; fault: Loss };
};

type ItemDefinition<Wire, Item> = {
  noun: string;
  schema: z.ZodType<Wire>;
  itemOf: (wire: Wire) => Item;
  /** What the item loses because its fields contradict each other. */
  contradictions?: (wire: Wire) => Loss[];
};

export function itemReader<Wire, Item>(definition: ItemDefinition<Wire, Item>): ItemReader<Item> {
  const { noun, schema, itemOf, contradictions = () => [] } = definition;
  return {
    schema,
    read(json, report) {
      const { value, fault, losses } = reading(schema, json);
      if (fault) return { item: undefined, fault };
      countSeen(report, noun);
      // The gate of pictures reports each foreign origin itself.
      const reported = [...losses, ...contradictions(value)].filter(({ reason }) => reason !== foreignPicture);
      for (const loss of reported) report.findings.push({ object: nameOf(noun, json), ...loss });
      return { item: itemOf(value), fault: undefined };
    },
  };
}

export const plainReader = <Value>(noun: string, schema: z.ZodType<Value>) =>
  itemReader({ noun, schema, itemOf: (value) => value });

export const misfit = (field: string) => new UpstreamFault(`does not fit the contract at ${field || "the root"}`);

/** Throws `UpstreamFault` if an object does not fit. */
export function required<Item>(reader: ItemReader<Item>, json: unknown, field: string, report: Report): Item {
  const { item, fault } = reader.read(json, report);
  if (fault) throw misfit([field, fault.field].filter(Boolean).join("."));
  return item;
}

export function optional<Item>(
  reader: ItemReader<Item>,
  json: unknown,
  object: string,
  report: Report,
): Item | undefined {
  if (json === undefined || json === null) return undefined;
  const { item, fault } = reader.read(json, report);
  if (fault) report.findings.push({ object, ...fault });
  return item;
}
