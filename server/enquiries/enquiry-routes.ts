import { type Request, type RequestHandler, type Response, Router } from "express";
import { createElement } from "react";
import { type Content, known } from "../../views/content/content.ts";
import { type Opening, openingInPark, openingInWords } from "../../views/content/opening-hours.ts";
import { formNamed } from "../../views/enquiries/all-forms.ts";
import { type FormDefinition, type Subject, subjectParam } from "../../views/enquiries/define-form.ts";
import { dialogId, EnquiryDialog } from "../../views/enquiries/EnquiryForm.tsx";
import { SuccessDialog, whenWeCall } from "../../views/enquiries/Thanks.tsx";
import type { ParkClaims } from "../../views/park/claims/claims.ts";
import { withReason } from "../../views/requests/reasons.ts";
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
import { contactsFor, findSubject, findSubjectOrTrust } from "../../views/requests/request-subject.ts";
import { withSale } from "../../views/requests/sale.ts";
import { type ReadWish, readWish } from "../../views/requests/wish.ts";
import { fragments, requests } from "../../views/routes.ts";
import { notFound } from "../log/faults.ts";
import { requestContext } from "../log/request-context.ts";
import { fragmentHtml } from "../render/render-html.ts";
import type { Enquiries } from "./enquiries.ts";
import {
  type Decision,
  decide,
  type EnquiryPost,
  firstOf,
  payloadOfPost,
  readPost,
  thanksParams,
} from "./enquiry-post.ts";

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

/** Form responses are personal: no cache may store them. */
function send(res: Response, status: number, html: string, cache = "no-store"): void {
  res.status(status).set("Cache-Control", cache).set("X-Robots-Tag", "noindex").type("html").send(html);
}

/** How a post ended. `send` of its decision becomes the outcome of sending. */
type Outcome = Exclude<Decision, "send"> | "rejected" | "failed";

/** What an answer may show: the whole post, and the form's state that follows from it. */
type Answered = { post: EnquiryPost; state: FormState; phone: string | undefined };

/** Every outcome but success: its status, and its page and dialog. */
const answers: Readonly<Record<Outcome, { status: number; answer: (answered: Answered) => EnquiryAnswer }>> = {
  tooMany: { status: 429, answer: ({ post, ...shown }) => tooManyAnswer(shown, post.retryAfterSeconds ?? 0) },
  gone: { status: 404, answer: ({ post, ...shown }) => goneAnswer(shown, post.form.subject) },
  wrong: { status: 422, answer: ({ post, state }) => formAnswer({ ...state, errors: post.errors }) },
  confirm: { status: 200, answer: ({ state }) => confirmAnswer(state) },
  rejected: { status: 502, answer: ({ state }) => formAnswer({ ...state, failed: true }) },
  failed: { status: 503, answer: ({ state }) => formAnswer({ ...state, failed: true }) },
};

/** `/requests/{form}` as page and dialog, and the posts of all forms. */
export function enquiryRoutes(parts: EnquiryRouteParts): Router {
  const { content, enquiries, showPage, beforeForm, beforePost, showsFailure, claims, now } = parts;
  const router = Router({ caseSensitive: true });

  /** A form with the park's promises before and after sending. */
  const formCalled = (name: string): FormDefinition | undefined => {
    const form = formNamed(name);
    if (!form) return undefined;
    const { lead = form.lead, success = form.success } = claims?.calls[form.name] ?? {};
    return { ...form, lead, success };
  };
  const formOf = (req: Request): FormDefinition => {
    const form = formCalled(String(req.params.form));
    if (!form) throw notFound();
    return form;
  };
  const openingOf = (hours: string | undefined) =>
    openingInPark<Opening>({ schedule: hours }, content()?.park.site?.closedDays);
  const callOf = (form: FormDefinition | undefined, hours: string | undefined) =>
    form && whenWeCall(claims?.calls[form.name], openingOf(hours), now());
  /** The object as forms and thanks show it: of several units as a whole, with the promotion that runs. */
  const soldObject = (form: FormDefinition | undefined, object: Subject | undefined, read: ReadWish | undefined) => {
    const subject = read?.subject ?? object;
    return form?.subject === "pavilion" ? withSale(subject, read?.wish, content(), now()) : subject;
  };
  const thanksOf = (form: FormDefinition | undefined, object: Subject | undefined, read: ReadWish | undefined) => {
    const { phone, hours } = contactsFor(content()?.park, form);
    const { person } = read ?? {};
    const isClosed = openingInWords(openingOf(hours), now())?.open === false;
    return { form, subject: soldObject(form, object, read), phone, isClosed, call: callOf(form, hours), person };
  };
  const stateOf = (form: FormDefinition, object: Subject | undefined, read: ReadWish | undefined): FormState => {
    const { hours, hasAgreement, hasPrivacy, phone } = contactsFor(content()?.park, form);
    const { wish, person } = read ?? {};
    const subject = soldObject(form, object, read);
    const failure = showsFailure ? failureNotice(phone) : undefined;
    const calls = callOf(form, hours)?.when;
    return { form, hours, hasAgreement, hasPrivacy, failure, subject, wish, person, calls };
  };
  /** The wish of an address. It depends on the clock, so no form is cached. */
  const wishOf = (form: FormDefinition | undefined, query: Readonly<Record<string, unknown>>) =>
    form?.takesWish ? readWish(content(), query) : undefined;
  const opened = (req: Request): FormState => {
    const form = withReason(formOf(req), firstOf(req.query.about));
    const { subject: kind } = form;
    const subject = kind && findSubject(known(content()), kind, firstOf(req.query[subjectParam(kind)]), claims);
    if (kind && !subject) throw notFound();
    return stateOf(form, subject, wishOf(form, req.query));
  };

  router.get(requests.success, beforeForm, (req, res) => {
    const form = formCalled(firstOf(req.query.form));
    const kind = form?.subject;
    const id = kind && firstOf(req.query[subjectParam(kind)]);
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

  const readRequest = (req: Request, res: Response): EnquiryPost =>
    readPost({
      form: formOf(req),
      body: req.body ?? {},
      query: req.query,
      content: content(),
      claims,
      retryAfterSeconds: requestContext(res).retryAfterSeconds,
    });
  const sendAnswer = (outcome: Outcome, post: EnquiryPost, req: Request, res: Response): void => {
    const state = { ...stateOf(post.form, post.subject, post.wish), values: post.values };
    const { phone } = contactsFor(content()?.park, post.form);
    const { status, answer } = answers[outcome];
    const { fragment, ...page } = answer({ post, state, phone });
    if (outcome === "confirm" && isHtmx(req))
      res.set({ "HX-Retarget": `#${post.form.name}-form`, "HX-Reswap": "outerHTML" });
    send(res, status, isHtmx(req) ? fragmentHtml(fragment) : showPage(page, req));
  };
  const sendThanks = (post: EnquiryPost, req: Request, res: Response): void => {
    if (!isHtmx(req)) {
      const params = thanksParams(post);
      res.set("Cache-Control", "no-store").redirect(303, `${requests.success}?${params}`);
      return;
    }
    const thanks = { ...thanksOf(post.form, post.subject, post.wish), values: post.values };
    res.set("HX-Trigger", JSON.stringify({ "modal:close": { target: `#${dialogId(post.form)}` } }));
    send(res, 200, fragmentHtml(createElement(SuccessDialog, thanks)));
  };

  const requireForm: RequestHandler = (req, _res, next) => {
    formOf(req);
    next();
  };
  router.post(requests.form, requireForm, ...beforePost, async (req, res) => {
    const post = readRequest(req, res);
    const decision = decide(post);
    if (decision !== "send") return sendAnswer(decision, post, req, res);
    const payload = { ...payloadOfPost(post), roistat: roistatOf(req) };
    const outcome = await enquiries.accept(post.form.name, payload, requestContext(res).id);
    if (outcome === "rejected" || outcome === "failed") return sendAnswer(outcome, post, req, res);
    sendThanks(post, req, res);
  });
  return router;
}
