import { href } from "../routes.ts";
import { consent } from "./consent.ts";

/** The consent that sending implies: a separate document, as the law on personal data requires. */
export function ConsentNote({ hasAgreement }: { hasAgreement: boolean }) {
  return (
    <p className="consent">
      Отправляя форму, вы даёте <a href={consent.file}>согласие на обработку персональных данных</a>
      {` (PDF, редакция ${consent.edition}). `}
      {hasAgreement ? (
        <>
          <a href={href("agreement", {})}>Соглашение</a> и <a href={href("privacy", {})}>политика конфиденциальности</a>
          .
        </>
      ) : (
        <>
          <a href={href("privacy", {})}>Политика конфиденциальности</a>.
        </>
      )}
    </p>
  );
}
