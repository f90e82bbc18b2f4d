import type { ReactElement } from "react";
import type { Head } from "../../views/layout/head.ts";
import { parkName } from "../../views/park/park-name.ts";
import { ConfirmForm } from "../../views/requests/ConfirmForm.tsx";
import { type About, type FormDefinition, formPath, type Values } from "../../views/requests/define-form.ts";
import { RequestForm } from "../../views/requests/RequestForm.tsx";
import { ConfirmPage, RequestPage } from "../../views/requests/RequestPage.tsx";
import { RequestSuccessPage } from "../../views/requests/RequestSuccessPage.tsx";
import { TooManyRequestsNotice, TooManyRequestsPage } from "../../views/requests/TooManyRequestsPage.tsx";
import { fragmentHtml } from "../render/html.ts";

/** A page of the requests: what stands in it, and what it says of itself. */
export type RequestAnswer = { head: Head; main: ReactElement };

/** A form as it goes back and forth: what it is for, what was given, what is wrong with it. */
export type FormState = {
  form: FormDefinition;
  about?: About | undefined;
  values?: Values;
  errors?: Values;
  notice?: string | undefined;
  tellsFailure: boolean;
};

const headOf = (title: string, description: string, canonical: string | undefined): Head => ({
  title,
  description,
  canonical,
  crumbs: [{ text: title }],
  image: "contacts",
  noindex: true,
});

/** A form as a page. With errors its title says so first, so that a reader hears it at once. */
export function formPage(state: FormState): RequestAnswer {
  const { form, errors = {} } = state;
  const wrong = Object.keys(errors).length > 0;
  const head = headOf(form.title, `${form.title} ${parkName.genitive}. ${form.lead}`, formPath(form.name));
  return {
    head: { ...head, title: `${wrong ? "Ошибка: " : ""}${form.title} — ${parkName.quoted}` },
    main: <RequestPage {...state} inDialog={false} />,
  };
}

/** The form alone, to take the place of the one in the dialog. */
export const formFragment = (state: FormState): ReactElement => <RequestForm {...state} inDialog />;

/** The extra step after a filled trap field, as a page. */
export function confirmPage(form: FormDefinition, about: About | undefined, values: Values): RequestAnswer {
  const head = headOf("Подтвердите отправку", "Ещё один шаг, чтобы отправить заявку.", undefined);
  return { head, main: <ConfirmPage form={form} about={about} values={values} /> };
}

/** The same in the dialog. */
export const confirmFragment = (form: FormDefinition, about: About | undefined, values: Values): ReactElement => (
  <ConfirmForm form={form} about={about} values={values} inDialog />
);

/** The thanks without script. */
export const successPage = (): RequestAnswer => ({
  head: headOf("Спасибо!", "Заявка принята, мы свяжемся с вами в ближайшее время.", "/requests/success"),
  main: <RequestSuccessPage />,
});

/** The answer to too many posts. */
export const tooManyPage = (phone: string | undefined, retryAfterSeconds: number): RequestAnswer => ({
  head: headOf("Слишком много заявок", "Приём заявок с этого адреса на время приостановлен.", undefined),
  main: <TooManyRequestsPage phone={phone} retryAfterMinutes={Math.ceil(retryAfterSeconds / 60)} />,
});

/** The same in one line, for the form in a dialog: nothing of it is lost. */
export const tooManyFragment = (phone: string | undefined, retryAfterSeconds: number): string =>
  fragmentHtml(<TooManyRequestsNotice phone={phone} retryAfterMinutes={Math.ceil(retryAfterSeconds / 60)} />);
