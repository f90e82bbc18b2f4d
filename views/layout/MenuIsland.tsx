import { type MenuEntry, MobileMenu } from "../islands/MobileMenu.tsx";
import { telLink } from "../kit/format.ts";
import { formPath } from "../requests/define-form.ts";
import { href } from "../routes.ts";
import type { Frame } from "./frame.ts";
import { Island } from "./Island.tsx";
import { currentMark, type MenuItem, mainMenu, rentMenu, visitMenu } from "./menu.ts";

/** The menu of narrow screens, filled. `current` is the page's path. Its code is fetched when it is first opened, which needs no code. */
export function MenuIsland({ frame, current }: { frame: Frame; current: string }) {
  const entry = (item: MenuItem): MenuEntry => ({
    text: item.count === undefined ? item.text : `${item.text} — ${item.count}`,
    href: item.href,
    current: currentMark(item, current),
    external: item.external,
  });
  const cabinet: MenuItem = { text: "Кабинет арендатора", href: frame.cabinetUrl, covers: [], external: true };
  const { phone, workingHours } = frame.contacts;
  const main = mainMenu(frame).map((item) =>
    item.text === "Аренда" ? { ...entry(item), items: rentMenu(frame).map(entry) } : entry(item),
  );
  return (
    <Island on="toggle">
      <MobileMenu
        main={main}
        visit={[...visitMenu, cabinet].map(entry)}
        searchHref={href("search", {})}
        phone={{ text: phone, href: telLink(phone) }}
        hours={workingHours}
        callback={{ href: formPath("callback"), fragment: formPath("callback", true) }}
      />
    </Island>
  );
}
