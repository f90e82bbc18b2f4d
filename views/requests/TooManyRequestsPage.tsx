import { ButtonLink } from "../kit/Button.tsx";
import { plural, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { href } from "../routes.ts";

type Props = { phone: string | undefined; retryAfterSeconds: number };

/** «через 7 минут». */
const waitInWords = (seconds: number) => `через ${plural(Math.ceil(seconds / 60), "минуту", "минуты", "минут")}`;

/** The 429 page: when to retry, and a phone number. */
export function TooManyRequestsPage({ phone, retryAfterSeconds }: Props) {
  return (
    <PageHeading
      title="Слишком много заявок подряд"
      lead={`Мы получили с вашего адреса много заявок и на время приостановили приём. Попробуйте ${waitInWords(retryAfterSeconds)}.`}
    >
      {phone && (
        <p>
          Если вопрос срочный, позвоните: <a href={telLink(phone)}>{phone}</a>.
        </p>
      )}
      <ButtonLink href={href("home", {})}>На главную</ButtonLink>
    </PageHeading>
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
