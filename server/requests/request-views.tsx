import type { ReactElement } from "react";
import { telLink } from "../../views/kit/format.ts";
import type { Head } from "../../views/layout/head.ts";
import { parkName } from "../../views/park/park-name.ts";
import { ConfirmForm } from "../../views/requests/ConfirmForm.tsx";
import { formPath, objectOf } from "../../views/requests/define-form.ts";
import { RequestForm, type RequestFormProps } from "../../views/requests/RequestForm.tsx";
import { ConfirmPage, RequestPage } from "../../views/requests/RequestPage.tsx";
import { RequestSuccessPage } from "../../views/requests/RequestSuccessPage.tsx";
import type { ThanksProps } from "../../views/requests/Thanks.tsx";
import { TooManyRequestsNotice, TooManyRequestsPage } from "../../views/requests/TooManyRequestsPage.tsx";
import { queryString } from "../../views/routes.ts";

/** The content of a request page and its head. */
export type RequestAnswer = { head: Head; main: ReactElement };

/** A form's object, values and errors. */
export type FormState = Omit<RequestFormProps, "inDialog">;

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
});

/** A form as a page. With errors the title says so first: screen readers read it at once. */
export function formPage(state: FormState): RequestAnswer {
  const { form, about, errors = {} } = state;
  const wrong = Object.keys(errors).length > 0;
  const description = `${form.title} — ${parkName.nominative}. ${form.lead}`;
  const head = headOf(form.title, description, formPath(form.name) + queryString(objectOf(form, about)), about);
  return {
    head: { ...head, title: `${wrong ? "Ошибка: " : ""}${form.title} — ${parkName.quoted}` },
    main: <RequestPage {...state} inDialog={false} />,
  };
}

/** The form alone, for the dialog. */
export const formFragment = (state: FormState): ReactElement => <RequestForm {...state} inDialog />;

type Confirmed = Pick<Parameters<typeof ConfirmForm>[0], "form" | "about" | "values" | "tellsFailure">;

/** The confirmation step after a filled honeypot field, as a page. */
export function confirmPage(state: Confirmed): RequestAnswer {
  const head = headOf("Подтвердите отправку", "Ещё один шаг, чтобы отправить заявку.", undefined, state.about);
  return { head, main: <ConfirmPage {...state} /> };
}

/** The same for the dialog. */
export const confirmFragment = (state: Confirmed): ReactElement => <ConfirmForm {...state} inDialog />;

/** Shown if a request could not be sent. */
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

/** The thanks page, for browsers without script. */
export const successPage = (thanks: Omit<ThanksProps, "values">): RequestAnswer => ({
  head: headOf("Спасибо!", "Заявка принята, мы свяжемся с вами в ближайшее время.", "/requests/success", thanks.about),
  main: <RequestSuccessPage {...thanks} />,
});

type TooMany = { phone: string | undefined; retryAfterSeconds: number };

/** The 429 page. */
export const tooManyPage = (refusal: TooMany & { state: FormState }): RequestAnswer => ({
  head: headOf("Слишком много заявок", "Приём заявок с этого адреса на время приостановлен.", undefined),
  main: <TooManyRequestsPage {...refusal} />,
});

/** The same for the foot of a dialog's form, whose values stay. */
export const tooManyFragment = (refusal: TooMany): ReactElement => <TooManyRequestsNotice {...refusal} />;
