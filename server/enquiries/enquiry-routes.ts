import { type Request, type RequestHandler, type Response, Router } from "express";
import { createElement } from "react";
import { dialogId, EnquiryDialog } from "../../views/enquiries/EnquiryForm.tsx";
import { SuccessDialog } from "../../views/enquiries/Thanks.tsx";
import {
  confirmAnswer,
  type EnquiryAnswer,
  type FormState,
  formAnswer,
  goneAnswer,
  successPage,
  tooManyAnswer,
} from "../../views/requests/request-answers.tsx";
import { fragments, requests } from "../../views/routes.ts";
import { requestContext } from "../log/request-context.ts";
import { fragmentHtml } from "../render/render-html.ts";
import type { Enquiries } from "./enquiries.ts";
import { type Decision, decide, type EnquiryPost, payloadOfPost, readPost, thanksParams } from "./enquiry-post.ts";
import { createFormStates, type FormStateParts } from "./form-states.ts";

const roistatCookie = /(?:^|;\s*)roistat_visit=([\w.-]{1,64})(?:;|$)/;

/** The visit tracker's id from its cookie. Source: the contract. */
const roistatOf = ({ headers }: Request): string => roistatCookie.exec(headers.cookie ?? "")?.[1] ?? "nocookie";

/** Renders an answer to a request into the site's frame, as HTML text. */
export type ShowPage = (answer: Pick<EnquiryAnswer, "head" | "main">, req: Request) => string;

export type EnquiryRouteParts = FormStateParts & {
  enquiries: Pick<Enquiries, "accept">;
  showPage: ShowPage;
  /** Middleware before a form is rendered: it waits for its turn in the render queue. */
  beforeForm: RequestHandler;
  /** Middleware before a post: origin, rate, size, type. */
  beforePost: readonly RequestHandler[];
};

const isHtmx = (req: Request) => req.headers["hx-request"] === "true";

/** Form responses are personal: no cache may store them. */
function send(res: Response, status: number, html: string, cache = "no-store"): void {
  res.status(status).set("Cache-Control", cache).set("X-Robots-Tag", "noindex").type("html").send(html);
}

/** How a post ended without success. A decision to send may end as "rejected" or "failed". */
type Outcome = Exclude<Decision, "send"> | "rejected" | "failed";

/** What an answer may show: the whole post, the state of its form, and the phone of who answers. */
type AnswerParts = { post: EnquiryPost; state: FormState; phone: string | undefined };

/** Every outcome but success: its status, and its page and dialog. */
const answers: Readonly<Record<Outcome, { status: number; answer: (parts: AnswerParts) => EnquiryAnswer }>> = {
  tooMany: { status: 429, answer: ({ post, ...shown }) => tooManyAnswer(shown, post.retryAfterSeconds ?? 0) },
  gone: { status: 404, answer: ({ post, ...shown }) => goneAnswer(shown, post.form.subject) },
  wrong: { status: 422, answer: ({ post, state }) => formAnswer({ ...state, errors: post.errors }) },
  confirm: { status: 200, answer: ({ state }) => confirmAnswer(state) },
  rejected: { status: 502, answer: ({ state }) => formAnswer({ ...state, failed: true }) },
  failed: { status: 503, answer: ({ state }) => formAnswer({ ...state, failed: true }) },
};

/** `/requests/{form}` as page and dialog, and the posts of all forms. */
export function enquiryRoutes(parts: EnquiryRouteParts): Router {
  const { content, enquiries, showPage, beforeForm, beforePost, claims } = parts;
  const formStates = createFormStates(parts);
  const router = Router({ caseSensitive: true });

  router.get(requests.success, beforeForm, (req, res) => {
    send(res, 200, showPage(successPage(formStates.thanksAt(req)), req));
  });
  // After Back, Firefox restores typed values only if the page may be stored.
  router.get(requests.form, beforeForm, (req, res) => {
    send(res, 200, showPage(formAnswer(formStates.opened(req)), req), "private, no-cache");
  });
  router.get(fragments.form, beforeForm, (req, res) => {
    send(res, 200, fragmentHtml(createElement(EnquiryDialog, formStates.opened(req))));
  });

  const postOf = (req: Request, res: Response): EnquiryPost =>
    readPost({
      form: formStates.formAt(req),
      body: req.body ?? {},
      query: req.query,
      content: content(),
      claims,
      retryAfterSeconds: requestContext(res).retryAfterSeconds,
    });
  const sendAnswer = (outcome: Outcome, post: EnquiryPost, req: Request, res: Response): void => {
    const { status, answer } = answers[outcome];
    const state = formStates.returned(post);
    const phone = formStates.phoneFor(post.form);
    const { fragment, ...page } = answer({ post, state, phone });
    if (outcome === "confirm" && isHtmx(req)) {
      res.set({ "HX-Retarget": `#${post.form.name}-form`, "HX-Reswap": "outerHTML" });
    }
    send(res, status, isHtmx(req) ? fragmentHtml(fragment) : showPage(page, req));
  };
  const sendThanks = (post: EnquiryPost, req: Request, res: Response): void => {
    if (!isHtmx(req)) {
      const params = thanksParams(post);
      res.set("Cache-Control", "no-store").redirect(303, `${requests.success}?${params}`);
      return;
    }
    res.set("HX-Trigger", JSON.stringify({ "modal:close": { target: `#${dialogId(post.form)}` } }));
    send(res, 200, fragmentHtml(createElement(SuccessDialog, formStates.thanks(post))));
  };

  const requireForm: RequestHandler = (req, _res, next) => {
    formStates.formAt(req);
    next();
  };
  router.post(requests.form, requireForm, ...beforePost, async (req, res) => {
    const post = postOf(req, res);
    const decision = decide(post);
    if (decision !== "send") return sendAnswer(decision, post, req, res);
    const payload = { ...payloadOfPost(post), roistat: roistatOf(req) };
    const outcome = await enquiries.accept(post.form.name, payload, requestContext(res).id);
    if (outcome === "rejected" || outcome === "failed") return sendAnswer(outcome, post, req, res);
    sendThanks(post, req, res);
  });
  return router;
}
