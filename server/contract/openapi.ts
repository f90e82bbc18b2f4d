import * as z from "zod";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { type FormDefinition, payloadOf, subjectParam } from "../../views/enquiries/define-form.ts";
import type { Read } from "../content/define-read.ts";
import { publishedAs } from "../content/lenient.ts";
import { createReads, type ReadName } from "../content/reads.ts";
import { idMax } from "../content/schemas.ts";

type Json = Record<string, unknown>;
type ExampleOf = (path: string) => unknown;

/** JSON Schemas by name, shared by several answers. */
type Components = Record<string, z.core.JSONSchema.BaseSchema>;

/** The JSON Schema of a schema's input. Schemas with a title go into `components` and are referenced. */
function inputSchemaOf(schema: z.ZodType, components: Components): z.core.JSONSchema.BaseSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const published = publishedAs(zodSchema);
      if (published) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, referenceTo(published, components));
      }
      const untyped: unknown = zodSchema;
      if (untyped !== schema && titleOf(zodSchema) !== undefined) {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        Object.assign(jsonSchema, referenceTo(untyped as z.ZodType, components)); // Only full schemas have titles.
      }
      describeTuple(jsonSchema);
      if (zodSchema instanceof z.ZodObject) requirePublished(zodSchema, jsonSchema);
      dropDefaults(jsonSchema);
    },
  });
  return json;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Linters and generators ask a tuple for `items`, too. */
function describeTuple(jsonSchema: JsonSchema): void {
  if (!jsonSchema.prefixItems) return;
  const { length } = jsonSchema.prefixItems;
  Object.assign(jsonSchema, { items: jsonSchema.prefixItems[0], minItems: length, maxItems: length });
}

/** Adds the fields that are required as they are published, in the order of the schema. */
function requirePublished({ shape }: z.ZodObject, jsonSchema: JsonSchema): void {
  if (!jsonSchema.properties) return;
  const isRequired = (name: string) =>
    jsonSchema.required?.includes(name) || publishedAs(shape[name])?.isOptional() === false;
  const required = Object.keys(shape).filter(isRequired);
  if (required.length > 0) jsonSchema.required = required;
}

/** Removes defaults, and the bounds of whole numbers that only JavaScript has. */
function dropDefaults(jsonSchema: JsonSchema): void {
  delete jsonSchema.default;
  if (Math.abs(jsonSchema.maximum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
}

const titleOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.title;

function referenceTo(schema: z.ZodType, components: Components): z.core.JSONSchema.BaseSchema {
  const name = titleOf(schema);
  if (name === undefined) return inputSchemaOf(schema, components);
  components[name] ??= inputSchemaOf(schema, components);
  return { $ref: `#/components/schemas/${name}` };
}

const jsonBody = (schema: object) => ({ "application/json": { schema } });

const failed = {
  content: jsonBody({
    type: "object",
    properties: { success: { type: "boolean", const: false }, message: { type: "string" } },
    required: ["success"],
  }),
};

/** The query parameters of a read. Lists repeat the key: `bodies=1&bodies=3`. */
const queryOf = (query: z.ZodObject): Json[] =>
  Object.entries(inputSchemaOf(query, {}).properties ?? {}).map(([name, schema]) => ({ name, in: "query", schema }));

const idInPath = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", minimum: 1, maximum: idMax },
};

/** An answer without the fields that the site does not read: strict validators refuse them in examples. */
const onlyDocumented = (answer: unknown, properties: object = {}): Json =>
  Object.fromEntries(Object.entries(Object(answer)).filter(([name]) => Object.hasOwn(properties, name)));

function readOperation(
  name: ReadName,
  { path, query, answer }: Read,
  components: Components,
  exampleOf: ExampleOf,
): Json {
  const single = path.includes("{id}");
  const schema = inputSchemaOf(answer, components);
  const example = onlyDocumented(exampleOf(path), schema.properties);
  const parameters = [...(single ? [idInPath] : []), ...(query ? queryOf(query) : [])];
  return {
    operationId: name,
    tags: ["reads"],
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { content: { "application/json": { schema, example } } },
      ...(single && { 404: {} }),
      "4XX": failed,
      default: failed,
    },
  };
}

/** A sample object with a value for every field that a form may lock. */
const sampleSubject = { id: 1, name: "307-16", locked: { square: 184.8, body: "3", floor: 7 } };

/** Types and limits of a form's payload, derived from a payload that the form makes. */
function payloadSchema(form: FormDefinition): Json {
  const payload: Json = {
    ...payloadOf(form, form.example, form.subject && sampleSubject),
    roistat: "nocookie",
    key: "…",
  };
  const properties = Object.entries(payload).map(([key, value]) => {
    if (typeof value === "number") return [key, { type: key.endsWith("Id") ? "integer" : "number" }];
    const { pattern, lettersMax } = form.fields[key] ?? {};
    return [
      key,
      {
        type: "string",
        ...(lettersMax && { maxLength: lettersMax }),
        ...(pattern && { pattern: `^(?:${pattern})$` }),
      },
    ];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: Object.keys(payload),
    additionalProperties: false,
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  schema: { type: "string", format: "uuid" },
};
const flag = { type: "object", properties: { success: { type: "boolean" } }, required: ["success"] };
const nestedFlag = { type: "object", properties: { data: flag }, required: ["data"] };

/** The operation that sends a form. */
const submission = (form: FormDefinition): Json => ({
  operationId: `submit-${form.name}`,
  tags: ["submissions"],
  summary: `${form.title}${form.subject ? ` (${subjectParam(form.subject)})` : ""}`,
  parameters: [idempotencyKey],
  requestBody: { required: true, content: jsonBody(payloadSchema(form)) },
  responses: { 200: { content: jsonBody({ anyOf: [nestedFlag, flag] }) }, "4XX": {}, "5XX": {} },
});

/** Fields that the site can do without, but the contract asks for. */
const expectedFields: Record<string, string[]> = { LegalTexts: ["privacy"], Body: ["floors"] };

/** Adds the words that the published contract has in the same place. Examples have none. */
function withWords(generated: unknown, published: unknown): unknown {
  if (Array.isArray(generated))
    return generated.map((inner, at) => withWords(inner, Reflect.get(Object(published), at)));
  if (typeof generated !== "object" || generated === null) return generated;
  const before: Json = Object(published);
  const words = ["summary", "description"].filter((name) => typeof before[name] === "string");
  const fresh: Json = { ...Object.fromEntries(words.map((name) => [name, before[name]])), ...generated };
  // In the order of before, so that a change shows alone.
  const names = new Set([...Object.keys(before).filter((name) => name in fresh), ...Object.keys(fresh)]);
  return Object.fromEntries(
    [...names].map((name) => [name, name === "example" ? fresh[name] : withWords(fresh[name], before[name])]),
  );
}

/**
 * The content API's contract as OpenAPI 3.1: types, bounds and examples are made from the schemas and forms that the
 * site runs. All words are written in the `published` contract itself, and stay there.
 */
export function openApiDocument(published: Json, exampleOf: ExampleOf): Json {
  const components: Components = {};
  const reads: Record<ReadName, Read> = createReads(
    () => undefined,
    () => "",
  );
  const paths = Object.fromEntries([
    ...(Object.keys(reads) as ReadName[]).map((name) => [
      reads[name].path,
      { get: readOperation(name, reads[name], components, exampleOf) },
    ]),
    ...Object.values(allForms).map((form) => [`/callbacks/${form.name}`, { post: submission(form) }]),
  ]);
  for (const [name, expected] of Object.entries(expectedFields)) {
    const schema = components[name];
    if (schema) schema.required = [...new Set([...(schema.required ?? []), ...expected])];
  }
  return {
    ...published,
    paths: withWords(paths, published.paths),
    components: withWords({ schemas: components }, published.components),
  };
}
