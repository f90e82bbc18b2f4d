import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Read } from "../../../server/content/define-read.ts";
import { createReads } from "../../../server/content/reads.ts";
import { publishedContract } from "../../../server/published-contract.ts";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { payloadOf } from "../../../views/enquiries/define-form.ts";
import { clockFrom } from "../../support/moment.ts";

type Parsed = ReturnType<typeof JSON.parse>;
const published: Parsed = JSON.parse(readFileSync("server/contract/openapi.json", "utf8"));
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(published, "contract");

/** Faults of an answer or a body against the schema at `pointer`. */
function faultsOf(pointer: readonly string[], json: unknown): string[] {
  const path = pointer.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  const validate = ajv.getSchema(`contract#/${path}`);
  if (validate === undefined) throw new Error(`The document has nothing at ${path}`);
  validate(json);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Where the schema of an answer stands. */
const answerAt = (path: string) => ["paths", path, "get", "responses", "200", "content", "application/json", "schema"];

/** Where a part of the contract has numbers without a least and a greatest value. */
function unbounded(part: unknown, at = ""): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, minimum, exclusiveMinimum, maximum }: Parsed = part;
  const isOpen = (minimum ?? exclusiveMinimum) === undefined || maximum === undefined;
  const here = (type === "number" || type === "integer") && isOpen ? [at] : [];
  return here.concat(Object.entries(part).flatMap(([name, inner]) => unbounded(inner, `${at}/${name}`)));
}

describe("The published contract", () => {
  let standIn: StandInApi;
  beforeAll(async () => {
    standIn = await startStandInApi({ now: clockFrom() });
  });
  afterAll(() => standIn.close());

  test("equals the output of `npm run openapi`: run it after a change of schemas or forms", () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(publishedContract())));
  });
  test("is made by Node itself, which reads no JSX", () => {
    const load = "await import('./server/published-contract.ts')";
    expect(() => execFileSync(process.execPath, ["--input-type=module", "-e", load], { stdio: "pipe" })).not.toThrow();
  });
  test("is a valid OpenAPI 3.1 document", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(published));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });
  test("describes every field of every answer", () => {
    const undescribed: string[] = [];
    const look = (schema: unknown, at: string): void => {
      const { properties, items, anyOf = [] } = Object(schema);
      for (const inner of [items, ...anyOf]) {
        if (inner) look(inner, at);
      }
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!Object(field).description) undescribed.push(`${at}.${name}`);
        look(field, `${at}.${name}`);
      }
    };
    for (const [name, schema] of Object.entries(published.components.schemas)) look(schema, name);
    for (const [path, { get }] of Object.entries<Parsed>(published.paths))
      if (get) look(get.responses[200].content["application/json"].schema, path);
    expect(undescribed, "describe them in openapi.json, which keeps its words").toEqual([]);
  });
  test("gives every number of an answer a least and a greatest value", () => {
    expect(unbounded(published.components.schemas)).toEqual([]);
    for (const [path, { get }] of Object.entries<Parsed>(published.paths))
      if (get) expect(unbounded(get.responses[200], path)).toEqual([]);
  });
  test("gives an example of each answer that fits its schema", () => {
    const gets = Object.entries<Parsed>(published.paths).filter(([, { get }]) => get);
    for (const [path, { get }] of gets) {
      const { example, schema } = get.responses[200].content["application/json"];
      expect(faultsOf(answerAt(path), example), path).toEqual([]);
      expect(Object.keys(schema.properties ?? {}), path).toEqual(expect.arrayContaining(Object.keys(Object(example))));
    }
    expect(gets.length).toBeGreaterThan(12);
  });

  const reads: [string, Read][] = Object.entries(
    createReads(
      () => undefined,
      () => "",
    ),
  );
  test.each(reads)("describes the stand-in's answer to %s", async (_name, { path }) => {
    const ask = async (address: string) => (await fetch(standIn.url + address)).json();
    const id = path.includes("{id}") ? (await ask(path.replace("/{id}", ""))).data[0].id : 0;
    const answer = await ask(path.replace("{id}", id));
    expect(faultsOf(answerAt(path), answer)).toEqual([]);
    expect(faultsOf(answerAt(path), { ...answer, data: undefined })).not.toEqual([]);
  });

  test.each(Object.values(allForms))("describes the body of the form $name", (form) => {
    const subject = form.subject && { id: 1, name: "", locked: { square: 1.5, body: "1", floor: 1 } };
    const body = { ...payloadOf(form, form.example, subject), roistat: "nocookie", key: "key" };
    const schema = ["paths", `/callbacks/${form.name}`, "post", "requestBody", "content", "application/json", "schema"];
    expect(faultsOf(schema, body)).toEqual([]);
    expect(faultsOf(schema, { ...body, phone: "8 916" })).not.toEqual([]);
    expect(faultsOf(schema, { ...body, more: 1 })).not.toEqual([]);
  });
});
