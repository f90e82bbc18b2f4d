import { telLink } from "../kit/format.ts";
import { documentLang } from "../park/park-name.ts";

/** The page of an overload: plain, so that it costs little to send. */
export function BusyPage({ phone }: { phone: string | undefined }) {
  return (
    <html lang={documentLang}>
      <head>
        <meta charSet="utf-8" />
        <title>503 Error</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      <body lang="ru">
        <h1>Сейчас на сайте слишком много посетителей</h1>
        <p>
          Страница откроется, если повторить через несколько секунд. Если вы отправляли заявку, вернитесь назад: всё,
          что вы написали, осталось в форме.
        </p>
        <p>
          <a href="/">На главную</a>
          {phone && (
            <>
              {" · "}
              <a href={telLink(phone)}>{phone}</a>
            </>
          )}
        </p>
      </body>
    </html>
  );
}
