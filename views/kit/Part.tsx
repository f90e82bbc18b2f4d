import type { ReactNode } from "react";

type Props = {
  title?: ReactNode;
  /** Small words beside the title: a count, a condition, a link. */
  note?: ReactNode;
  id?: string | undefined;
  /** A line above it; the first part under a head or a drawing needs none. */
  ruled?: boolean | undefined;
  children: ReactNode;
};

/** A part of a page under a heading of 22 px. Lines separate parts; nothing has a ground of its own. */
export function Part({ title, note, id, ruled = false, children }: Props) {
  const Element = title ? "section" : "div";
  return (
    <Element className="part wrap" id={id}>
      <div className={ruled ? "part-ruled" : undefined}>
        {title && (
          <div className="part-head">
            <h2>{title}</h2>
            {note && <small>{note}</small>}
          </div>
        )}
        {children}
      </div>
    </Element>
  );
}
