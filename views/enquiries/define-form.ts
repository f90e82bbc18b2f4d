import type { DepartmentRole } from "../content/park.ts";
import { fragments, requests } from "../routes.ts";
import {
  checkEmail,
  checkPhone,
  cleanLine,
  cleanLines,
  emailPattern,
  messages,
  phoneLettersMax,
  phonePattern,
  textRules,
  tidyPhone,
} from "./validators.ts";

/** Input in one line, in several, or read-only (locked: the object's own value). */
export type FieldKind = "text" | "phone" | "email" | "multiline" | "locked";

/** A field's definition for page, browser and server. */
export type Field = {
  kind: FieldKind;
  label: string;
  required: boolean;
  /** Longer values are refused, never cut. */
  lettersMax: number;
  autocomplete?: string;
  inputMode?: "text" | "tel" | "email";
  /** HTML pattern; `check` is the same rule on the server. */
  pattern?: string;
  hint?: string;
  /** How the label of several lines stands; `common` unless given. */
  variant?: "common" | "outside";
  /** Half-width on wide screens. */
  half?: boolean;
  /** False: only shown. */
  isSent?: boolean;
  initial?: string;
  /** The error text for a missing or invalid value. */
  error: string;
  check: (value: string) => string | undefined;
};

const anything = () => undefined;

/** A rule that a field of text names; without one anything goes. The error of an empty or too long value stays. */
type Rule = keyof typeof textRules;
const checkOf = (rule: Rule | undefined) => (rule ? textRules[rule] : anything);

const plain = { required: false, lettersMax: 200, error: "Сократите до 200 знаков", check: anything };

type Words = { label: string; hint?: string; rule?: Rule };

/** One line of free text. */
export const text = ({ rule, ...words }: Words & { autocomplete?: string }): Field => ({
  ...plain,
  kind: "text",
  half: true,
  check: checkOf(rule),
  ...words,
});

/** A required Russian mobile number. */
export const phone = (): Field => ({
  kind: "phone",
  label: "Телефон",
  required: true,
  half: true,
  lettersMax: phoneLettersMax,
  autocomplete: "tel",
  inputMode: "tel",
  pattern: phonePattern,
  hint: "Мобильный: +7 9XX XXX-XX-XX",
  initial: "+7",
  error: messages.phone,
  check: checkPhone,
});

/** A required mail address. */
export const email = (): Field => ({
  kind: "email",
  label: "Эл. почта",
  required: true,
  lettersMax: 254,
  autocomplete: "email",
  inputMode: "email",
  pattern: emailPattern,
  error: messages.email,
  check: checkEmail,
});

/** Several lines of free text; `outside` has its label above the field's frame, `common` within the column. */
export const multiline = ({ rule, ...words }: Words & { variant?: "common" | "outside" }): Field => ({
  ...plain,
  kind: "multiline",
  lettersMax: 4000,
  error: "Сократите комментарий до 4 000 знаков",
  check: checkOf(rule),
  ...words,
});

/** A value of the form's object: read-only if known, else an ordinary field. */
export const locked = (words: { label: string; isSent?: boolean }): Field => ({
  ...plain,
  kind: "locked",
  half: true,
  error: "",
  ...words,
});

/** The law wants consent as a separate document. The store records its edition; a new document is a new one. */
export const consent = { file: "/docs/consent-forms.pdf", edition: "3 от 05.10.2026" } as const;
/** Of this edition's file, by `sha256sum`: a test compares it. */
export const consentSha256 = "c1d32ac0a833e523c5ff496fe736047f32ea35cd180b7a2b82b95dc93ba857d0";

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
  /** The rent of the first month, if a promotion makes it another, and its condition. */
  sale?: string | undefined;
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

/** The keys of each form's body, in the order of the specification. */
export const payloadKeys: Readonly<Record<FormName, readonly string[]>> = {
  callback: ["name", "phone", "comment", "roistat", "key"],
  vacancy: ["name", "phone", "email", "comment", "roistat", "key", "vacancyId"],
  presentation: ["name", "phone", "pavilionId", "roistat", "key"],
  rent: ["pavilionId", "square", "body", "floor", "name", "phone", "comment", "roistat", "key"],
  advertisement: ["name", "phone", "comment", "mediaFacadeSolutionId", "roistat", "key"],
};

/** A form as data; generic code on server and browser runs it. */
export type FormDefinition = {
  name: FormName;
  /** Title of dialog and page. */
  title: string;
  /** One line: what happens next. The park's own promise may take its place. */
  lead: string;
  /** The department that calls; undefined: the park. */
  answeredBy?: DepartmentRole;
  /** The kind of its object, whose id is sent as `<subject>Id`; undefined: none. */
  subject?: SubjectKind;
  /** Whether the address may name several offers and the visitor's question: the comment begins with them. */
  takesWish?: boolean;
  /** Fields in display order. Their names are the keys of the body for the upstream. */
  fields: Readonly<Record<string, Field>>;
  /** The text of the success dialog; undefined: the default. */
  success?: string | undefined;
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
    const value = cleanValue(field, Object.hasOwn(body, name) ? body[name] : undefined);
    const error = errorOf(field, value);
    values[name] = value;
    if (error !== undefined) errors[name] = error;
  }
  return { values, errors };
}

/** The cleaned text of a field; empty for anything but a text. */
function cleanValue({ kind }: Field, sent: unknown): string {
  const first: unknown = Array.isArray(sent) ? sent[0] : sent;
  if (typeof first !== "string") return "";
  if (kind === "phone") return tidyPhone(cleanLine(first));
  return kind === "multiline" ? cleanLines(first) : cleanLine(first);
}

/** A locked field is the object's own value, so nobody can correct it. */
function errorOf(field: Field, value: string): string | undefined {
  if (field.kind === "locked") return undefined;
  if (field.required && value === "") return field.error;
  const isTooLong = value.length > field.lettersMax;
  return field.check(value) ?? (isTooLong ? field.error : undefined);
}
