import * as z from "zod";
import { htmlLettersMax } from "./bounds.ts";
import { publishedAs } from "./lenient.ts";

/** A longer text is longer than any field takes. */
const lettersMax = htmlLettersMax + 1;

/** JSON with the fields of its schema alone, so that what the site does not read takes no memory. */
export function onlyFields(schema: z.core.$ZodType, json: unknown): unknown {
  if (typeof json === "string") return json.length > lettersMax ? json.slice(0, lettersMax) : json;
  if (typeof json !== "object" || json === null) return json;
  const forms = formsOf(schema);
  if (Array.isArray(json)) {
    const list = forms.find((form) => form instanceof z.ZodArray);
    const tuple = forms.find((form) => form instanceof z.ZodTuple);
    if (tuple) return json.slice(0, tuple.def.items.length + 1);
    return list ? json.map((item) => onlyFields(list.element, item)) : [];
  }
  const object = forms.find((form) => form instanceof z.ZodObject);
  if (!object) return {};
  const fields = Object.entries(object.shape).filter(([name]) => Object.hasOwn(json, name));
  return Object.fromEntries(fields.map(([name, field]) => [name, onlyFields(field, Reflect.get(json, name))]));
}

/** The objects, lists and plain values that a schema accepts, without its wrappers. */
function formsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const published = publishedAs(schema);
  if (published) return formsOf(published);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(formsOf);
  if (schema instanceof z.ZodPipe) return formsOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return formsOf(schema.def.innerType);
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodDefault) return formsOf(schema.def.innerType);
  return [schema];
}
