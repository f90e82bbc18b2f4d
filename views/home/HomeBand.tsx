import type { ReactNode } from "react";

type Props = { title?: string | undefined; white?: boolean | undefined; children: ReactNode };

/** A block of the home page, as wide as the window. */
export function HomeBand({ title, white = false, children }: Props) {
  return (
    <section className={white ? "home-band home-white" : "home-band"}>
      <div className="wrap">
        {title && <h2>{title}</h2>}
        {children}
      </div>
    </section>
  );
}

/** The heading of a block, and where it goes on. */
export function HomeHeading({ title, link }: { title: string; link: { href: string; text: string } }) {
  return (
    <div className="home-head">
      <h2>{title}</h2>
      <a href={link.href}>{link.text}</a>
    </div>
  );
}
