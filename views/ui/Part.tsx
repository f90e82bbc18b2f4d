import type { ReactNode } from "react";

type Props = {
  title?: ReactNode;
  /** Small words beside the title: a count, a condition, a link. */
  note?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
};

/** A part of a page under a heading of 22 px. */
export function Part({ title, note, id, children }: Props) {
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
