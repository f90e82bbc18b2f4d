import type { ReactNode } from "react";
import { href } from "../routes.ts";
import { Kept } from "../ui/Kept.ts";
import { Footer } from "./Footer.tsx";
import type { Frame } from "./frame.ts";
import { Header } from "./Header.tsx";
import type { Crumb } from "./head.ts";
import { CookieIsland } from "./Island.tsx";
import { inMenus } from "./Menu.tsx";

type Props = { frame: Frame; current: string; crumbs: Crumb[]; children: ReactNode };

/**
 * The frame of every page. `current` is the page's path; `crumbs` the way to it without the home page, empty for
 * none.
 */
export function Layout({ frame, current, crumbs, children }: Props) {
  const place = inMenus(current);
  return (
    <>
      <SkipLink hasPrivacy={frame.texts.includes("privacy")} />
      <Kept beside={frame}>
        <Header frame={frame} current={place} />
      </Kept>
      <main id="main" tabIndex={-1} hx-history-elt="">
        <Breadcrumbs crumbs={crumbs} />
        {children}
      </main>
      <Kept beside={frame}>
        <Footer frame={frame} current={place} />
      </Kept>
    </>
  );
}

/** The first stops of a page: the link past the menus, and the cookie notice until it is answered. */
export function SkipLink({ hasPrivacy }: { hasPrivacy: boolean }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Перейти к содержанию
      </a>
      <CookieIsland hasPrivacy={hasPrivacy} />
    </>
  );
}

/** The way from the home page to this one; the last step is the page itself. */
function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs wrap" aria-label="Вы здесь">
      <ol>
        {[{ text: "Главная", href: href("home", {}) }, ...crumbs].map(({ text, href: address }) => (
          <li key={text}>{address ? <a href={address}>{text}</a> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
