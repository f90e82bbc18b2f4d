import type { Request } from "express";
import { type Content, known } from "../../views/content/content.ts";
import { type Opening, openingInPark, openingInWords } from "../../views/content/opening-hours.ts";
import { formNamed } from "../../views/enquiries/all-forms.ts";
import { type FormDefinition, type Subject, subjectParam } from "../../views/enquiries/define-form.ts";
import { type ThanksProps, whenWeCall } from "../../views/enquiries/Thanks.tsx";
import type { ParkClaims } from "../../views/park/claims/claims.ts";
import { withReason } from "../../views/requests/reasons.ts";
import { type FormState, failureNotice } from "../../views/requests/request-answers.tsx";
import {
  contactsFor,
  findSubject,
  findSubjectOrTrust,
  managerOfSubject,
} from "../../views/requests/request-subject.ts";
import { withSale } from "../../views/requests/sale.ts";
import { type AskedOffers, readAskedOffers } from "../../views/requests/wish.ts";
import { notFound } from "../log/faults.ts";
import { type EnquiryPost, firstOf } from "./enquiry-post.ts";

export type FormStateParts = {
  /** Undefined while it is unknown. */
  content: () => Content | undefined;
  /** Claims of the park's owner, with the promised time of calls; undefined for another park. */
  claims: ParkClaims | undefined;
  /** Whether visitors see a notice when an enquiry could not be sent. */
  showsFailure: boolean;
  now: () => Date;
};

type Query = Readonly<Record<string, unknown>>;

/** What forms and thanks show. It depends on the clock, so no form is cached. */
export function createFormStates({ content, claims, showsFailure, now }: FormStateParts) {
  /** A form with the owner's promises before and after sending. */
  const promisingForm = (name: string): FormDefinition | undefined => {
    const form = formNamed(name);
    if (!form) return undefined;
    const { lead = form.lead, success = form.success } = claims?.calls[form.name] ?? {};
    return { ...form, lead, success };
  };
  /** The hours of the department that answers a form. */
  const openingOf = (hours: string | undefined) =>
    openingInPark<Opening>({ schedule: hours }, content()?.park.site?.closedDays);
  const nextCall = (form: FormDefinition | undefined, hours: string | undefined) =>
    form && whenWeCall(claims?.calls[form.name], openingOf(hours), now());
  /** The object as forms and thanks show it: of several units as a whole, with the promotion that runs. */
  const shownSubject = (
    form: FormDefinition | undefined,
    subject: Subject | undefined,
    asked: AskedOffers | undefined,
  ): Subject | undefined => {
    const whole = asked?.subject ?? subject;
    return form?.subject === "pavilion" ? withSale(whole, asked?.wish, content(), now()) : whole;
  };
  const askedIn = (form: FormDefinition | undefined, query: Query): AskedOffers | undefined =>
    form?.takesWish ? readAskedOffers(content(), query) : undefined;

  const stateOf = (form: FormDefinition, subject: Subject | undefined, asked: AskedOffers | undefined): FormState => {
    const { hours, hasAgreement, hasPrivacy, phone } = contactsFor(content()?.park, form);
    return {
      form,
      hours,
      hasAgreement,
      hasPrivacy,
      failure: showsFailure ? failureNotice(phone) : undefined,
      subject: shownSubject(form, subject, asked),
      wish: asked?.wish,
      person: asked?.person,
      calls: nextCall(form, hours)?.when,
    };
  };
  const thanksOf = (
    form: FormDefinition | undefined,
    subject: Subject | undefined,
    asked: AskedOffers | undefined,
  ): ThanksProps => {
    const { phone, hours } = contactsFor(content()?.park, form);
    return {
      form,
      subject: shownSubject(form, subject, asked),
      phone,
      isClosed: openingInWords(openingOf(hours), now())?.open === false,
      call: nextCall(form, hours),
      person: asked?.person ?? managerOfSubject(content(), form, subject),
    };
  };

  /** The form that an address names. Throws a 404. */
  const formAt = ({ params }: Request): FormDefinition => {
    const form = promisingForm(String(params.form));
    if (!form) throw notFound();
    return form;
  };

  return {
    formAt,
    /** A form that is opened, with the object and offers that its address names. Throws a 404. */
    opened(req: Request): FormState {
      const form = withReason(formAt(req), firstOf(req.query.about));
      const { subject: kind } = form;
      const subject = kind && findSubject(known(content()), kind, firstOf(req.query[subjectParam(kind)]), claims);
      if (kind && !subject) throw notFound();
      return stateOf(form, subject, askedIn(form, req.query));
    },
    /** A form as it was sent. */
    returned: ({ form, subject, asked, values }: EnquiryPost): FormState => ({
      ...stateOf(form, subject, asked),
      values,
    }),
    /** Thanks for a form that was sent. */
    thanks: ({ form, subject, asked, values }: EnquiryPost) => ({ ...thanksOf(form, subject, asked), values }),
    /** The page of thanks, from its address alone. It omits an object that cannot be loaded. */
    thanksAt({ query }: Request): ThanksProps {
      const form = promisingForm(firstOf(query.form));
      const kind = form?.subject;
      const id = kind && firstOf(query[subjectParam(kind)]);
      const subject = kind && id ? findSubjectOrTrust(content(), kind, id, {}, claims) : undefined;
      return thanksOf(form, subject, askedIn(form, query));
    },
    phoneFor: (form: FormDefinition): string | undefined => contactsFor(content()?.park, form).phone,
  };
}
