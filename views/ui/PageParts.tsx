import type { ReactNode } from "react";
import { number } from "./format.ts";
import { wholeWords } from "./whole-words.tsx";

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons under the lead. */
  action?: ReactNode;
  /** A picture at full width with the words on it, in narrow windows above them. */
  picture?: ReactNode;
  /** A search, tabs, or a line of links. */
  children?: ReactNode;
};

/** The head of every page: its only h1, its lead, what to do or to choose. */
export function PageHead({ title, lead, action, picture, children }: PageHeadProps) {
  return (
    <div className="page-head wrap">
      <HeadWords title={title} lead={lead} picture={picture} />
      {action && <div className="page-head-action">{action}</div>}
      {children}
    </div>
  );
}

/** The title and the lead, with their picture if there is one. */
export function HeadWords({ title, lead, picture }: Pick<PageHeadProps, "title" | "lead" | "picture">) {
  const words = (
    <>
      <h1>{typeof title === "string" ? wholeWords(title) : title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
  if (!picture) return words;
  return (
    <div className="page-cover">
      {picture}
      <div>{words}</div>
    </div>
  );
}

type PartProps = {
  title?: ReactNode;
  /** Small words beside the title: a count, a condition, a link. */
  note?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
};

/** A part of a page under a heading of 22 px. */
export function Part({ title, note, id, children }: PartProps) {
  const Element = title ? "section" : "div";
  return (
    <Element className="part wrap" id={id}>
      {title && (
        <div className="part-head">
          <h2>{title}</h2>
          {note && <small>{note}</small>}
        </div>
      )}
      {children}
    </Element>
  );
}

type Tab = {
  href: string;
  text: string;
  count?: number | undefined;
  current?: boolean | undefined;
  /** What htmx fetches instead of the page. */
  fragment?: string | undefined;
};

/** Links between views of one subject; the current one is marked. */
export function Tabs({ label, items }: { label: string; items: Tab[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map(({ href, text, count, current, fragment }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "page" : undefined} hx-get={fragment}>
              {text}
              {count !== undefined && <span className="count">{` ${number(count)}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Questions with folding answers; several may be open. */
export function Questions({ items }: { items: { question: string; answer: ReactNode }[] }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div className="prose">{typeof answer === "string" ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  );
}

/** Replaces an empty list: the reason, and ways out as children. */
export function EmptyResult({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
