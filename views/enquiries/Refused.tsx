import type { ReactNode } from "react";
import { hoursInSentence } from "../content/hours-in-words.ts";
import { plural, premisesTitle } from "../ui/format.ts";
import { PageHead } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import type { SubjectKind, Values } from "./define-form.ts";

/** A form as a page: the target of every link to it without script. */
export const FormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageHead title={title} />
    <div className="wrap enquiry-page">{children}</div>
  </>
);

/** Why an enquiry was not taken: on a page, and as a note in a dialog's form. `call` stands before the phone. */
export type Refusal = {
  title: string;
  lead: string;
  call: string;
  note: { text: string; call: string; waitSeconds?: number };
};

const gone: Readonly<Record<SubjectKind, string>> = {
  pavilion: "Этого помещения на сайте нет: возможно, его уже сдали.",
  vacancy: "Этой вакансии на сайте нет: возможно, её уже закрыли.",
  mediaFacadeSolution: "Этой поверхности на сайте нет: возможно, её сняли.",
};

/** The object of the enquiry no longer exists. */
export const objectGone = (kind: SubjectKind): Refusal => ({
  title: "Заявка не отправлена",
  lead: `${gone[kind]} Отправьте написанное как общую заявку: всё сохранено ниже.`,
  call: "Или позвоните",
  note: { text: gone[kind], call: "Позвоните" },
});

/** What the callback form has no field for goes into its comment; `wish`: offers and question in words. */
export function asMessage({ name = "", phone = "", email, comment, pavilionName }: Values, wish = ""): Values {
  const lines = [pavilionName && premisesTitle(pavilionName), wish, comment, email];
  return { name, phone, comment: lines.filter(Boolean).join("\n") };
}

export function tooMany(waitSeconds: number): Refusal {
  const when = `через ${plural(Math.ceil(waitSeconds / 60), "минуту", "минуты", "минут")}`;
  return {
    title: "Пока не можем принять заявку",
    lead: `За 10 минут с вашего адреса пришло много заявок. Новую примем ${when}; всё написанное сохранено ниже.`,
    call: "Если вопрос срочный, позвоните",
    note: {
      text: `За 10 минут с вашего адреса пришло много заявок. Новую примем ${when}, написанное останется здесь.`,
      call: "Срочно — звоните",
      waitSeconds,
    },
  };
}

type RefusedProps = { refusal: Refusal; phone: string | undefined; hours: string | undefined };

/** The phone, and when somebody answers it. */
const AnsweredPhone = ({ phone, hours }: { phone: string; hours: string | undefined }) => (
  <>
    <PhoneNumber phone={phone} />
    {hours && `, ${hoursInSentence(hours)}`}.
  </>
);

/** `children` is the form with what was typed. */
export function RefusedPage({
  refusal: { title, lead, call },
  phone,
  hours,
  children,
}: RefusedProps & { children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        {phone && (
          <p>
            {`${call}: `}
            <AnsweredPhone {...{ phone, hours }} />
          </p>
        )}
      </PageHead>
      <div className="wrap enquiry-page">{children}</div>
    </>
  );
}

/** The script blocks the button for `data-wait-seconds`. */
export function RefusalNote({ refusal: { title, note }, phone, hours }: RefusedProps) {
  return (
    <p className="req-limit" data-wait-seconds={note.waitSeconds}>
      <b>{`${title}.`}</b> {note.text}
      {phone && (
        <>
          {` ${note.call}: `}
          <AnsweredPhone {...{ phone, hours }} />
        </>
      )}
    </p>
  );
}
