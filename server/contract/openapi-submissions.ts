import { type FormDefinition, payloadOf, subjectParam } from "../../views/enquiries/define-form.ts";
import { payloadNotes } from "./common-notes.ts";

export type Json = Record<string, unknown>;

export const jsonBody = (schema: object) => ({ "application/json": { schema } });

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

/** The operation that sends a form. */
export function submission(form: FormDefinition): Json {
  return {
    operationId: `submit-${form.name}`,
    tags: ["submissions"],
    description: `A visitor's form «${form.title}». Sent again with the same key until it is accepted or rejected.`,
    summary: `${form.title}${form.subject ? ` (${subjectParam(form.subject)})` : ""}`,
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
