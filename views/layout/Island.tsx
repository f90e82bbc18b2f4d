import type { ReactElement } from "react";
import { allIslands } from "../islands/all-islands.ts";
import { CookieNotice, type CookieNoticeProps } from "../islands/Notice.tsx";
import { href } from "../routes.ts";

type Props = {
  /** Hidden until the browser's script shows it, if it is useless without script. */
  hidden?: boolean | undefined;
  /** An island of the table. */
  children: ReactElement<object>;
};

/** An island: rendered here, woken up in the browser with the same props, which it reads back from this markup. */
export function Island({ hidden, children }: Props) {
  const name = Object.entries(allIslands).find(([, component]) => component === children.type)?.[0];
  if (!name) throw new Error("Not an island of the table");
  return (
    <div data-island={name} hidden={hidden}>
      {children}
    </div>
  );
}

const cookieWords: Required<CookieNoticeProps> = {
  notice: "Мы используем файлы cookie, чтобы сайт работал, и — с вашего согласия — чтобы считать посещения.",
  privacy: { href: href("privacy", {}), text: "Политика конфиденциальности" },
};

/** The cookie notice; hidden without script and for visitors who answered it. Its code loads when one turns to it. */
export function CookieIsland({ hasPrivacy }: { hasPrivacy: boolean }) {
  const { notice, privacy } = cookieWords;
  return (
    <Island hidden>
      <CookieNotice notice={notice} privacy={hasPrivacy ? privacy : undefined} />
    </Island>
  );
}
