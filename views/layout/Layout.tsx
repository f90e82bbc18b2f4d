import type { ReactNode } from "react";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Footer } from "./Footer.tsx";
import type { Crumb, Frame } from "./frame.ts";
import { Header } from "./Header.tsx";

type Props = { frame: Frame; current: string; crumbs: Crumb[]; children: ReactNode };

/** What every page stands in. `current` is the page's path; `crumbs` the way to it without the home page, empty for none. */
export function Layout({ frame, current, crumbs, children }: Props) {
  return (
    <>
      <SkipLink />
      <Header frame={frame} current={current} />
      <main id="main" tabIndex={-1}>
        <Breadcrumbs crumbs={crumbs} />
        {children}
      </main>
      <Footer frame={frame} current={current} />
    </>
  );
}

/** The first link of a page: past the menus. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Перейти к&nbsp;содержанию
    </a>
  );
}
