import * as z from "zod";

const described = new WeakMap<z.core.$ZodType, z.ZodType>();

/** The published contract describes `parser` by `schema`: it accepts more than it asks for. */
export function describedBy<Type extends z.ZodType>(parser: Type, schema: z.ZodType): Type {
  described.set(parser, schema);
  return parser;
}

/** An unknown value that the published contract describes by `schema`. Its users handle faults. */
export const unknownAs = (schema: z.ZodType): z.ZodUnknown => describedBy(z.unknown(), schema);

/** JSON Schemas by name, shared by several answers. */
export type Components = Record<string, z.core.JSONSchema.BaseSchema>;

/** The JSON Schema of a schema's input. Schemas with a title go into `components` and are referenced. */
export function inputSchemaOf(schema: z.ZodType, components: Components): z.core.JSONSchema.BaseSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const behind = described.get(zodSchema);
      if (behind) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, referenceTo(behind, components));
      }
      const untyped: unknown = zodSchema;
      const name = untyped === schema ? undefined : titleOf(zodSchema);
      if (name !== undefined) {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        Object.assign(jsonSchema, referenceTo(untyped as z.ZodType, components)); // Only full schemas have titles.
      }
      // A tuple: linters and generators ask for `items`, too.
      if (jsonSchema.prefixItems) {
        const { length } = jsonSchema.prefixItems;
        Object.assign(jsonSchema, { items: jsonSchema.prefixItems[0], minItems: length, maxItems: length });
      }
      delete jsonSchema.default;
      if (Math.abs(jsonSchema.maximum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return json;
}

const titleOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.title;

function referenceTo(schema: z.ZodType, components: Components): z.core.JSONSchema.BaseSchema {
  const name = titleOf(schema);
  if (name === undefined) return inputSchemaOf(schema, components);
  components[name] ??= inputSchemaOf(schema, components);
  return { $ref: `#/components/schemas/${name}` };
}
