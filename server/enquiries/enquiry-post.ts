import type { Content } from "../../views/content/content.ts";
import {
  checkForm,
  type FormDefinition,
  objectOf,
  type Payload,
  payloadOf,
  type Subject,
  subjectParam,
  type Values,
} from "../../views/enquiries/define-form.ts";
import type { ParkClaims } from "../../views/park/claims/claims.ts";
import { completedFromForm, findSubjectOrTrust, subjectFromForm } from "../../views/requests/request-subject.ts";
import { type AskedOffers, readAskedOffers } from "../../views/requests/wish.ts";

/** One post of a form, as one value: every answer to it gets all of it. */
export type EnquiryPost = {
  form: FormDefinition;
  /** Undefined for a form without an object, and for an object that does not exist. */
  subject: Subject | undefined;
  /** The offers and the question that it asks about. */
  asked: AskedOffers | undefined;
  values: Values;
  errors: Values;
  /** Whether the trap field is filled. */
  isTrapped: boolean;
  /** Set if this client has sent too often. */
  retryAfterSeconds: number | undefined;
};

/** What to do with a post. Only "send" goes to the content API; all others are answered at once. */
export type Decision = "tooMany" | "gone" | "wrong" | "confirm" | "send";

type Fields = Readonly<Record<string, unknown>>;

/** `content` is undefined while it is unknown: no enquiry is refused for that. */
export type PostParts = {
  form: FormDefinition;
  body: Fields;
  query: Fields;
  content: Content | undefined;
  claims: ParkClaims | undefined;
  retryAfterSeconds: number | undefined;
};

export function readPost({ form, body, query, content, claims, retryAfterSeconds }: PostParts): EnquiryPost {
  const { values, errors } = checkForm(form, body);
  const asked = form.takesWish ? readAskedOffers(content, body) : undefined;
  const isTooLong = commentOf(values, asked).length > commentLettersMax;
  const lengthError = isTooLong ? { comment: form.fields.comment?.error ?? "" } : {};
  return {
    form,
    subject: subjectOf({ form, body, query, content, claims, retryAfterSeconds }, values),
    asked,
    values,
    errors: { ...lengthError, ...errors },
    isTrapped: firstOf(body.website) !== "",
    retryAfterSeconds,
  };
}

export function decide({ form, subject, errors, isTrapped, retryAfterSeconds }: EnquiryPost): Decision {
  if (retryAfterSeconds !== undefined) return "tooMany";
  if (form.subject && !subject) return "gone";
  if (Object.keys(errors).length > 0) return "wrong";
  return isTrapped ? "confirm" : "send";
}

/** What the content API gets. */
export function payloadOfPost({ form, subject, asked, values }: EnquiryPost): Payload {
  const payloadValues = asked ? { ...values, comment: commentOf(values, asked) } : values;
  return payloadOf(form, payloadValues, subject && completedFromForm(subject, values));
}

/**
 * The parameters of the thanks page: its form, object and offers, to which it links. They hold nothing that the visitor
 * typed: an address reaches logs and histories.
 */
export function thanksParams({ form, subject, asked }: EnquiryPost): URLSearchParams {
  const { carried = [] } = asked?.wish ?? {};
  const params = new URLSearchParams({ form: form.name });
  for (const [name, id] of Object.entries(objectOf(form, subject))) params.append(name, String(id));
  for (const [name, value] of carried) params.append(name, value);
  return params;
}

/** The first of repeated values. */
export const firstOf = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? "");

/** The API's limit of a comment; offers and question count to it. */
const commentLettersMax = 4000;

/** The comment for the API: it begins with the offers and the question. */
function commentOf(values: Values, asked: AskedOffers | undefined): string {
  return [asked?.wish.head, values.comment].filter(Boolean).join("\n\n");
}

/**
 * The object as the site knows it. A post that came too often keeps the object that it names, whether that exists or
 * not: its form is sent again later.
 */
function subjectOf(parts: PostParts, values: Values): Subject | undefined {
  const { form, body, query, content, claims, retryAfterSeconds } = parts;
  const { subject: kind } = form;
  if (!kind) return undefined;
  const name = subjectParam(kind);
  const id = firstOf(body[name] ?? query[name]);
  const found = findSubjectOrTrust(content, kind, id, values, claims);
  if (found || retryAfterSeconds === undefined) return found;
  return subjectFromForm(kind, id, values);
}
