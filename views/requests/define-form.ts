import type { DepartmentRole } from "../park/park.ts";
import { cleanLine, cleanLines } from "./clean-text.ts";
import type { Field } from "./fields.ts";

/** The names of the forms: the last part of their address, here and upstream. */
export const formNames = ["callback", "vacancy", "presentation", "rent", "advertisement"] as const;

/** One of those names. */
export type FormName = (typeof formNames)[number];

/** What a form may be opened for. */
export type AboutKind = "pavilion" | "vacancy" | "mediaFacadeSolution";

/**
 * The object of a request: «Помещение» is its kind, "307-16" its name, «Помещение 307-16» its title. `known` are its
 * own values for locked fields, by field name; `facts` and `price` follow the title in one line. `others` is the list
 * that it comes from.
 */
export type About = {
  id: number;
  kind: string;
  name: string;
  title: string;
  known: Readonly<Record<string, string | number | undefined>>;
  facts: readonly string[];
  price?: string | undefined;
  page?: { href: string; text: string } | undefined;
  others?: { href: string; text: string } | undefined;
};

/** What a visitor gave, by field name: trimmed text. */
export type Values = Readonly<Record<string, string>>;

/** The body of a submission without `roistat` and `key`, exactly as the content API takes it. */
export type Payload = Record<string, string | number>;

/** A form whole: data, not code. Engines on both sides run it. */
export type FormDefinition = {
  name: FormName;
  /** Title of the dialog and of the page. */
  title: string;
  /** One line: what happens next. */
  lead: string;
  /** The department that calls; undefined: the park itself. */
  answeredBy?: DepartmentRole;
  /** How soon somebody calls during opening hours: the words, and the minutes they promise. */
  calls: { within: string; minutes: number };
  /** What it is opened for; its id travels as `<about>Id`. Undefined: nothing. */
  about?: AboutKind;
  /** The fields in their order. Names are the payload's own, except of locked ones that are only shown. */
  fields: Readonly<Record<string, Field>>;
  /** The words on the button that sends. */
  send: string;
  /** What the success dialog says; undefined: the default thanks. */
  success?: string;
  /** What goes upstream. */
  payload: (values: Values, about: Pick<About, "id" | "known"> | undefined) => Payload;
  /** Valid values: what tests send. */
  example: Values;
};

/** Names a definition's type, so that a fault in it is shown where it is. */
export const defineForm = (definition: FormDefinition): FormDefinition => definition;

/** The parameter in which the id of the form's object travels. */
export const aboutParam = (kind: AboutKind): string => `${kind}Id`;

/** Where a form lives as a page, and as a dialog. */
export const formPath = (name: FormName, fragment = false): string =>
  `${fragment ? "/fragments" : ""}/requests/${name}`;

/** What a visitor gave, checked: the values, and the words for each field at fault. */
export type Checked = { values: Values; errors: Values };

/**
 * Reads a form's body: unknown keys are ignored, of a repeated key the first value counts, values are cleaned and
 * checked.
 */
export function checkForm(form: FormDefinition, body: Readonly<Record<string, unknown>>): Checked {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    const clean = field.kind === "multiline" ? cleanLines : cleanLine;
    const first: unknown = Array.isArray(given) ? given[0] : given;
    const value = typeof first === "string" ? clean(first) : "";
    values[name] = value;
    if (field.kind === "locked") continue;
    const tooLong = value.length > field.lettersMax ? field.error : undefined;
    const missing = field.required && value === "" ? field.error : undefined;
    const fault = missing ?? field.check(value) ?? tooLong;
    if (fault !== undefined) errors[name] = fault;
  }
  return { values, errors };
}
