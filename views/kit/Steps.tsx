import type { ReactNode } from "react";

type Step = { title: string; text: ReactNode; note?: string | undefined };

/** Numbered steps; `note` is short: «1 день». */
export function Steps({ items }: { items: Step[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text, note }) => (
        <li key={title}>
          {note && <span className="steps-note">{note}</span>}
          <p className="card-title">{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
