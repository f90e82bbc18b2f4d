import { CookieNotice, type CookieNoticeProps } from "../islands/Notice.tsx";

import { href } from "../routes.ts";
import { Island } from "./Island.tsx";

const words: CookieNoticeProps = {
  notice: "Мы используем файлы cookie, чтобы сайт работал, и — с вашего согласия — чтобы считать посещения.",
  privacy: { href: href("privacy", {}), text: "Политика конфиденциальности" },
};

/** The cookie notice; hidden without script and for visitors who answered it. Its code loads when one turns to it. */
export function CookieIsland() {
  return (
    <Island hidden>
      <CookieNotice {...words} />
    </Island>
  );
}
