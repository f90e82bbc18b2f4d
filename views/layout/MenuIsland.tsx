import { formPath } from "../enquiries/define-form.ts";
import { type MenuEntry, MobileMenu } from "../islands/MobileMenu.tsx";
import { href } from "../routes.ts";
import { telLink } from "../ui/format.ts";
import type { Frame } from "./frame.ts";
import { Island } from "./Island.tsx";
import {
  cabinetMenu,
  categoryMenu,
  currentMark,
  type MenuItem,
  mainMenu,
  pageLink,
  selectionLink,
  visitMenu,
} from "./menu.ts";

const search = pageLink("Поиск", href("search", {}));

/**
 * The menu of narrow screens, filled. `current` is the page's path. Its code is fetched when it is first opened, which
 * needs no code.
 */
export function MenuIsland({ frame, current }: { frame: Frame; current: string }) {
  const entries = (items: MenuItem[]): MenuEntry[] =>
    items.map(({ text, href, external, count, ...item }) => {
      const mark = currentMark({ text, href, ...item }, current);
      return { text, href, current: mark, external, count: count === undefined ? undefined : ` ${count}` };
    });
  const { phone, workingHours } = frame.contacts;
  return (
    <Island>
      <MobileMenu
        rent={entries(categoryMenu(frame))}
        main={entries([...mainMenu(frame), selectionLink])}
        visit={entries([...visitMenu, search, ...cabinetMenu(frame)])}
        phone={{ text: phone, href: telLink(phone) }}
        note={workingHours ? `${workingHours} · язык: RU` : "Язык: RU"}
        callback={{ href: formPath("callback"), fragment: formPath("callback", true) }}
      />
    </Island>
  );
}
