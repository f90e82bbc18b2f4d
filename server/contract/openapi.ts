import type { ZodObject } from "zod";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { type Components, inputSchemaOf } from "../content/lenient.ts";
import { createReads, type Read, type ReadName } from "../content/reads.ts";
import { idMax } from "../content/schemas.ts";
import { commonNotes, parameterNotes, readNotes } from "./common-notes.ts";
import { expectedFields, fieldNotes } from "./field-notes.ts";
import { type Json, jsonBody, submission } from "./openapi-submissions.ts";

type ExampleOf = (path: string) => unknown;

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

function readOperation(
  name: ReadName,
  { path, query, answer }: Read,
  components: Components,
  exampleOf: ExampleOf,
): Json {
  const single = path.includes("{id}");
  const schema = inputSchemaOf(answer, components);
  const example = onlyDocumented(exampleOf(path), schema.properties);
  annotate(schema, name, "", new Set());
  const parameters = [...(single ? [idInPath] : []), ...(query ? queryOf(query) : [])];
  return {
    operationId: name,
    tags: ["reads"],
    description: `${readNotes[name]}. The site asks at most once a minute for each address.`,
    summary: readNotes[name],
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { description: "The payload is in `data`.", content: { "application/json": { schema, example } } },
      ...(single && { 404: { description: "There is no such item: the page answers 404." } }),
      "4XX": failed,
      default: failed,
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
export function openApiDocument(exampleOf: ExampleOf): Json {
  const components: Components = {};
  const reads: Record<ReadName, Read> = createReads(
    () => {},
    () => undefined,
  );
  const paths = Object.fromEntries([
    ...(Object.keys(reads) as ReadName[]).map((name) => [
      reads[name].path,
      { get: readOperation(name, reads[name], components, exampleOf) },
    ]),
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
