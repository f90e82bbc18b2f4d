import type { ReactNode } from "react";
import { hoursInSentence } from "../content/hours-in-words.ts";
import type { Person } from "../content/park.ts";
import { Face } from "../people/PersonCard.tsx";
import { href } from "../routes.ts";
import { Button } from "../ui/Button.tsx";
import { ModalDialog } from "../ui/ModalDialog.tsx";
import {
  consent,
  type FormDefinition,
  formPath,
  type Subject,
  subjectParam,
  type Values,
  type Wish,
} from "./define-form.ts";
import { EnquiryField, lockedFields, SubjectLine } from "./EnquiryField.tsx";

/** `values` and `errors` are keyed by field name. */
export type EnquiryFormProps = {
  form: FormDefinition;
  subject?: Subject | undefined;
  values?: Values | undefined;
  errors?: Values | undefined;
  wish?: Wish | undefined;
  /** Who answers; without a person the form's own words. */
  person?: Person | undefined;
  /** When the person calls: «завтра с 9:00». */
  calls?: string | undefined;
  /** `REQUEST_ERROR_NOTICE`: the line after a failure, with the phone number. */
  failure?: ReactNode;
  /** Whether sending has just failed. */
  failed?: boolean;
  /** Which of the documents behind the consent the API has. */
  hasAgreement: boolean;
  hasPrivacy: boolean;
  /** Opening hours: «Пн–Пт 9:00–18:00». */
  hours?: string | undefined;
  /** In a dialog htmx sends the form; on its own page the browser does. */
  inDialog: boolean;
};

const formAttributes = (name: FormDefinition["name"]) => ({
  id: `${name}-form`,
  className: "form",
  method: "post" as const,
  action: formPath(name),
  "data-request": true,
});

/** htmx attributes of a form in a dialog: the response is another dialog, or the form with its errors. */
function htmxOf(name: FormDefinition["name"]) {
  const swapNotice = `target:#${name}-status swap:innerHTML`;
  return {
    "hx-post": formPath(name),
    "hx-target": "#dialogs",
    "hx-swap": "beforeend",
    "hx-sync": "this:drop",
    "hx-status:404": swapNotice,
    "hx-status:422": `target:#${name}-form swap:outerHTML`,
    "hx-status:429": swapNotice,
  };
}

/** A contact form, the same in a dialog and on its own page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const {
    form,
    subject,
    values,
    wish,
    person,
    calls,
    errors = {},
    hours,
    hasAgreement,
    hasPrivacy,
    inDialog,
    failure,
    failed = false,
  } = props;
  const badFields = Object.keys(errors);
  const locked = new Set(lockedFields(form, subject).map(([name]) => name));
  return (
    <form
      {...formAttributes(form.name)}
      noValidate={!inDialog}
      // Returned values count as typed: a click on the backdrop must not lose them.
      data-typed={values && ""}
      data-attempted={badFields.length > 0 ? "" : undefined}
      {...(inDialog && htmxOf(form.name))}
    >
      <div className="req">
        {badFields.length > 1 && !inDialog && <ErrorSummary {...{ form, errors }} />}
        <AboutFields {...{ form, subject, wish }} />
        {subject ? (
          <SubjectLine {...{ form, subject }} />
        ) : (
          <p className="req-lead">{calls ? `Перезвоним ${calls}.` : withHours(form.lead, hours)}</p>
        )}
        {wish?.question && <AskedLine {...wish.question} />}
        {Object.entries(form.fields)
          .filter(([name, { kind }]) => !locked.has(name) && !(subject?.several && kind === "locked"))
          .map(([name, field]) => (
            <EnquiryField
              key={name}
              id={`${form.name}-${name}`}
              {...{ name, field }}
              value={values?.[name] ?? field.initial ?? ""}
              error={errors[name]}
              focus={badFields[0] === name}
            />
          ))}
        <Trap id={`${form.name}-website`} />
        <ConsentNote {...{ hasAgreement, hasPrivacy }} />
      </div>
      <FormFoot
        name={form.name}
        says={
          person && calls ? (
            <span className="req-person">
              <Face person={person} />
              <span>
                {person.name} перезвонит {calls}
              </span>
            </span>
          ) : (
            subject && form.lead
          )
        }
        {...{ failure, failed }}
      />
    </form>
  );
}

/** Hidden fields that name the object and the offers of an enquiry. */
function AboutFields({ form, subject, wish }: Pick<EnquiryFormProps, "form" | "subject" | "wish">) {
  return (
    <>
      {form.subject && subject && <input type="hidden" name={subjectParam(form.subject)} value={subject.id} />}
      {wish?.carried.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** The question that the visitor came with: it goes along unless the visitor unchecks it. */
function AskedLine({ query, words, isSent }: NonNullable<Wish["question"]>) {
  return (
    <label className="req-asked">
      <input type="hidden" name="question" value={query} />
      <input type="checkbox" name="asked" value="yes" defaultChecked={isSent} />{" "}
      <span>
        <small>Вы искали — передадим вместе с заявкой</small> {words}
      </span>
    </label>
  );
}

/** «Перезвоним в рабочее время: по будням с 9:00 до 18:00.» */
const withHours = (lead: string, hours: string | undefined) =>
  hours ? lead.replace(/\.$/, `: ${hoursInSentence(hours)}.`) : lead;

/** A list of errors at the top of the page, with links to the fields, for visitors without script. */
function ErrorSummary({ form, errors }: { form: FormDefinition; errors: Values }) {
  return (
    <div className="form-errors" role="alert">
      <p>Проверьте, пожалуйста:</p>
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${form.name}-${name}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A honeypot: hidden from people, filled by robots. Browsers may fill it too, so it only adds a confirmation step. */
function Trap({ id }: { id: string }) {
  return (
    <p hidden>
      <label htmlFor={id}>Оставьте это поле пустым</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}

/** The consent that sending implies: a separate document, as the law on personal data requires. */
function ConsentNote({ hasAgreement, hasPrivacy }: Pick<EnquiryFormProps, "hasAgreement" | "hasPrivacy">) {
  const agreement = <a href={href("agreement", {})}>соглашении</a>;
  const privacy = <a href={href("privacy", {})}>политике конфиденциальности</a>;
  return (
    <p className="consent">
      Отправляя форму, вы даёте <a href={consent.file}>согласие на обработку персональных данных</a>
      {` (PDF, редакция ${consent.edition}). `}
      {(hasAgreement || hasPrivacy) && (
        <>
          Подробнее — в {hasAgreement && agreement}
          {hasAgreement && hasPrivacy && " и "}
          {hasPrivacy && privacy}.
        </>
      )}
    </p>
  );
}

type FormFootProps = {
  /** The prefix of ids; the form's name. */
  name: string;
  send?: string;
  says?: ReactNode;
  /** The line after a failure; in a dialog the script shows it. */
  failure?: ReactNode;
  failed?: boolean;
};

/** The button and one sentence. The script takes the sentences of other states from `data-` attributes. */
function FormFoot({ name, send = "Отправить", says, failure, failed }: FormFootProps) {
  const line = failure && <p className="req-limit">{failure}</p>;
  return (
    <div className="req-foot">
      <div className="req-box" id={`${name}-status`} role="status">
        {failed && line}
      </div>
      {line && <template>{line}</template>}
      <Button id={`${name}-send`} data-sending="Отправляем…">
        {send}
      </Button>
      <p
        className="req-say"
        role="status"
        data-sending="Не закрывайте окно: это несколько секунд."
        data-wrong="Проверьте поле:"
        data-wrong-many="Проверьте поля:"
      >
        {says}
      </p>
    </div>
  );
}

type ConfirmFormProps = Pick<EnquiryFormProps, "form" | "subject" | "wish" | "values" | "inDialog" | "failure">;

/** The confirmation step after a filled honeypot field: keeps every value, has one button, works without script. */
export function ConfirmForm({ form, subject, wish, values = {}, inDialog, failure }: ConfirmFormProps) {
  const { question } = wish ?? {};
  return (
    <form {...formAttributes(form.name)} data-typed="" {...(inDialog && htmxOf(form.name))}>
      <div className="req">
        <h2 className="confirm-title">Подтвердите отправку</h2>
        <p>Так мы отличаем людей от программ. Всё, что вы написали, сохранено.</p>
        <AboutFields {...{ form, subject, wish }} />
        {question && <input type="hidden" name="question" value={question.query} />}
        {question?.isSent && <input type="hidden" name="asked" value="yes" />}
        {Object.keys(form.fields).map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
        ))}
      </div>
      <FormFoot name={form.name} send="Подтвердить" failure={failure} />
    </form>
  );
}

export const dialogId = (form: FormDefinition) => `${form.name}-dialog`;

/** ModalCallback, ModalVacancy, ModalPresentation, ModalCallbackRent, ModalCallbackAdvertisement. */
export function EnquiryDialog(props: Omit<EnquiryFormProps, "inDialog">) {
  return (
    <ModalDialog id={dialogId(props.form)} kind="form" title={props.form.title} openAfterMs={0}>
      <EnquiryForm {...props} inDialog />
    </ModalDialog>
  );
}
