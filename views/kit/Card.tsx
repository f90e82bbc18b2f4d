import { Children, type ReactNode } from "react";
import { Heading, type HeadingLevel } from "./Heading.tsx";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.ts";

type CardProps = {
  title?: ReactNode;
  href?: string | undefined;
  level?: HeadingLevel | undefined;
  icon?: IconName | undefined;
  children?: ReactNode;
};

/** A white box with a heading. With `href` the whole box is one link. */
function Card({ title, href, level, icon, children }: CardProps) {
  return (
    <article className="card">
      {icon && (
        <span className="card-icon">
          <Icon name={icon} size={28} />
        </span>
      )}
      {title && (
        <Heading level={level}>
          {href ? (
            <a className="cover-link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      )}
      {children}
    </article>
  );
}

type GridProps = { columns?: 2 | 3 | 4 | undefined; rail?: boolean | undefined; children: ReactNode };

/** Cards in a grid; null without cards. `columns` applies to wide screens; a `rail` scrolls sideways on phones. */
export function CardGrid({ columns = 3, rail, children }: GridProps) {
  if (Children.toArray(children).length === 0) return null;
  return <ul className={cardsClass(columns, rail)}>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>;
}

export function cardsClass(columns: 2 | 3 | 4, rail = false): string {
  return `cards cards-${columns}${rail ? " cards-rail" : ""}`;
}
