import { hoursInSentence } from "../content/hours-in-words.ts";
import { nextHours, type Opening, timeInWords } from "../content/opening-hours.ts";
import type { Person } from "../content/park.ts";
import type { CallPromise } from "../park/claims/claims.ts";
import { firstName, PersonCard } from "../people/PersonCard.tsx";
import { href } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ModalDialog } from "../ui/ModalDialog.tsx";
import { PageHead } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { wholeWords } from "../ui/whole-words.tsx";
import type { FormDefinition, Subject, Values } from "./define-form.ts";

/** When the park calls, after «перезвоним», and which department; `reason` is set only while the park is closed. */
export type CallTime = { when: string; who?: string | undefined; reason?: string };

/** By the hours of who calls; undefined without a promise. A call too late for them moves to the next opening. */
export function whenWeCall(calls: CallPromise | undefined, hours: Opening, now: Date): CallTime | undefined {
  const next = nextHours(hours, now);
  if (!calls || !next || !hours.schedule) return undefined;
  const { opens, minutesLeft } = next;
  const isInTime = minutesLeft !== undefined && minutesLeft >= calls.minutes;
  if (!opens || isInTime) return { when: calls.within, who: calls.who };
  return {
    when: `${opens.day} с ${opens.time}`,
    who: calls.who,
    reason: `Сейчас ${timeInWords(now)}. Отвечаем ${hoursInSentence(hours.schedule)}.`,
  };
}

/** Only the dialog gets `values`: the page is found by its address, which must not hold a phone. */
export type ThanksProps = {
  form: FormDefinition | undefined;
  /** Its links lead on from the thanks. */
  subject?: Subject | undefined;
  values?: Values | undefined;
  call?: CallTime | undefined;
  /** Whether the department that answers the form is closed now. */
  isClosed?: boolean;
  phone?: string | undefined;
  /** Who calls. */
  person?: Person | undefined;
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

/** Who calls, when, and what to do about a wrong number. The same in dialog and page. */
function Thanks({ form, subject, values = {}, call, isClosed = false, phone, person }: ThanksProps) {
  return (
    <>
      {call && (
        <p className="done-when">
          <b>
            {wholeWords(callSentence(call, person))}
            {values.phone && (
              <>
                {" по номеру "}
                <span className="nowrap">{readablePhone(values.phone)}</span>
              </>
            )}
          </b>
          {call.reason && <span>{call.reason}</span>}
        </p>
      )}
      {subject?.sale && <p className="quiet">{wholeWords(`${subject.title}: ${subject.sale}.`)}</p>}
      {person && <PersonCard person={person} />}
      {form && <WrongNumber isClosed={isClosed} phone={person ? undefined : phone} />}
    </>
  );
}

/** «Анна перезвонит завтра с 9:00». */
function callSentence({ when, who }: CallTime, person: Person | undefined): string {
  const department = who ? `${who} позвонит` : "Перезвоним";
  const whoCalls = person ? `${firstName(person)} перезвонит` : department;
  return `${whoCalls} ${when}`;
}

/** While the park is closed nobody answers the phone, so the visitor sends the form again instead. */
function WrongNumber({ isClosed, phone }: { isClosed: boolean; phone: string | undefined }) {
  if (isClosed) return <p className="quiet">Ошиблись в номере? Отправьте заявку ещё раз с верным.</p>;
  if (!phone) return null;
  return (
    <p className="quiet">
      Ошиблись в номере или не хотите ждать? Звоните: <PhoneNumber phone={phone} />.
    </p>
  );
}

/** "+79161234567" → "+7 916 123-45-67". */
const readablePhone = (phone: string): string => phone.replace(/^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3-$4-$5");
