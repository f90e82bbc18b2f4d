import { type Request, type RequestHandler, type Response, Router } from "express";
import type { ReactElement } from "react";
import { createElement } from "react";
import { formNamed } from "../../views/requests/all-forms.ts";
import {
  type About,
  aboutParam,
  type Checked,
  checkForm,
  type FormDefinition,
} from "../../views/requests/define-form.ts";
import { dialogId, RequestDialog, SuccessDialog } from "../../views/requests/RequestDialog.tsx";
import type { Content } from "../content/content.ts";
import { notFound } from "../http-error.ts";
import { passageOf } from "../passage.ts";
import { fragmentHtml } from "../render/html.ts";
import { findAbout, findAboutOrTrust } from "./about.ts";
import {
  confirmFragment,
  confirmPage,
  type FormState,
  formFragment,
  formPage,
  type RequestAnswer,
  successPage,
} from "./request-views.tsx";
import type { Requests } from "./requests.ts";

/** What the routes of contact requests need. `showPage` puts an answer into the site's frame as HTML text. */
export type RequestRouteParts = {
  content: Content;
  requests: Pick<Requests, "accept">;
  showPage: (answer: RequestAnswer, path: string) => Promise<string>;
  /** What a post meets before it is read as a request: origin, rate, size, type. */
  beforePost: readonly RequestHandler[];
  /** The phone for the notice after a failure; undefined: failures are not told. */
  failurePhone: () => Promise<string | undefined>;
  tellsFailure: boolean;
};

const roistatCookie = /(?:^|;\s*)roistat_visit=([\w.-]{1,64})(?:;|$)/;

/** The visitor's id of the visit tracker, from its cookie. Source: the contract. */
const roistatOf = (req: Request) => roistatCookie.exec(req.headers.cookie ?? "")?.[1] ?? "nocookie";

const isHtmx = (req: Request) => req.headers["hx-request"] === "true";

const first = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? "");

/** `/requests/{form}` as page and as dialog, and the posts of all forms: one engine for every definition. */
export function requestRoutes(parts: RequestRouteParts): Router {
  const { content, requests, showPage, beforePost, failurePhone, tellsFailure } = parts;
  const router = Router({ caseSensitive: true });

  /** Form answers are one visitor's own: no cache may keep them. */
  const send = (res: Response, status: number, html: string) =>
    res.status(status).set("Cache-Control", "no-store").set("X-Robots-Tag", "noindex").type("html").send(html);
  const sendPage = async (req: Request, res: Response, status: number, answer: RequestAnswer) =>
    send(res, status, await showPage(answer, req.path));
  const sendFragment = (res: Response, status: number, element: ReactElement) =>
    send(res, status, fragmentHtml(element));

  const opened = async (req: Request): Promise<{ form: FormDefinition; about: About | undefined }> => {
    const form = formNamed(String(req.params.form));
    if (!form) throw notFound();
    if (!form.about) return { form, about: undefined };
    const about = await findAbout(content, form.about, first(req.query[aboutParam(form.about)]));
    if (!about) throw notFound();
    return { form, about };
  };

  router.get("/requests/success", async (req, res) => {
    passageOf(res).route = "/requests/success";
    await sendPage(req, res, 200, successPage());
  });
  router.get("/requests/:form", async (req, res) => {
    passageOf(res).route = "/requests/:form";
    await sendPage(req, res, 200, formPage({ ...(await opened(req)), tellsFailure }));
  });
  router.get("/fragments/requests/:form", async (req, res) => {
    passageOf(res).route = "/fragments/requests/:form";
    sendFragment(res, 200, createElement(RequestDialog, { ...(await opened(req)), tellsFailure }));
  });

  const known: RequestHandler = (req, res, next) => {
    passageOf(res).route = "/requests/:form";
    next(formNamed(String(req.params.form)) ? undefined : notFound());
  };
  router.post("/requests/:form", known, ...beforePost, async (req, res) => {
    const form = formNamed(String(req.params.form));
    if (!form) throw notFound();
    const body: Readonly<Record<string, unknown>> = req.body ?? {};
    const checked = checkForm(form, body);
    const about = await aboutOf(form, req, body, checked);
    const state: FormState = { form, about, tellsFailure, ...checked };
    const show = (status: number, state: FormState) =>
      isHtmx(req) ? sendFragment(res, status, formFragment(state)) : sendPage(req, res, status, formPage(state));

    if (Object.keys(checked.errors).length > 0) return void (await show(422, state));
    if (first(body.website) !== "") return void (await confirm(req, res, form, about, checked));
    const payload = { ...form.payload(checked.values, about), roistat: roistatOf(req) };
    const outcome = await requests.accept(form.name, payload);
    if (outcome === "accepted" || outcome === "duplicate") return thank(req, res, form);
    const phone = await failurePhone();
    const notice = phone && `Не получилось отправить. Позвоните нам, пожалуйста: ${phone}`;
    await show(outcome === "rejected" ? 502 : 503, { ...state, notice });
  });

  const aboutOf = async (
    form: FormDefinition,
    req: Request,
    body: Readonly<Record<string, unknown>>,
    { values }: Checked,
  ) => {
    if (!form.about) return undefined;
    const param = aboutParam(form.about);
    const about = await findAboutOrTrust(content, form.about, first(body[param] ?? req.query[param]), values);
    if (!about) throw notFound();
    return about;
  };
  const confirm = async (
    req: Request,
    res: Response,
    form: FormDefinition,
    about: About | undefined,
    { values }: Checked,
  ) => {
    if (!isHtmx(req)) return sendPage(req, res, 200, confirmPage(form, about, values));
    res.set("HX-Retarget", `#${form.name}-form`).set("HX-Reswap", "outerHTML");
    return sendFragment(res, 200, confirmFragment(form, about, values));
  };
  const thank = (req: Request, res: Response, form: FormDefinition) => {
    if (!isHtmx(req)) return void res.set("Cache-Control", "no-store").redirect(303, "/requests/success");
    res.set("HX-Trigger", JSON.stringify({ "modal:close": { target: `#${dialogId(form)}` } }));
    sendFragment(res, 200, createElement(SuccessDialog, { form }));
  };
  return router;
}
