import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type Props = {
  title?: string | undefined;
  link?: { href: string; text: string } | undefined;
  lead?: ReactNode;
  tone?: "light" | "white" | "dark" | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/** A full-width band: a heading, an optional link and content. */
export function Section({ title, link, lead, tone = "light", id, children }: Props) {
  return (
    <section className={`section section-${tone}`} id={id}>
      <div className="wrap">
        {title && (
          <div className="section-head">
            <h2>{title}</h2>
            {link && (
              <a className="more" href={link.href}>
                {link.text}
                <Icon name="arrow" size={20} />
              </a>
            )}
          </div>
        )}
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
