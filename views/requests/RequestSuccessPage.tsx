import { ButtonLink } from "../kit/Button.tsx";
import { PageHeading } from "../kit/PageHeading.tsx";
import { href } from "../routes.ts";

/** The thanks after a request that was sent without script. */
export function RequestSuccessPage() {
  return (
    <PageHeading title="Спасибо!" lead="Ваша заявка принята. Мы свяжемся с вами в ближайшее время.">
      <p>А пока можно посмотреть, что ещё есть в парке.</p>
      <div className="row">
        <ButtonLink href={href("home", {})}>На главную</ButtonLink>
        <ButtonLink href={href("plan", {})} variant="outline">
          Схема корпусов
        </ButtonLink>
      </div>
    </PageHeading>
  );
}
