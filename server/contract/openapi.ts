import type { ZodObject } from "zod";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { aboutParam, type FormDefinition, payloadOf } from "../../views/enquiries/define-form.ts";
import { type Components, inputSchemaOf } from "../content/described.ts";
import { idMax } from "../content/numbers.ts";
import { createReads, type Read } from "../content/reads.ts";
import { commonNotes, parameterNotes, payloadNotes, readNotes } from "./common-notes.ts";
import { expectedFields, fieldNotes } from "./field-notes.ts";

type Json = Record<string, unknown>;

/** An example of each answer, by the path of its read. */
export type Examples = Readonly<Record<string, unknown>>;

const jsonBody = (schema: object) => ({ "application/json": { schema } });

const failed = {
  description: "The read failed. The site shows what it knew before.",
  content: jsonBody({
    type: "object",
    properties: { success: { type: "boolean", const: false }, message: { type: "string" } },
    required: ["success"],
  }),
};

/** The query parameters of a read. Lists repeat the key: `bodies=1&bodies=3`. */
const queryOf = (query: ZodObject): Json[] =>
  Object.entries(inputSchemaOf(query, {}).properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    ...(parameterNotes[name] && { description: parameterNotes[name] }),
    schema,
  }));

const idInPath = {
  name: "id",
  in: "path",
  required: true,
  description: "As in the list",
  schema: { type: "integer", minimum: 1, maximum: idMax },
};

/** An answer without the fields that the site does not read: strict validators refuse them in examples. */
const onlyDocumented = (answer: unknown, properties: object = {}): Json =>
  Object.fromEntries(Object.entries(Object(answer)).filter(([name]) => Object.hasOwn(properties, name)));

function readOperation(name: string, { path, query, answer }: Read, components: Components, examples: Examples): Json {
  const single = path.includes("{id}");
  const schema = inputSchemaOf(answer, components);
  const example = examples[path] === undefined ? {} : { example: onlyDocumented(examples[path], schema.properties) };
  annotate(schema, name, "", new Set());
  const parameters = [...(single ? [idInPath] : []), ...(query ? queryOf(query) : [])];
  return {
    operationId: name,
    tags: ["reads"],
    description: `${readNotes[name]}. The site asks at most once a minute for each address.`,
    summary: readNotes[name],
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { description: "The payload is in `data`.", content: { "application/json": { schema, ...example } } },
      ...(single && { 404: { description: "There is no such item: the page answers 404." } }),
      "4XX": failed,
      default: failed,
    },
  };
}

/** A sample object with a value for every field that a form may lock. */
const sampleAbout = { id: 1, name: "307-16", locked: { square: 184.8, body: "3", floor: 7 } };

/** Types and limits of a form's payload, derived from a payload that the form makes. */
function payloadSchema(form: FormDefinition): Json {
  const payload: Json = { ...payloadOf(form, form.example, form.about && sampleAbout), roistat: "nocookie", key: "…" };
  const properties = Object.entries(payload).map(([key, value]) => {
    if (typeof value === "number") return [key, { type: key.endsWith("Id") ? "integer" : "number" }];
    const field = form.fields[key];
    const { pattern, lettersMax } = field ?? {};
    return [
      key,
      {
        type: "string",
        ...(payloadNotes[key] && { description: payloadNotes[key] }),
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
  description: "Names one submission: every attempt to deliver it carries the same value.",
  schema: { type: "string", format: "uuid" },
};

const flag = { type: "object", properties: { success: { type: "boolean" } }, required: ["success"] };
const nestedFlag = { type: "object", properties: { data: flag }, required: ["data"] };

function submission(form: FormDefinition): Json {
  return {
    operationId: `submit-${form.name}`,
    tags: ["submissions"],
    description: `A visitor's form «${form.title}». Sent again with the same key until it is accepted or rejected.`,
    summary: `${form.title}${form.about ? ` (${aboutParam(form.about)})` : ""}`,
    parameters: [idempotencyKey],
    requestBody: { required: true, content: jsonBody(payloadSchema(form)) },
    responses: {
      200: {
        description: "Accepted where the flag is true, rejected where it is false.",
        content: jsonBody({ anyOf: [nestedFlag, flag] }),
      },
      "4XX": {
        description: "400, 404, 409, 410, 413, 415 and 422 reject; others are tried again, `Retry-After` counts.",
      },
      "5XX": { description: "Not delivered yet: tried again with growing waits, for 30 days." },
    },
  };
}

/** Describes the fields of a schema, at any depth. Returns the notes that were used: "Body place.width". */
function annotate(schema: unknown, title: string, at: string, used: Set<string>): void {
  if (typeof schema !== "object" || schema === null) return;
  const { properties, items, anyOf }: { properties?: object; items?: unknown; anyOf?: unknown } = schema;
  for (const inner of [items, ...(Array.isArray(anyOf) ? anyOf : [])]) annotate(inner, title, at, used);
  for (const [name, field] of Object.entries(properties ?? {})) {
    const path = at ? `${at}.${name}` : name;
    const note = fieldNotes[title]?.[path];
    if (note) used.add(`${title} ${path}`);
    Object.assign(field, { description: note ?? commonNotes[name] });
    annotate(field, title, path, used);
  }
}

/** Describes all components. A note without its field is a fault of the table. */
function annotateAll(components: Components): void {
  const used = new Set<string>();
  for (const [name, schema] of Object.entries(components)) {
    annotate(schema, name, "", used);
    if (expectedFields[name]) schema.required = [...new Set([...(schema.required ?? []), ...expectedFields[name]])];
  }
  const notes = Object.entries(fieldNotes).flatMap(([name, fields]) =>
    Object.keys(fields).map((field) => `${name} ${field}`),
  );
  const unused = notes.filter((note) => !used.has(note));
  if (unused.length > 0) throw new Error(`no field ${unused.join(", ")}`);
}

/** The content API's contract as OpenAPI 3.1, generated from the schemas and forms that the site runs. */
export function openApiDocument(examples: Examples): Json {
  const components: Components = {};
  const reads: [string, Read][] = Object.entries(
    createReads(
      () => {},
      () => undefined,
    ),
  );
  const paths = Object.fromEntries([
    ...reads.map(([name, read]) => [read.path, { get: readOperation(name, read, components, examples) }]),
    ...Object.values(allForms).map((form) => [`/callbacks/${form.name}`, { post: submission(form) }]),
  ]);
  annotateAll(components);
  return {
    openapi: "3.1.0",
    info: {
      title: "The content API of a business park's website",
      version: "1.0.0",
      contact: { name: "The owner of the site" },
      license: {
        name: "Proprietary: for those who serve the site's content",
        identifier: "LicenseRef-Proprietary",
      },
      description:
        "What the site reads and where it sends contact requests. Optional fields may be absent or null. Unknown fields are ignored. " +
        "A list item that does not fit is dropped, not the list. " +
        "Every request carries `Accept: application/json`; there is no authorisation header: " +
        "submissions carry the public access key in their field `key`. " +
        "A read succeeds with a 2xx status and `success: true`. Pictures are absolute addresses, or start at the site's own root.",
    },
    servers: [{ url: "https://api.park.example", description: "The address of `API_BASE_URL`" }],
    security: [],
    tags: [
      { name: "reads", description: "What the site shows" },
      { name: "submissions", description: "What visitors send" },
    ],
    paths,
    components: { schemas: components },
  };
}
