import type { ReactNode } from "react";
import { hoursInSentence } from "../content/hours-in-words.ts";
import { shortKinds, unitsOfCategory } from "../content/unit.ts";
import { documentLang } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { BareDocument } from "../ui/BareDocument.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { HeadWords } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { serviceLinks } from "./Footer.tsx";
import type { Frame } from "./frame.ts";
import { HomeLink } from "./Header.tsx";
import { Layout, SkipLink } from "./Layout.tsx";
import { MenuList, mainMenu } from "./Menu.tsx";
import { SearchForm } from "./SearchBox.tsx";

const servicesShown = 5;

type Props = {
  status: number;
  frame?: Frame | undefined;
  requestId?: string | undefined;
  /** The address named premises. */
  isOffer?: boolean | undefined;
  /** The park, at the head of a 404 page. */
  picture?: ReactNode;
  /** What is let beside them. */
  children?: ReactNode;
};

/** The page of an error. Without `frame`, while the park is not loaded yet, it has no menus, only the way home. */
export function ErrorPage({ status, frame, requestId, isOffer = false, picture, children }: Props) {
  const content = (
    <div className="wrap page-head lost">
      {status === 404 ? (
        <NotFound frame={frame} isOffer={isOffer} picture={picture}>
          {children}
        </NotFound>
      ) : (
        <Fault status={status} frame={frame} requestId={requestId} />
      )}
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
    <>
      <SkipLink hasPrivacy={false} />
      <BareHeader />
      <main id="main" tabIndex={-1} hx-history-elt="">
        {content}
      </main>
    </>
  );
}

type NotFoundProps = Pick<Props, "frame" | "isOffer" | "picture" | "children">;

function NotFound({ frame, isOffer = false, picture, children }: NotFoundProps) {
  return (
    <>
      <HeadWords
        title="404. Страница не найдена"
        lead={notFoundWords(frame !== undefined, isOffer)}
        picture={!isOffer && picture}
      />
      {children}
      {frame && !isOffer && <SearchForm button="outline" />}
      <p className="page-head-action">
        <ButtonLink href={href("home", {})} variant={isOffer ? "outline" : "primary"}>
          На главную
        </ButtonLink>
        {frame?.categories.map((category) => (
          <ButtonLink key={category.id} href={href("rent", { rent: category.alias })} variant="outline">
            {frame.freeUnits ? unitsOfCategory(frame.freeUnits[category.id], category) : shortKinds(category)}
          </ButtonLink>
        ))}
      </p>
      {frame && <WaysOn frame={frame} />}
      <p className="small muted" lang="en">
        This page could not be found
      </p>
    </>
  );
}

function notFoundWords(isKnown: boolean, isOffer: boolean): string {
  if (!isKnown) return "Данные сайта ещё не загрузились, поэтому страниц пока нет. Попробуйте ещё раз через минуту.";
  if (isOffer) return "Этого помещения нет: скорее всего, его уже сдали. Вот что сдаётся сейчас.";
  return "Проверьте адрес, найдите нужное по словам или начните с главной.";
}

/** The page of any status but 404: what happened, what to do, and whom to call. */
function Fault({ status, frame, requestId }: Props) {
  const { title, text } = faultWords(status);
  return (
    <>
      <h1>Произошла ошибка</h1>
      <p className="lead">
        <b>{`${status}. ${title}.`}</b> {text}
      </p>
      <p className="page-head-action">
        {status >= 500 && <ButtonLink href="">Попробовать ещё раз</ButtonLink>}
        <ButtonLink href={href("home", {})} variant={status >= 500 ? "outline" : "primary"}>
          На главную
        </ButtonLink>
      </p>
      {requestId && <WhatToReport requestId={requestId} contacts={frame?.contacts} />}
    </>
  );
}

function WhatToReport({ requestId, contacts }: { requestId: string; contacts: Frame["contacts"] | undefined }) {
  const code = <span className="request-code">{requestId}</span>;
  return (
    <p className="small muted">
      {contacts ? (
        <>
          Если не получается, позвоните и назовите код ошибки {code}: <PhoneNumber phone={contacts.phone} />
          {contacts.workingHours && `, ${hoursInSentence(contacts.workingHours)}`}.
        </>
      ) : (
        <>Код ошибки: {code}</>
      )}
    </p>
  );
}

function WaysOn({ frame }: { frame: Frame }) {
  return (
    <div className="ways">
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
  );
}

/** The header of a page without menus: only the way home. */
function BareHeader() {
  return (
    <header className="site-header">
      <div className="main-bar">
        <div className="wrap">
          <HomeLink />
        </div>
      </div>
    </header>
  );
}

/** The page of an overload: without menus and script, so that it costs little to send. */
export const BusyPage = ({ phone, styles }: { phone: string | undefined; styles: readonly string[] }) => (
  <BareDocument
    lang={documentLang}
    title="503 Error"
    head={styles.map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)}
  >
    <body lang="ru">
      <BareHeader />
      <main id="main" className="wrap stack lost">
        <h1>Сейчас на сайте слишком много посетителей</h1>
        <p className="lead">
          Страница откроется, если повторить через несколько секунд. Если вы отправляли заявку, вернитесь назад: всё,
          что вы написали, осталось в форме.
        </p>
        <p className="page-head-action">
          <ButtonLink href="">Попробовать ещё раз</ButtonLink>
          <ButtonLink href="/" variant="outline">
            На главную
          </ButtonLink>
          {phone && <PhoneNumber phone={phone} />}
        </p>
      </main>
    </body>
  </BareDocument>
);

/** The page for a failing error page: no layout, no content of the park, a link home. */
export const FallbackErrorPage = ({ status }: { status: number }) => (
  <BareDocument lang="en" title={`${status} Error`}>
    <body>
      <h1>{status}</h1>
      <p>Something went wrong</p>
      <p>
        <a href="/">Go home</a>
      </p>
    </body>
  </BareDocument>
);

/** True in every state of storage: only a request that was thanked for is known to be safe. */
const yourRequest =
  "Если после отправки заявки вы видели «Спасибо!», она принята; если нет — отправьте её ещё раз или позвоните нам.";

/** What follows the specified heading of error pages, «Произошла ошибка». */
function faultWords(status: number): { title: string; text: string } {
  if (status === 403)
    return {
      title: "Заявка не принята",
      text: "Браузер не подтвердил, что форма открыта на нашем сайте. Откройте её здесь и отправьте ещё раз.",
    };
  if (status === 413)
    return {
      title: "Заявка слишком длинная и не принята",
      text: "Вернитесь назад, сократите комментарий и отправьте её ещё раз.",
    };
  if (status === 503)
    return {
      title: "Сайт сейчас не отвечает",
      text: `Данные не загрузились. Попробуйте через минуту. ${yourRequest}`,
    };
  if (status >= 500) return { title: "Это наша ошибка, мы её уже видим", text: yourRequest };
  return {
    title: "Не получилось открыть страницу",
    text: "Если вы отправляли заявку, она не принята: заполните форму на сайте ещё раз.",
  };
}
