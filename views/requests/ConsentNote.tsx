import { href } from "../routes.ts";
import { consent } from "./consent.ts";

/** What one agrees to by sending: a document of its own, as the law on personal data asks. */
export function ConsentNote() {
  return (
    <p className="consent">
      Отправляя форму, вы даёте <a href={consent.file}>согласие на обработку персональных данных</a>
      {` (PDF, редакция ${consent.edition}). `}
      <a href={href("agreement", {})}>Соглашение</a> и <a href={href("privacy", {})}>политика конфиденциальности</a>.
    </p>
  );
}
