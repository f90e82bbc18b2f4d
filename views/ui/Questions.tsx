import type { ReactNode } from "react";

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
