import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type LineProps = {
  href?: string | undefined;
  title: ReactNode;
  /** A sentence about it. */
  text?: ReactNode;
  /** What the rows are compared by, such as a price: in one column at the right. */
  value?: ReactNode;
  /** A date, before the title. */
  when?: ReactNode;
  /** The link leads to another site. */
  external?: boolean | undefined;
  /** It takes the focus after a swap. */
  focused?: boolean | undefined;
};

/** A row of `Lines`, which is one link: what it is, a sentence about it, what the rows are compared by. */
export function Line({ href, title, text, value, when, external = false, focused = false }: LineProps) {
  return (
    <li {...(focused && { tabIndex: -1, autoFocus: true })}>
      {when}{" "}
      <b>
        {href ? (
          <a className="row-link" href={href}>
            {title}
            {external && (
              <>
                <span className="visually-hidden"> (откроется другой сайт)</span> <Icon name="external" size={16} />
              </>
            )}
          </a>
        ) : (
          title
        )}
      </b>{" "}
      {text && <p>{text}</p>} {value && <span className="line-value">{value}</span>}
    </li>
  );
}

/** Rows of a list in columns: services, vacancies, news (`dated`), whom to call. */
export const Lines = ({ dated = false, children }: { dated?: boolean; children: ReactNode }) => (
  <ul className={dated ? "lines lines-dated" : "lines"}>{children}</ul>
);
