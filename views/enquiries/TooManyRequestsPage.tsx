import { plural, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm.tsx";

type Props = { phone: string | undefined; retryAfterSeconds: number };
type PageProps = Props & { state: Omit<EnquiryFormProps, "inDialog"> };

/** «через 7 минут». */
const waitInWords = (seconds: number) => `через ${plural(Math.ceil(seconds / 60), "минуту", "минуты", "минут")}`;

/** The 429 page: when to retry, a phone number, and the form with every value kept. */
export function TooManyRequestsPage({ phone, retryAfterSeconds, state }: PageProps) {
  return (
    <>
      <PageHead
        title="Слишком много заявок подряд"
        lead={`С вашего адреса заявки отправляют слишком часто, и на время мы их не принимаем. Отправить эту можно ${waitInWords(retryAfterSeconds)}: написанное сохранено ниже.`}
      >
        {phone && (
          <p>
            Если вопрос срочный, позвоните: <a href={telLink(phone)}>{phone}</a>.
          </p>
        )}
      </PageHead>
      <div className="wrap enquiry-page">
        <EnquiryForm {...state} inDialog={false} />
      </div>
    </>
  );
}

/** The same for a dialog's form: the script blocks the button for `data-wait-seconds`. */
export function TooManyRequestsNotice({ phone, retryAfterSeconds }: Props) {
  return (
    <p className="req-limit" data-wait-seconds={retryAfterSeconds}>
      <b>Слишком много заявок подряд.</b> Отправить можно {waitInWords(retryAfterSeconds)}, написанное останется здесь.
      {phone && (
        <>
          {" "}
          Срочно — звоните: <a href={telLink(phone)}>{phone}</a>.
        </>
      )}
    </p>
  );
}
