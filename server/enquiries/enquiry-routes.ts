import { type Request, type RequestHandler, type Response, Router } from "express";
import { createElement } from "react";
import { type Content, known } from "../../views/content/content.ts";
import { formNamed } from "../../views/enquiries/all-forms.ts";
import {
  checkForm,
  type FormDefinition,
  objectOf,
  payloadOf,
  type Subject,
  subjectParam,
} from "../../views/enquiries/define-form.ts";
import { dialogId, EnquiryDialog } from "../../views/enquiries/EnquiryForm.tsx";
import { SuccessDialog, whenWeCall } from "../../views/enquiries/Thanks.tsx";
import type { ParkClaims } from "../../views/park/claims/claims.ts";
import {
  confirmAnswer,
  type EnquiryAnswer,
  type FormState,
  failureNotice,
  formAnswer,
  goneAnswer,
  successPage,
  tooManyAnswer,
} from "../../views/requests/request-answers.tsx";
import {
  contactsFor,
  findSubject,
  findSubjectOrTrust,
  subjectAsGiven,
  withGiven,
} from "../../views/requests/request-subject.ts";
import { type ReadWish, readWish } from "../../views/requests/wish.ts";
import { fragments, requests } from "../../views/routes.ts";
import { notFound } from "../log/faults.ts";
import { requestContext } from "../log/request-context.ts";
import { fragmentHtml } from "../render/render-html.ts";
import type { Enquiries } from "./enquiries.ts";

const roistatCookie = /(?:^|;\s*)roistat_visit=([\w.-]{1,64})(?:;|$)/;

/** The visit tracker's id from its cookie. Source: the contract. */
const roistatOf = ({ headers }: Request): string => roistatCookie.exec(headers.cookie ?? "")?.[1] ?? "nocookie";

/** `showPage` renders an answer to a request into the site's frame, as HTML text. */
export type EnquiryRouteParts = {
  /** Undefined while it is unknown. */
  content: () => Content | undefined;
  enquiries: Pick<Enquiries, "accept">;
  showPage: (answer: Pick<EnquiryAnswer, "head" | "main">, req: Request) => string;
  /** Middleware before a form is rendered: its turn. */
  beforeForm: RequestHandler;
  /** Middleware before a post: origin, rate, size, type. */
  beforePost: readonly RequestHandler[];
  /** Claims of the park's owner, with the promised time of calls; undefined for another park. */
  claims: ParkClaims | undefined;
  /** Whether visitors see a notice when an enquiry could not be sent. */
  showsFailure: boolean;
  now: () => Date;
};

const isHtmx = (req: Request) => req.headers["hx-request"] === "true";

const first = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? "");

/** Form responses are personal: no cache may store them. */
function send(res: Response, status: number, html: string, cache = "no-store"): void {
  res.status(status).set("Cache-Control", cache).set("X-Robots-Tag", "noindex").type("html").send(html);
}

/** The API's limit of a comment; offers and question count to it. */
const commentLettersMax = 4000;
const withHead = (head: string, comment: string) => [head, comment].filter(Boolean).join("\n\n");

/** `/requests/{form}` as page and dialog, and the posts of all forms. */
export function enquiryRoutes(parts: EnquiryRouteParts): Router {
  const { content, enquiries, showPage, beforeForm, beforePost, showsFailure, claims, now } = parts;
  const router = Router({ caseSensitive: true });

  /** A form with the park's promise in its lead. */
  const formCalled = (name: string): FormDefinition | undefined => {
    const form = formNamed(name);
    const lead = form && claims?.calls[form.name].lead;
    return form && lead !== undefined ? { ...form, lead } : form;
  };
  const formOf = (req: Request): FormDefinition => {
    const form = formCalled(String(req.params.form));
    if (!form) throw notFound();
    return form;
  };
  /** Offers and question; without content none. Both depend on the clock, so no form is cached. */
  const wishOf = (form: FormDefinition | undefined, given: Readonly<Record<string, unknown>>) => {
    const known = form?.takesWish ? content() : undefined;
    return known && readWish(known, given);
  };
  const closedDays = () => content()?.park.site?.closedDays;
  const callOf = (form: FormDefinition | undefined, hours: string | undefined) =>
    form && whenWeCall(claims?.calls[form.name], { schedule: hours, closedDays: closedDays() }, now());
  const thanksOf = (form: FormDefinition | undefined, object: Subject | undefined, read: ReadWish | undefined) => {
    const { phone, hours } = contactsFor(content()?.park, form);
    const { wish, person, subject = object } = read ?? {};
    const asked = wish?.question?.isSent ? wish.question.words : undefined;
    return { form, subject, phone, call: callOf(form, hours), person, asked };
  };
  const stateOf = (form: FormDefinition, object: Subject | undefined, read: ReadWish | undefined): FormState => {
    const { hours, hasAgreement, phone } = contactsFor(content()?.park, form);
    const { wish, person, subject = object } = read ?? {};
    const failure = showsFailure ? failureNotice(phone) : undefined;
    return { form, hours, hasAgreement, failure, subject, wish, person, calls: callOf(form, hours)?.when };
  };
  const opened = (req: Request): FormState => {
    const form = formOf(req);
    const { subject: kind } = form;
    const subject = kind && findSubject(known(content()), kind, first(req.query[subjectParam(kind)]), claims);
    if (kind && !subject) throw notFound();
    return stateOf(form, subject, wishOf(form, req.query));
  };

  router.get(requests.success, beforeForm, (req, res) => {
    const form = formCalled(first(req.query.form));
    const kind = form?.subject;
    const id = kind && first(req.query[subjectParam(kind)]);
    // The thanks page omits an object that cannot be loaded.
    const subject = kind && id ? findSubjectOrTrust(content(), kind, id, {}, claims) : undefined;
    send(res, 200, showPage(successPage(thanksOf(form, subject, wishOf(form, req.query))), req));
  });
  // After Back, Firefox restores typed values only if the page may be stored.
  router.get(requests.form, beforeForm, (req, res) => {
    send(res, 200, showPage(formAnswer(opened(req)), req), "private, no-cache");
  });
  router.get(fragments.form, beforeForm, (req, res) => {
    send(res, 200, fragmentHtml(createElement(EnquiryDialog, opened(req))));
  });

  const requireForm: RequestHandler = (req, _res, next) => {
    formOf(req);
    next();
  };
  router.post(requests.form, requireForm, ...beforePost, async (req, res) => {
    const form = formOf(req);
    const body: Readonly<Record<string, unknown>> = req.body ?? {};
    const { values, errors } = checkForm(form, body);
    const { subject: kind } = form;
    const id = kind && first(body[subjectParam(kind)] ?? req.query[subjectParam(kind)]);
    const { retryAfterSeconds } = requestContext(res);
    const isRefused = retryAfterSeconds !== undefined;
    const subject =
      kind &&
      (isRefused
        ? subjectAsGiven(kind, id ?? "", values)
        : findSubjectOrTrust(content(), kind, id ?? "", values, claims));
    const { phone } = contactsFor(content()?.park, form);
    const read = isRefused ? undefined : wishOf(form, body);
    const state = { ...stateOf(form, subject, read), values };
    const show = (status: number, answer: EnquiryAnswer) =>
      send(res, status, isHtmx(req) ? fragmentHtml(answer.fragment) : showPage(answer, req));

    if (kind && !subject) return show(404, goneAnswer({ phone, kind, state }));
    if (isRefused) return show(429, tooManyAnswer({ phone, retryAfterSeconds, state }));
    const tooLong = read && withHead(read.wish.head, values.comment ?? "").length > commentLettersMax;
    const faults = tooLong ? { comment: form.fields.comment?.error ?? "", ...errors } : errors;
    if (Object.keys(faults).length > 0) return show(422, formAnswer({ ...state, errors: faults }));
    if (first(body.website) !== "") {
      if (isHtmx(req)) res.set({ "HX-Retarget": `#${form.name}-form`, "HX-Reswap": "outerHTML" });
      return show(200, confirmAnswer(state));
    }
    const sent = { ...values, ...(read && { comment: withHead(read.wish.head, values.comment ?? "") }) };
    const payload = { ...payloadOf(form, sent, subject && withGiven(subject, values)), roistat: roistatOf(req) };
    const outcome = await enquiries.accept(form.name, payload, requestContext(res).id);
    if (outcome === "rejected" || outcome === "failed") {
      return show(outcome === "rejected" ? 502 : 503, formAnswer({ ...state, failed: true }));
    }
    if (!isHtmx(req)) {
      // The address holds no name and no phone: it reaches logs and browser histories.
      const { carried = [], question } = read?.wish ?? {};
      const thanked = new URLSearchParams({ form: form.name });
      for (const [name, id] of Object.entries(objectOf(form, subject))) thanked.append(name, String(id));
      for (const [name, value] of carried) thanked.append(name, value);
      for (const [name, value] of new URLSearchParams(question?.isSent ? question.query : ""))
        thanked.append(name, value);
      return res.set("Cache-Control", "no-store").redirect(303, `${requests.success}?${thanked}`);
    }
    res.set("HX-Trigger", JSON.stringify({ "modal:close": { target: `#${dialogId(form)}` } }));
    send(res, 200, fragmentHtml(createElement(SuccessDialog, { ...thanksOf(form, subject, read), values })));
  });
  return router;
}
