import { hoursInSentence } from "../content/hours-in-words.ts";
import type { LegalText } from "../content/park.ts";
import type { CommonProps } from "../layout/define-page.ts";
import { PrintButton } from "../ui/Button.tsx";
import { longDate } from "../ui/format.ts";
import { MailLink } from "../ui/MailLink.tsx";
import { PageHead } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { RichText } from "../ui/RichText.tsx";

/** A document to download beside the text. */
export type LegalFile = { href: string; text: string };

type Props = Pick<CommonProps, "contacts"> & { text: LegalText; file: LegalFile | undefined };

/** A legal document: its contents, folded on a phone by `legal.css`, beside the text. */
export function LegalPage({ text, contacts, file }: Props) {
  const { title, updatedAt, content, contents } = text;
  return (
    <>
      <PageHead title={title} />
      <div className="wrap legal">
        {contents.length > 1 && <Contents contents={contents} />}
        <div>
          <RichText html={content} />
          <p className="links">
            {updatedAt && (
              <span>
                Редакция от <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
              </span>
            )}{" "}
            <PrintButton />{" "}
            {file && (
              <a href={file.href} type="application/pdf">
                {file.text}
              </a>
            )}
          </p>
          <p className="small muted">
            Вопросы: <PhoneNumber phone={contacts.phone} />
            {contacts.workingHours && `, ${hoursInSentence(contacts.workingHours)}`}
            {contacts.email && (
              <>
                , или <MailLink email={contacts.email} />
              </>
            )}
            .
          </p>
        </div>
      </div>
    </>
  );
}

function Contents({ contents }: { contents: LegalText["contents"] }) {
  return (
    <details className="contents no-print">
      <summary>Содержание</summary>
      <ul>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
