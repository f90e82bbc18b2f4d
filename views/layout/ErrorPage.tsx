import type { ReactNode } from "react";
import { Logo } from "../drawings/Logo.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { telLink } from "../kit/format.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { serviceLinks } from "./Footer.tsx";
import type { Frame } from "./frame.ts";
import { Layout, SkipLink } from "./Layout.tsx";
import { MenuList } from "./MenuLink.tsx";
import { mainMenu } from "./menu.ts";

const servicesShown = 5;

type Props = { status: number; frame?: Frame | undefined; requestId?: string | undefined };

/** What a visitor sees instead of a page. Without `frame` (nothing is known of the park yet) there are no menus, only the way home. */
export function ErrorPage({ status, frame, requestId }: Props) {
  const content = (
    <div className="wrap error-page">
      <p className="error-status num" aria-hidden="true">
        {status}
      </p>
      {status === 404 ? <NotFound frame={frame} /> : <Fault frame={frame} requestId={requestId} />}
    </div>
  );
  if (frame) {
    return (
      <Layout frame={frame} current="" crumbs={[]}>
        {content}
      </Layout>
    );
  }
  return (
    <Bare>
      <main id="main" tabIndex={-1} hx-history-elt="">
        {content}
      </main>
    </Bare>
  );
}

function NotFound({ frame }: { frame: Frame | undefined }) {
  return (
    <>
      <h1>404. Страница не найдена</h1>
      <p className="lead">Возможно, адрес набран с ошибкой или помещение уже сдано.</p>
      <ButtonLink href={href("home", {})}>На главную</ButtonLink>
      {frame && (
        <div className="error-links">
          <section aria-labelledby="error-menu">
            <h2 id="error-menu">Меню</h2>
            <MenuList items={mainMenu(frame)} current="" />
          </section>
          {frame.services.length > 0 && (
            <section aria-labelledby="error-services">
              <h2 id="error-services">Услуги</h2>
              <MenuList items={serviceLinks(frame.services, servicesShown)} current="" />
            </section>
          )}
        </div>
      )}
      <p className="small muted" lang="en">
        This page could not be found
      </p>
    </>
  );
}

function Fault({ frame, requestId }: { frame: Frame | undefined; requestId: string | undefined }) {
  return (
    <>
      <h1>Произошла ошибка</h1>
      <p className="lead">
        Мы уже знаем о ней. Попробуйте обновить страницу
        {frame && (
          <>
            {" "}
            или позвоните: <a href={telLink(frame.contacts.phone)}>{frame.contacts.phone}</a>
          </>
        )}
        .
      </p>
      <ButtonLink href={href("home", {})}>На главную</ButtonLink>
      {requestId && <p className="small muted">{`Код обращения: ${requestId}`}</p>}
    </>
  );
}

function Bare({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="site-header">
        <div className="main-bar">
          <div className="wrap">
            <a className="logo" href={href("home", {})} aria-label={`${parkName.plain}, на главную`}>
              <Logo size={40} />
              <span>{parkName.plain}</span>
            </a>
          </div>
        </div>
      </header>
      {children}
    </>
  );
}
