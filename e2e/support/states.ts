import type { Page } from "playwright/test";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { formReady, openers, pressOpener } from "./enquiry-dialogs.ts";
import { places } from "./selectors.ts";

/** A state that a visitor opens on a page. */
export type State = {
  address: string;
  /** Selector of the element that opens. */
  opens: string;
  /** Wide or narrow windows only; undefined: all. */
  only?: "wide" | "narrow";
  /** The cookie notice is open. Otherwise it has been answered. */
  cookies?: true;
  /** It follows on another state, on the same page: only what it opens is new. */
  isStep?: true;
  /** Whether the focus moves into the opened element. Otherwise it stays on the opener. */
  takesFocus?: true;
  reach(page: Page): Promise<void>;
};

const press = (page: Page, { css, words }: { css: string; words?: string }) => {
  const all = page.locator(css).filter({ visible: true });
  return (words === undefined ? all : all.filter({ hasText: words })).first().click();
};
const dialog = { opens: "dialog[open]", takesFocus: true } as const;

const ofForms = Object.values(allForms).flatMap((form): [string, State][] => {
  const { page: address, words } = openers[form.name];
  const open = async (page: Page) => {
    await pressOpener(page.getByRole("link", { name: words, exact: true }).filter({ visible: true }).first());
    await formReady(page);
  };
  // Forces the click while aria-disabled; the click then shows the errors.
  const send = (page: Page) =>
    page.locator(dialog.opens).getByRole("button", { name: "Отправить" }).click({ force: true });
  return [
    [`the dialog '${form.title}'`, { ...dialog, address, reach: open }],
    [
      `the dialog '${form.title}' with its errors`,
      {
        ...dialog,
        address,
        isStep: true,
        reach: async (page) => {
          await open(page);
          await send(page);
          await page.locator("dialog[open] [aria-invalid=true]").first().waitFor();
        },
      },
    ],
    [
      `thanks for '${form.title}'`,
      {
        ...dialog,
        address,
        isStep: true,
        reach: async (page) => {
          await open(page);
          for (const [name, field] of Object.entries(form.fields)) {
            const input = page.locator(`dialog[open] [name="${name}"]`);
            if (field.kind !== "locked") await input.fill(form.example[name] ?? "");
          }
          await send(page);
          await page.getByRole("dialog", { name: "Спасибо!" }).waitFor();
        },
      },
    ],
  ];
});

/** All opened states by name. Plain pages are covered by their address. */
export const states: Record<string, State> = {
  ...Object.fromEntries(ofForms),
  "the menu of narrow screens": {
    address: "/",
    opens: places.menuPanel.css,
    only: "narrow",
    reach: (page) => press(page, places.burger),
  },
  "the menu in the middle of a page": {
    address: "/about",
    opens: places.menuPanel.css,
    only: "narrow",
    reach: async (page) => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
      await press(page, places.burger);
    },
  },
  "the question of a list as a sheet": {
    address: "/arenda-ofisov",
    opens: "#filter",
    only: "narrow",
    reach: (page) => press(page, { css: "#ask-line > summary" }),
  },
  "the sections of Rent": {
    address: "/",
    opens: places.submenuPanel.css,
    only: "wide",
    reach: (page) => press(page, places.submenu),
  },
  "suggestions of the search": {
    address: "/about",
    opens: places.suggestions.css,
    only: "wide",
    reach: async (page) => {
      await page.locator(places.searchField.css).pressSequentially("офис");
      await page.locator(places.suggestions.css).first().waitFor();
    },
  },
  "the cookie notice": {
    address: "/",
    opens: places.notice.css,
    cookies: true,
    reach: (page) => page.locator(places.notice.css).waitFor(),
  },
  "the cookie popup": {
    ...dialog,
    address: "/",
    cookies: true,
    reach: async (page) => {
      await press(page, places.cookieMore);
      await page.locator(dialog.opens).waitFor();
    },
  },
  "the banner": {
    ...dialog,
    address: "/",
    reach: async (page) => {
      await press(page, places.bannerOpener);
      await page.locator(dialog.opens).waitFor();
    },
  },
};
