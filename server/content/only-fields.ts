import * as z from "zod";
import { htmlLettersMax } from "./bounds.ts";
import { publishedAs } from "./lenient.ts";

/** A longer text is longer than any field takes. */
const lettersMax = htmlLettersMax + 1;

/** The list, the tuple and the object's fields that a schema accepts, as far as it accepts one. */
type Shape = {
  list: z.ZodArray | undefined;
  tuple: z.ZodTuple | undefined;
  fields: [name: string, field: z.core.$ZodType][] | undefined;
};

/** Zod takes long to tell what a schema is, and every row of every list asks. Schemas do not change. */
const shapes = new WeakMap<z.core.$ZodType, Shape>();

function shapeOf(schema: z.core.$ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const forms = formsOf(schema);
  const object = forms.find((form) => form instanceof z.ZodObject);
  const shape = {
    list: forms.find((form) => form instanceof z.ZodArray),
    tuple: forms.find((form) => form instanceof z.ZodTuple),
    fields: object && Object.entries(object.shape),
  };
  shapes.set(schema, shape);
  return shape;
}

/** JSON with the fields of its schema alone, so that what the site does not read takes no memory. */
export function onlyFields(schema: z.core.$ZodType, json: unknown): unknown {
  if (typeof json === "string") return json.length > lettersMax ? json.slice(0, lettersMax) : json;
  if (typeof json !== "object" || json === null) return json;
  const { list, tuple, fields = [] } = shapeOf(schema);
  if (Array.isArray(json)) {
    if (tuple) return json.slice(0, tuple.def.items.length + 1);
    return list ? json.map((item) => onlyFields(list.element, item)) : [];
  }
  const sent = fields.filter(([name]) => Object.hasOwn(json, name));
  return Object.fromEntries(sent.map(([name, field]) => [name, onlyFields(field, Reflect.get(json, name))]));
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
