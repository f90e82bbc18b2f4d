import { ButtonLink } from "../kit/Button.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { href } from "../routes.ts";

type Props = { phone: string | undefined; retryAfterMinutes: number };

/** What one sees who sends requests too often: when to come back, and whom to call meanwhile. */
export function TooManyRequestsPage({ phone, retryAfterMinutes }: Props) {
  return (
    <PageHeading
      title="Слишком много заявок подряд"
      lead={`Мы получили с вашего адреса много заявок и на время приостановили приём. Попробуйте через ${retryAfterMinutes} мин.`}
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

/** The same for a visitor whose form stands in a dialog. */
export function TooManyRequestsNotice({ phone, retryAfterMinutes }: Props) {
  return (
    <>
      Слишком много заявок подряд. Попробуйте через {retryAfterMinutes} мин
      {phone && (
        <>
          {" "}
          или позвоните: <a href={telLink(phone)}>{phone}</a>
        </>
      )}
      .
    </>
  );
}
