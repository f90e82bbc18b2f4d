import { Fragment } from "react";
import { hoursInSentence } from "../content/hours-in-words.ts";
import { nextHours, type Opening, timeInWords } from "../content/opening-hours.ts";
import type { Person } from "../content/park.ts";
import type { CallPromise } from "../park/claims/claims.ts";
import { firstName, PersonCard } from "../people/PersonCard.tsx";
import { href } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { telLink } from "../ui/format.ts";
import { ModalDialog } from "../ui/ModalDialog.tsx";
import { PageHead } from "../ui/PageParts.tsx";
import { wholeWords } from "../ui/whole-words.tsx";
import type { FieldKind, FormDefinition, Subject, Values } from "./define-form.ts";

/** When the park calls, after «перезвоним», and the reason for a delay. */
export type CallTime = { when: string; reason?: string };

/** By the hours of who calls; undefined without a promise. A call too late for them moves to the next opening. */
export function whenWeCall(calls: CallPromise | undefined, hours: Opening, now: Date): CallTime | undefined {
  const next = nextHours(hours, now);
  if (!calls || !next || !hours.schedule) return undefined;
  const { opens, minutesLeft } = next;
  if (!opens || (minutesLeft !== undefined && minutesLeft >= calls.minutes)) return { when: calls.within };
  return {
    when: `${opens.day} с ${opens.time}`,
    reason: `Сейчас ${timeInWords(now)}. Отвечаем ${hoursInSentence(hours.schedule)}.`,
  };
}

/** `values` appear in the dialog only: a name and a phone must not get into an address. */
export type ThanksProps = {
  form: FormDefinition | undefined;
  subject?: Subject | undefined;
  values?: Values | undefined;
  call?: CallTime | undefined;
  phone?: string | undefined;
  /** Who calls. */
  person?: Person | undefined;
  /** The question that went along, in words. */
  asked?: string | undefined;
};

const usual = "Ваша заявка принята. Мы свяжемся с вами в ближайшее время.";

/** «Заявка принята …»: the form's own words, or the default. */
const thanksOf = (form: FormDefinition | undefined, call: CallTime | undefined): string =>
  form?.success ?? (call ? "Ваша заявка принята." : usual);

/** The page of thanks, for browsers without script. */
export function EnquirySuccessPage(props: Omit<ThanksProps, "values">) {
  const { form, subject, call } = props;
  const ways = [subject?.page, subject?.others].filter((way) => way !== undefined);
  const [first = { href: href("home", {}), text: "На главную" }, ...more] = ways;
  return (
    <>
      <PageHead title="Спасибо!" lead={thanksOf(form, call)} />
      <div className="wrap">
        <div className="sum-up done" data-sent={form?.name}>
          <Thanks {...props} />
          <div className="row">
            <ButtonLink href={first.href}>{first.text}</ButtonLink>{" "}
            {(more.length > 0 ? more : [{ href: href("plan", {}), text: "Схема корпусов" }]).map((way) => (
              <ButtonLink key={way.href} href={way.href} variant="outline">
                {way.text}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

const successAfterMs = 500;

/** ModalSuccess: opens 500 ms after the form's dialog has closed. */
export function SuccessDialog(props: ThanksProps) {
  const { form, subject, call } = props;
  return (
    <ModalDialog id="success-dialog" kind="success" title="Спасибо!" openAfterMs={successAfterMs}>
      <div className="done" data-sent={form?.name}>
        <p>{thanksOf(form, call)}</p>
        <Thanks {...props} />
      </div>
      <form method="dialog" className="req-foot">
        <button type="submit" className="button button-primary">
          Понятно
        </button>
        {subject?.others && <a href={subject.others.href}>{subject.others.text}</a>}
      </form>
    </ModalDialog>
  );
}

/** When the park calls, the enquiry's object, and a phone number. The same in dialog and page. */
function Thanks({ form, subject, values = {}, call, phone, person, asked }: ThanksProps) {
  const about = subject && (
    <>
      {wholeWords([subject.name, ...subject.facts].join(", "))} {subject.price && <b>{subject.price}</b>}
    </>
  );
  const given = Object.entries(form?.fields ?? {})
    .filter(([, { kind }]) => kind !== "locked")
    .map(([name, { kind, label }]) => ({ label, value: readable(kind, values[name]) }));
  const rows = [{ label: subject?.kind, value: about }, { label: "Вы искали", value: asked }, ...given];
  const known = rows.filter(({ value }) => value);
  return (
    <>
      {call && (
        <p className="done-when">
          <b>{`${person ? `${firstName(person)} перезвонит` : "Перезвоним"} ${call.when}`}</b>
          {call.reason && <span>{call.reason}</span>}
        </p>
      )}
      {known.length > 0 && (
        <dl>
          {known.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {person && <PersonCard person={person} />}
      {phone && !person && (
        <p className="quiet">
          Ошиблись в номере или не хотите ждать? Звоните: <a href={telLink(phone)}>{phone}</a>.
        </p>
      )}
    </>
  );
}

/** A phone "+79161234567" → "+7 916 123-45-67"; other values as they are. */
const readable = (kind: FieldKind, value = "") =>
  kind !== "phone" ? value : value.replace(/^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3-$4-$5");
