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
import { findSubjectOrTrust, subjectAsGiven, withGiven } from "../../views/requests/request-subject.ts";
import { type ReadWish, readWish } from "../../views/requests/wish.ts";

/** One post of a form, as one value: every answer to it gets all of it. */
export type EnquiryPost = {
  form: FormDefinition;
  /** Undefined for a form without an object, and for an object that does not exist. */
  subject: Subject | undefined;
  /** Offers and question. */
  wish: ReadWish | undefined;
  values: Values;
  errors: Values;
  /** Whether the trap field is filled. */
  isTrapped: boolean;
  /** Set if this client has sent too often. */
  retryAfterSeconds: number | undefined;
};

/** What to do with a post; only `send` goes to the content API. */
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
  const wish = form.takesWish ? readWish(content, body) : undefined;
  const isTooLong = commentOf(values, wish).length > commentLettersMax;
  const lengthError = isTooLong ? { comment: form.fields.comment?.error ?? "" } : {};
  const found = subjectOf({ form, body, query, content, claims }, values);
  return {
    form,
    subject: found ?? (retryAfterSeconds === undefined ? undefined : trustedSubject({ form, body, query }, values)),
    wish,
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
export function payloadOfPost({ form, subject, wish, values }: EnquiryPost): Payload {
  const sent = wish ? { ...values, comment: commentOf(values, wish) } : values;
  return payloadOf(form, sent, subject && withGiven(subject, values));
}

/**
 * The parameters of the thanks page: its form, object and offers, to which it links. They hold nothing that the visitor
 * typed: an address reaches logs and histories.
 */
export function thanksParams({ form, subject, wish }: EnquiryPost): URLSearchParams {
  const { carried = [] } = wish?.wish ?? {};
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
function commentOf(values: Values, wish: ReadWish | undefined): string {
  return [wish?.wish.head, values.comment].filter(Boolean).join("\n\n");
}

type Named = Pick<PostParts, "form" | "body" | "query">;

/** The id of the object as the form or the address names it. */
function subjectIdIn({ form, body, query }: Named): string {
  const name = form.subject && subjectParam(form.subject);
  return name ? firstOf(body[name] ?? query[name]) : "";
}

function subjectOf(parts: Named & Pick<PostParts, "content" | "claims">, values: Values): Subject | undefined {
  const { form, content, claims } = parts;
  return form.subject && findSubjectOrTrust(content, form.subject, subjectIdIn(parts), values, claims);
}

/** A refused post keeps the id of its object, whether that exists or not. */
function trustedSubject(parts: Named, values: Values): Subject | undefined {
  const { form } = parts;
  return form.subject && subjectAsGiven(form.subject, subjectIdIn(parts), values);
}
