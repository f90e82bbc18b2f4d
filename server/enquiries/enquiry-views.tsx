import type { ReactElement } from "react";
import { ConfirmForm } from "../../views/enquiries/ConfirmForm.tsx";
import { formPath, objectOf, type Values } from "../../views/enquiries/define-form.ts";
import { EnquiryForm, type EnquiryFormProps } from "../../views/enquiries/EnquiryForm.tsx";
import { ConfirmPage, EnquiryPage } from "../../views/enquiries/EnquiryPage.tsx";
import { EnquirySuccessPage } from "../../views/enquiries/EnquirySuccessPage.tsx";
import { GoneNotice, GonePage } from "../../views/enquiries/GonePage.tsx";
import type { ThanksProps } from "../../views/enquiries/Thanks.tsx";
import { TooManyRequestsNotice, TooManyRequestsPage } from "../../views/enquiries/TooManyRequestsPage.tsx";
import { telLink } from "../../views/kit/format.ts";
import type { Head } from "../../views/layout/head.ts";
import { parkName } from "../../views/park/park-name.ts";
import { queryString } from "../../views/routes.ts";

/** An answer as a page, with its head, and as a fragment for the dialog. */
export type EnquiryAnswer = { head: Head; main: ReactElement; fragment: ReactElement };

/** A form's object, values and errors. */
export type FormState = Omit<EnquiryFormProps, "inDialog">;

const headOf = (
  title: string,
  description: string,
  canonical: string | undefined,
  about?: FormState["about"],
): Head => ({
  title,
  description,
  canonical,
  crumbs: [...(about?.page ? [{ text: about.title, href: about.page.href }] : []), { text: title }],
  image: "contacts",
  noindex: true,
  sheets: ["page", "dialogs"],
});

/** A form. With errors the page's title says so first: screen readers read it at once. */
export function formAnswer(state: FormState): EnquiryAnswer {
  const { form, about, errors = {} } = state;
  const wrong = Object.keys(errors).length > 0;
  const description = `${form.title} — ${parkName.nominative}. ${form.lead}`;
  const head = headOf(form.title, description, formPath(form.name) + queryString(objectOf(form, about)), about);
  return {
    head: { ...head, title: `${wrong ? "Ошибка: " : ""}${form.title} — ${parkName.quoted}` },
    main: <EnquiryPage {...state} inDialog={false} />,
    fragment: <EnquiryForm {...state} inDialog />,
  };
}

/** The confirmation step after a filled honeypot field. */
export const confirmAnswer = (state: FormState & { values: Values }): EnquiryAnswer => ({
  head: headOf("Подтвердите отправку", "Ещё один шаг, чтобы отправить заявку.", undefined, state.about),
  main: <ConfirmPage {...state} />,
  fragment: <ConfirmForm {...state} inDialog />,
});

/** Too many posts. The fragment goes to the foot of a dialog's form, whose values stay. */
export const tooManyAnswer = (refusal: Parameters<typeof TooManyRequestsPage>[0]): EnquiryAnswer => ({
  head: {
    ...headOf("Слишком много заявок", "Приём заявок с этого адреса на время приостановлен.", undefined),
    title: "429 Error",
  },
  main: <TooManyRequestsPage {...refusal} />,
  fragment: <TooManyRequestsNotice phone={refusal.phone} retryAfterSeconds={refusal.retryAfterSeconds} />,
});

/** The object of a post does not exist. The fragment goes to the foot of a dialog's form. */
export const goneAnswer = (refusal: Parameters<typeof GonePage>[0]): EnquiryAnswer => ({
  head: {
    ...headOf("Заявка не отправлена", "На сайте нет того, о чём эта заявка.", undefined),
    title: "404 Page not found",
  },
  main: <GonePage {...refusal} />,
  fragment: <GoneNotice {...refusal} />,
});

/** The thanks page, for browsers without script. */
export const successPage = (thanks: Omit<ThanksProps, "values">) => ({
  head: headOf("Спасибо!", "Заявка принята, мы свяжемся с вами в ближайшее время.", "/requests/success", thanks.about),
  main: <EnquirySuccessPage {...thanks} />,
});

/** Shown if an enquiry could not be sent. */
export const failureNotice = (phone: string | undefined): ReactElement => (
  <>
    Не получилось отправить.{" "}
    {phone ? (
      <>
        Позвоните нам, пожалуйста: <a href={telLink(phone)}>{phone}</a>
      </>
    ) : (
      "Попробуйте, пожалуйста, ещё раз."
    )}
  </>
);
