import type { Contacts, LegalText } from "../content/park.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { longDate, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { PrintButton } from "../kit/PrintButton.tsx";
import { RichText } from "../kit/RichText.tsx";

/** A document to download beside the text. */
export type LegalFile = { href: string; text: string };

/** What the page of a legal document shows. */
export type LegalPageProps = { text: LegalText; contacts: Contacts; file: LegalFile | undefined };

/** A legal document: revision, table of contents, text and contacts. */
export function LegalPage({ text, contacts, file }: LegalPageProps) {
  return (
    <>
      <PageHeading
        title={text.title}
        lead={text.updatedAt && <>Редакция от {<time dateTime={text.updatedAt}>{longDate(text.updatedAt)}</time>}</>}
      >
        <div className="row">
          <PrintButton />
          {file && (
            <a className="button button-quiet" href={file.href} type="application/pdf">
              {file.text}
            </a>
          )}
        </div>
      </PageHeading>
      <div className="section section-white">
        <div className="wrap split legal">
          <RichText html={text.content} />
          {text.contents.length > 1 && (
            <aside>
              <Contents contents={text.contents} />
            </aside>
          )}
        </div>
      </div>
      <CallToAction
        title="Остались вопросы?"
        text={
          <>
            Позвоните <a href={telLink(contacts.phone)}>{contacts.phone}</a>
            {contacts.workingHours && ` (${contacts.workingHours})`} или напишите на{" "}
            <a href={`mailto:${contacts.email}`}>{contacts.email}</a>.
          </>
        }
      />
    </>
  );
}

function Contents({ contents }: { contents: LegalText["contents"] }) {
  return (
    <nav className="contents panel no-print" aria-labelledby="contents-title">
      <p className="card-title" id="contents-title">
        Содержание
      </p>
      <ul>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
