import type { DepartmentRole } from "../content/park.ts";
import { fragments, requests } from "../routes.ts";
import { cleanLine, cleanLines } from "./clean-text.ts";
import type { Field } from "./form-fields.ts";
import { tidyPhone } from "./validators.ts";

/** Form names: the last part of their address, here and upstream. */
export const formNames = ["callback", "vacancy", "presentation", "rent", "advertisement"] as const;

export type FormName = (typeof formNames)[number];

export type SubjectKind = "pavilion" | "vacancy" | "mediaFacadeSolution";

/**
 * An enquiry's object: kind «Помещение», name "307-16", title «Помещение 307-16». `locked`: values of locked fields, by
 * field name. `facts` and `price` follow the title in one line. `others`: the list that it comes from.
 */
export type Subject = {
  id: number;
  kind: string;
  name: string;
  title: string;
  locked: Readonly<Record<string, string | number | undefined>>;
  facts: readonly string[];
  price?: string | undefined;
  /** Several offers at once: their facts are lines, and no field of one unit stands for them. */
  several?: boolean | undefined;
  page?: { href: string; text: string } | undefined;
  others?: { href: string; text: string } | undefined;
};

/**
 * What an enquiry about units carries beside its fields. `carried` are hidden fields that name offers; `question` the
 * answers that the visitor came with, as a query and in words, and whether they are sent along.
 */
export type Wish = {
  carried: readonly (readonly [name: string, value: string])[];
  question?: { query: string; words: string; isSent: boolean } | undefined;
  /** Begins the comment that the API gets. */
  head: string;
};

/** Trimmed texts by field name. */
export type Values = Readonly<Record<string, string>>;

/** A submission's body without `roistat` and `key`. Source: the contract of the content API. */
export type Payload = Record<string, string | number>;

/** A form as data; generic code on server and browser runs it. */
export type FormDefinition = {
  name: FormName;
  /** Title of dialog and page. */
  title: string;
  /** One line: what happens next. The park's own promise may take its place. */
  lead: string;
  /** The department that calls; undefined: the park. */
  answeredBy?: DepartmentRole;
  /** The kind of its object, whose id is sent as `<about>Id`; undefined: none. */
  subject?: SubjectKind;
  /** Whether the address may name several offers and the visitor's question: the comment begins with them. */
  takesWish?: boolean;
  /** Fields in display order. Their names are the keys of the body for the upstream. */
  fields: Readonly<Record<string, Field>>;
  /** The text of the success dialog; undefined: the default. */
  success?: string;
  /** Valid values, for tests. */
  example: Values;
};

/** The body for the upstream: every field that is sent, and the object's id. Locked fields are the object's own. */
export function payloadOf(
  { fields, subject: kind }: FormDefinition,
  values: Values,
  subject: Pick<Subject, "id" | "locked"> | undefined,
): Payload {
  const sent = Object.entries(fields).filter(([, { isSent }]) => isSent !== false);
  const valueFor = (name: string, field: Field) =>
    (field.kind === "locked" ? subject?.locked[name] : values[name]) ?? "";
  return {
    ...Object.fromEntries(sent.map(([name, field]) => [name, valueFor(name, field)])),
    ...(kind && { [subjectParam(kind)]: subject?.id ?? "" }),
  };
}

/** The parameter with the object's id. */
export const subjectParam = (kind: SubjectKind): string => `${kind}Id`;

/** The object's id under its parameter; empty without an object. */
export const objectOf = (
  { subject: kind }: FormDefinition,
  subject: Pick<Subject, "id"> | undefined,
): Readonly<Record<string, number>> => (kind && subject ? { [subjectParam(kind)]: subject.id } : {});

/** The address of a form as a page, or as a fragment. */
export const formPath = (name: FormName, fragment = false): string =>
  (fragment ? fragments : requests).form.replace(":form", name);

export type Checked = { values: Values; errors: Values };

/** Reads and validates a form's body. Ignores unknown keys; takes the first of repeated ones. */
export function checkForm(form: FormDefinition, body: Readonly<Record<string, unknown>>): Checked {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const sent = Object.hasOwn(body, name) ? body[name] : undefined;
    const clean = field.kind === "multiline" ? cleanLines : cleanLine;
    const first: unknown = Array.isArray(sent) ? sent[0] : sent;
    const given = typeof first === "string" ? clean(first) : "";
    const value = field.kind === "phone" ? tidyPhone(given) : given;
    values[name] = value;
    if (field.kind === "locked") continue;
    const tooLong = value.length > field.lettersMax ? field.error : undefined;
    const missing = field.required && value === "" ? field.error : undefined;
    const fault = missing ?? field.check(value) ?? tooLong;
    if (fault !== undefined) errors[name] = fault;
  }
  return { values, errors };
}
