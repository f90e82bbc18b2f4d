import { documentLang } from "../park/park-name.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { telLink } from "../ui/format.ts";
import { BareHeader } from "./ErrorPage.tsx";

type Props = { phone: string | undefined; styles: readonly string[] };

/** The page of an overload: without menus and script, so that it costs little to send. */
export function BusyPage({ phone, styles }: Props) {
  return (
    <html lang={documentLang}>
      <head>
        <meta charSet="utf-8" />
        <title>503 Error</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {styles.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
      </head>
      <body lang="ru">
        <BareHeader />
        <main id="main" className="wrap stack lost">
          <h1>Сейчас на сайте слишком много посетителей</h1>
          <p className="lead">
            Страница откроется, если повторить через несколько секунд. Если вы отправляли заявку, вернитесь назад: всё,
            что вы написали, осталось в форме.
          </p>
          <p className="row">
            <ButtonLink href="">Попробовать ещё раз</ButtonLink>
            <ButtonLink href="/" variant="outline">
              На главную
            </ButtonLink>
            {phone && <a href={telLink(phone)}>{phone}</a>}
          </p>
        </main>
      </body>
    </html>
  );
}
