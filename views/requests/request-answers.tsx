import type { ReactElement } from "react";
import { allForms } from "../enquiries/all-forms.ts";
import { formPath, objectOf, type SubjectKind } from "../enquiries/define-form.ts";
import { ConfirmForm, EnquiryForm, type EnquiryFormProps } from "../enquiries/EnquiryForm.tsx";
import {
  asMessage,
  FormPage,
  objectGone,
  type Refusal,
  RefusalNote,
  RefusedPage,
  tooMany,
} from "../enquiries/Refused.tsx";
import { EnquirySuccessPage, type ThanksProps } from "../enquiries/Thanks.tsx";
import type { Head } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { queryString, requests } from "../routes.ts";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";

/** An answer as a page, with its head, and as a fragment for the dialog. */
export type EnquiryAnswer = { head: Head; main: ReactElement; fragment: ReactElement };

/** A form's object, values and errors. */
export type FormState = Omit<EnquiryFormProps, "inDialog">;

const headOf = (
  title: string,
  description: string,
  canonical: string | undefined,
  subject?: FormState["subject"],
): Head => ({
  title,
  description,
  canonical,
  crumbs: [...(subject?.page ? [{ text: subject.title, href: subject.page.href }] : []), { text: title }],
  image: "contacts",
  noindex: true,
  sheets: ["page", "dialogs"],
});

/** A form. With errors the page's title says so first: screen readers read it at once. */
export function formAnswer(state: FormState): EnquiryAnswer {
  const { form, subject, errors = {} } = state;
  const wrong = Object.keys(errors).length > 0;
  const description = `${form.title} — ${parkName.nominative}. ${form.lead}`;
  const head = headOf(form.title, description, formPath(form.name) + queryString(objectOf(form, subject)), subject);
  return {
    head: { ...head, title: `${wrong ? "Ошибка: " : ""}${form.title} — ${parkName.quoted}` },
    main: (
      <FormPage title={form.title}>
        <EnquiryForm {...state} inDialog={false} />
      </FormPage>
    ),
    fragment: <EnquiryForm {...state} inDialog />,
  };
}

/** The confirmation step after a filled honeypot field. */
export const confirmAnswer = (state: FormState): EnquiryAnswer => ({
  head: headOf("Подтвердите отправку", "Ещё один шаг, чтобы отправить заявку.", undefined, state.subject),
  main: (
    <FormPage title={state.form.title}>
      <ConfirmForm {...state} inDialog={false} />
    </FormPage>
  ),
  fragment: <ConfirmForm {...state} inDialog />,
});

type Refused = { phone: string | undefined; state: FormState };

/** The page has the form with every value; the fragment goes to the foot of a dialog's form, whose values stay. */
const refusedAnswer = (title: string, refusal: Refusal, { phone, state }: Refused): EnquiryAnswer => ({
  head: { ...headOf(refusal.title, refusal.lead, undefined), title },
  main: (
    <RefusedPage {...{ refusal, phone }} hours={state.hours}>
      <EnquiryForm {...state} inDialog={false} />
    </RefusedPage>
  ),
  fragment: <RefusalNote {...{ refusal, phone }} hours={state.hours} />,
});

export const tooManyAnswer = (refused: Refused, retryAfterSeconds: number): EnquiryAnswer =>
  refusedAnswer("429 Error", tooMany(retryAfterSeconds), refused);

/** The object of a post does not exist: the callback form takes what was typed, and offers and question as words. */
export function goneAnswer({ phone, state }: Refused, kind: SubjectKind = "pavilion"): EnquiryAnswer {
  const { values = {}, wish } = state;
  const message: FormState = {
    ...state,
    form: allForms.callback,
    subject: undefined,
    wish: undefined,
    values: asMessage(values, wish?.head),
  };
  return refusedAnswer("404 Page not found", objectGone(kind), { phone, state: message });
}

/** The thanks page, for browsers without script. */
export const successPage = (thanks: Omit<ThanksProps, "values">) => ({
  head: headOf("Спасибо!", "Заявка принята, мы свяжемся с вами в ближайшее время.", requests.success, thanks.subject),
  main: <EnquirySuccessPage {...thanks} />,
});

/** Shown if an enquiry could not be sent. */
export const failureNotice = (phone: string | undefined): ReactElement => (
  <>
    Не получилось отправить.{" "}
    {phone ? (
      <>
        Позвоните нам, пожалуйста: <PhoneNumber phone={phone} />
      </>
    ) : (
      "Попробуйте, пожалуйста, ещё раз."
    )}
  </>
);
