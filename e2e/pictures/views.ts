import type { Page } from "playwright/test";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { states } from "../support/states.ts";

/**
 * A first screen, or a state that a visitor opens on it. `element` is a selector; undefined: the whole window.
 * `isRepeated`: another window shows the same, so the sample leaves this one out.
 */
export type PicturedView = {
  name: string;
  width: number;
  height: number;
  address: string;
  element?: string;
  cookies?: true;
  isRepeated: boolean;
  reach?(page: Page): Promise<void>;
};

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** One address for each kind of page. */
const pages = {
  home: "/",
  list: "/arenda-ofisov",
  unit: "/pavilions/1001",
  comparison: "/compare?compare=1001&compare=1042&compare=1070",
  scheme: "/plan?body=4&floor=11",
  services: "/services",
  service: "/services/1",
  shops: "/shops",
  news: "/news/1",
  vacancy: "/vacancies/1",
  advertising: "/advertising/solutions/1",
  parking: "/parking",
  route: "/route",
  contacts: "/contacts",
  about: "/about",
  form: "/requests/rent?pavilionId=1001",
  search: "/search?q=офис",
  "not found": "/nothing-here",
};

/** Each dialog, menu and notice, and one form each with errors and with thanks. */
const opened: [name: string, windows: (typeof narrow)[]][] = [
  ["the dialog 'Написать нам'", [wide]],
  ["the dialog 'Написать нам' with its errors", [narrow]],
  ["thanks for 'Написать нам'", [narrow, wide]],
  ["the dialog 'Отклик на вакансию'", [wide]],
  ["the dialog 'Получить презентацию'", [wide]],
  ["the dialog 'Заявка на аренду'", [narrow, wide]],
  ["the dialog 'Заявка на рекламу'", [narrow]],
  ["the menu of narrow screens", [narrow]],
  ["the sections of Rent", [wide]],
  ["suggestions of the search", [wide]],
  ["the cookie notice", [narrow, wide]],
  ["the cookie popup", [narrow]],
  ["the banner", [narrow, wide]],
];

/** Forms by the titles of their dialogs: file names are ASCII. */
const forms: Record<string, string> = Object.fromEntries(
  Object.values(allForms).map(({ title, name }) => [title, name]),
);

const fileName = (name: string, width: number) =>
  `${name.replace(/'(.+)'/, (_, title) => forms[title] ?? title).replaceAll(" ", "-")}-${width}`;

/** All views with a reference picture. */
export const picturedViews: readonly PicturedView[] = [
  ...Object.entries(pages).flatMap(([name, address], at) =>
    [narrow, wide].map((size, window) => {
      const isRepeated = at % 2 !== window;
      return { name: fileName(name, size.width), ...size, address, isRepeated };
    }),
  ),
  ...opened.flatMap(([name, windows]) => {
    const state = states[name];
    if (!state) throw new Error(`There is no state ${name}`);
    const { address, opens, cookies, reach } = state;
    return windows.map((size, at) => ({
      name: fileName(name, size.width),
      ...size,
      address,
      isRepeated: at > 0,
      element: opens,
      reach,
      ...(cookies && { cookies }),
    }));
  }),
];
