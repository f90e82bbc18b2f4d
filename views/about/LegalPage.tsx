import type { LegalText } from "../content/park.ts";
import { longDate, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { PrintButton } from "../kit/PrintButton.tsx";
import { plainText } from "../kit/plain-text.ts";
import { RichText } from "../kit/RichText.tsx";
import { textSections } from "../kit/sections.ts";
import type { CommonProps } from "../layout/common-props.ts";

/** A document to download beside the text. */
export type LegalFile = { href: string; text: string };

type Props = Pick<CommonProps, "contacts"> & { text: LegalText; file: LegalFile | undefined };

const lettersAMinute = 1200;
/** Lengths of sections are told in so many parts of the text; none is longer than `partsMax`. */
const parts = 50;
const partsMax = 16;

/** A legal document: its sections as a ruler that stays in sight, longer where they are longer, then the text. */
export function LegalPage({ text, contacts, file }: Props) {
  const { title, updatedAt, content, contents } = text;
  const minutes = Math.max(1, Math.round(plainText(content).length / lettersAMinute));
  return (
    <>
      <PageHead
        title={title}
        lead={
          <>
            {updatedAt && (
              <>
                Редакция от <time dateTime={updatedAt}>{longDate(updatedAt)}</time>,{" "}
              </>
            )}
            {minutes} мин чтения.
          </>
        }
        action={
          <>
            <PrintButton />
            {file && (
              <a className="button button-outline" href={file.href} type="application/pdf">
                {file.text}
              </a>
            )}
          </>
        }
      />
      {contents.length > 1 && <TextRuler text={text} />}
      <div className="wrap legal">
        {contents.length > 1 && <Contents contents={contents} />}
        <RichText html={content} />
        <p className="small muted">
          Вопросы: <a href={telLink(contacts.phone)}>{contacts.phone}</a>
          {contacts.workingHours && `, ${contacts.workingHours}`}, или{" "}
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>.
        </p>
      </div>
    </>
  );
}

/** Sections as stretches as long as their share of the text, for the eye only: the contents have the same links. */
function TextRuler({ text: { content, contents } }: { text: LegalText }) {
  const lengths = textSections(content)
    .filter(({ title }) => title !== "")
    .map(({ html }) => plainText(html).length);
  const all = lengths.reduce((sum, length) => sum + length, 1);
  const share = (at: number) => Math.max(1, Math.min(partsMax, Math.round(((lengths[at] ?? 0) / all) * parts)));
  return (
    <div className="text-ruler no-print" aria-hidden="true">
      <ol className="wrap">
        {contents.map(({ id, title }, at) => (
          <li key={id} className={`share-${share(at)}`}>
            <a href={`#${id}`} title={title} tabIndex={-1}>
              {at + 1}
            </a>
          </li>
        ))}
      </ol>
      <span className="text-read" />
    </div>
  );
}

function Contents({ contents }: { contents: LegalText["contents"] }) {
  return (
    <nav className="contents no-print" aria-label="Содержание">
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
