import { type Request, type RequestHandler, type Response, Router } from "express";
import type { ReactElement } from "react";
import { createElement } from "react";
import type { ParkStatements } from "../../views/park/statements/statements.ts";
import { formNamed } from "../../views/requests/all-forms.ts";
import {
  type About,
  aboutParam,
  checkForm,
  type FormDefinition,
  objectOf,
  payloadOf,
  type Values,
} from "../../views/requests/define-form.ts";
import { dialogId, RequestDialog } from "../../views/requests/RequestDialog.tsx";
import { SuccessDialog } from "../../views/requests/SuccessDialog.tsx";
import { whenWeCall } from "../../views/requests/when-we-call.ts";
import { queryString } from "../../views/routes.ts";
import { comparedIds } from "../../views/units/comparison/compared-ids.ts";
import { showingComment } from "../../views/units/comparison/compared-words.ts";
import { comparedMax } from "../../views/units/pavilions.filter.ts";
import type { Content } from "../content/content.ts";
import { notFound } from "../kit/http-error.ts";
import { requestContext } from "../kit/request-context.ts";
import { fragmentHtml } from "../render/html.ts";
import { findAbout, findAboutOrTrust, withGiven } from "./about.ts";
import {
  confirmFragment,
  confirmPage,
  type FormState,
  failureNotice,
  formFragment,
  formPage,
  type RequestAnswer,
  successPage,
  tooManyFragment,
  tooManyPage,
} from "./request-views.tsx";
import type { Requests } from "./requests.ts";
import { roistatOf } from "./roistat.ts";

/** `showPage` renders an answer into the site's frame, as HTML text. */
export type RequestRouteParts = {
  content: Content;
  requests: Pick<Requests, "accept">;
  showPage: (answer: RequestAnswer, path: string) => Promise<string>;
  /** Middleware before a post: origin, rate, size, type. */
  beforePost: readonly RequestHandler[];
  /** What the park's owner claims, with the promised time of calls; undefined for another park. */
  statements: ParkStatements | undefined;
  /** Whether visitors see a notice when a request could not be sent. */
  tellsFailure: boolean;
  now: () => Date;
};

const isHtmx = (req: Request) => req.headers["hx-request"] === "true";

const first = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? "");

/** `/requests/{form}` as page and dialog, and the posts of all forms. */
export function requestRoutes(parts: RequestRouteParts): Router {
  const { content, requests, showPage, beforePost, tellsFailure, statements, now } = parts;
  const router = Router({ caseSensitive: true });

  /** A form with the park's promise in its lead. */
  const formCalled = (name: string): FormDefinition | undefined => {
    const form = formNamed(name);
    const lead = form && statements?.calls[form.name].lead;
    return form && lead !== undefined ? { ...form, lead } : form;
  };

  /** Form responses are personal: no cache may store them. */
  const send = (res: Response, status: number, html: string) =>
    res.status(status).set("Cache-Control", "no-store").set("X-Robots-Tag", "noindex").type("html").send(html);
  const sendPage = async (req: Request, res: Response, status: number, answer: RequestAnswer) =>
    send(res, status, await showPage(answer, req.path));
  const sendFragment = (res: Response, status: number, element: ReactElement) =>
    send(res, status, fragmentHtml(element));

  /** Phone and opening hours for a form; empty while the park is unknown. */
  const answering = async (form: FormDefinition | undefined) => {
    const contacts = (await content.park().catch(() => undefined))?.contacts;
    const role = form?.answeredBy;
    const department = role && contacts?.departments.find((one) => one.role === role);
    const hours = department?.hours ?? contacts?.workingHours;
    return { phone: department?.phone ?? contacts?.phone, hours: hours?.trim() || undefined };
  };
  /** A request to view several units. The address contains their ids only. */
  const showingOf = async (req: Request): Promise<string | undefined> => {
    const ids = comparedIds(new URLSearchParams(req.url.split("?", 2)[1] ?? "")).slice(0, comparedMax);
    const units = await Promise.all(ids.map((id) => content.pavilion(id).catch(() => undefined)));
    const known = units.filter((unit) => unit !== undefined);
    return known.length > 0 ? showingComment(known) : undefined;
  };
  const opened = async (req: Request): Promise<FormState> => {
    const form = formCalled(String(req.params.form));
    if (!form) throw notFound();
    const { about: kind } = form;
    const [about, { hours }] = await Promise.all([
      kind && findAbout(content, kind, first(req.query[aboutParam(kind)]), statements),
      answering(form),
    ]);
    if (kind && !about) throw notFound();
    const comment = form.mentions === "units" ? await showingOf(req) : undefined;
    return { form, about, hours, tellsFailure, prefilled: comment === undefined ? undefined : { comment } };
  };

  router.get("/requests/success", async (req, res) => {
    requestContext(res).route = "/requests/success";
    const form = formCalled(first(req.query.form));
    const kind = form?.about;
    const id = kind && first(req.query[aboutParam(kind)]);
    // The thanks page omits an object that cannot be loaded.
    const about = kind && id ? await findAbout(content, kind, id, statements).catch(() => undefined) : undefined;
    await sendPage(req, res, 200, successPage(await thanksOf(form, about)));
  });
  router.get("/requests/:form", async (req, res) => {
    requestContext(res).route = "/requests/:form";
    await sendPage(req, res, 200, formPage(await opened(req)));
  });
  router.get("/fragments/requests/:form", async (req, res) => {
    requestContext(res).route = "/fragments/requests/:form";
    sendFragment(res, 200, createElement(RequestDialog, await opened(req)));
  });

  const known: RequestHandler = (req, res, next) => {
    requestContext(res).route = "/requests/:form";
    next(formCalled(String(req.params.form)) ? undefined : notFound());
  };
  router.post("/requests/:form", known, ...beforePost, async (req, res) => {
    const form = formCalled(String(req.params.form));
    if (!form) throw notFound();
    const body: Readonly<Record<string, unknown>> = req.body ?? {};
    const { values, errors } = checkForm(form, body);
    const [about, { phone, hours }] = await Promise.all([aboutOf(form, req, body, values), answering(form)]);
    const state: FormState = { form, about, tellsFailure, hours, values, errors };
    const show = (status: number, state: FormState) =>
      isHtmx(req) ? sendFragment(res, status, formFragment(state)) : sendPage(req, res, status, formPage(state));

    const { retryAfterSeconds } = requestContext(res);
    if (retryAfterSeconds !== undefined) {
      const refusal = { phone, retryAfterSeconds };
      if (isHtmx(req)) return void sendFragment(res, 429, tooManyFragment(refusal));
      return void (await sendPage(req, res, 429, tooManyPage({ ...refusal, state: { ...state, errors: {} } })));
    }
    if (Object.keys(errors).length > 0) return void (await show(422, state));
    if (first(body.website) !== "") return void (await confirm(req, res, { ...state, values }));
    const payload = { ...payloadOf(form, values, about && withGiven(about, values)), roistat: roistatOf(req) };
    const outcome = await requests.accept(form.name, payload);
    if (outcome === "accepted" || outcome === "duplicate") return void (await thank(req, res, form, about, values));
    const notice = tellsFailure ? failureNotice(phone) : undefined;
    await show(outcome === "rejected" ? 502 : 503, { ...state, notice });
  });

  const aboutOf = async (
    form: FormDefinition,
    req: Request,
    body: Readonly<Record<string, unknown>>,
    values: Values,
  ) => {
    if (!form.about) return undefined;
    const param = aboutParam(form.about);
    const about = await findAboutOrTrust(
      content,
      form.about,
      first(body[param] ?? req.query[param]),
      values,
      statements,
    );
    if (!about) throw notFound();
    return about;
  };
  const confirm = async (req: Request, res: Response, state: FormState & { values: Values }) => {
    if (!isHtmx(req)) return sendPage(req, res, 200, confirmPage(state));
    res.set("HX-Retarget", `#${state.form.name}-form`).set("HX-Reswap", "outerHTML");
    return sendFragment(res, 200, confirmFragment(state));
  };
  /** Depends on the clock, so it is never cached. */
  const thanksOf = async (form: FormDefinition | undefined, about: About | undefined) => {
    const { phone, hours } = await answering(form);
    return { form, about, phone, call: form && whenWeCall(statements?.calls[form.name], hours, now()) };
  };
  const thank = async (req: Request, res: Response, form: FormDefinition, about: About | undefined, values: Values) => {
    // The address holds no name and no phone: it reaches logs and browser histories.
    const page = `/requests/success${queryString({ form: form.name, ...objectOf(form, about) })}`;
    if (!isHtmx(req)) return void res.set("Cache-Control", "no-store").redirect(303, page);
    res.set("HX-Trigger", JSON.stringify({ "modal:close": { target: `#${dialogId(form)}` } }));
    sendFragment(res, 200, createElement(SuccessDialog, { ...(await thanksOf(form, about)), values }));
  };
  return router;
}
