import type { Size } from "../engines/engine.ts";
import { openers } from "../support/openers.ts";
import { places } from "../support/places.ts";
import type { Visitor } from "./visitor.ts";

/** What a journey needs beside its window: how many requests with this phone have reached the content API. */
type Desk = { arrived(phone: string): number; freshPhone(): string };

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const low = { width: 844, height: 390 };

/** `cookies`: the notice stands; elsewhere it has been answered. */
export type Journey = {
  size: Size;
  cookies?: true;
  walk(visitor: Visitor, desk: Desk): Promise<void>;
};

const shownNow = (visitor: Visitor) =>
  visitor.run((css) => document.querySelector(css)?.textContent ?? "", places.count.css);

/** Chooses a building beside the list: without script a link, with it a filter. */
async function chooseBuilding(visitor: Visitor) {
  await visitor.open("/arenda-ofisov");
  const before = await shownNow(visitor);
  await visitor.press(places.building);
  await visitor.at(/bodies=2/);
  const isNew = ({ css, old }: { css: string; old: string }) => document.querySelector(css)?.textContent !== old;
  await visitor.holds("show another count", isNew, { css: places.count.css, old: before });
}

/** The form, in a dialog or, before its code has come, on its page. */
async function reachForm(visitor: Visitor) {
  await visitor.open("/about");
  await visitor.press(places.opener);
  await visitor.sees(places.phone);
}

/** The main journeys, written once for all engines. */
export const journeys: Record<string, Journey> = {
  "a link pressed right after the page came leads where it says": {
    size: wide,
    walk: async (visitor) => {
      for (const from of ["/", "/arenda-ofisov", "/pavilions/1001"]) {
        await visitor.open(from);
        await visitor.press(places.menuLink);
        await visitor.at(/^\/vacancies$/);
      }
    },
  },
  "the menu opens inside the window, and its link leads on": {
    size: narrow,
    walk: async (visitor) => {
      await visitor.open("/");
      await visitor.press(places.burger);
      await visitor.sees(places.menuPanel);
      await visitor.press(places.menuPanelLink);
      await visitor.at(/^\/vacancies$/);
      await visitor.gone(places.menuPanel);
    },
  },
  "a dialog takes the focus, and Escape gives it back to its opener": {
    size: wide,
    walk: async (visitor) => {
      await visitor.open("/about");
      // A press before the code has come leads to the page of the form: this visitor reads first.
      await visitor.holds("have its code", () => document.readyState === "complete", undefined);
      await visitor.press(places.opener);
      await visitor.sees(places.phone);
      const isInside = (css: string) => document.querySelector(css)?.contains(document.activeElement) ?? false;
      if (await visitor.run((css) => document.querySelector(css) === null, places.dialog.css)) {
        await visitor.at(/^\/requests\/callback$/);
        return;
      }
      await visitor.sees(places.dialog);
      await visitor.holds("have the focus in the dialog", isInside, places.dialog.css);
      await visitor.key("Escape");
      await visitor.gone(places.dialog);
      const isOpener = (words: string) => document.activeElement?.textContent?.trim() === words;
      await visitor.holds("have the focus on the opener", isOpener, places.opener.words);
    },
  },
  "a dialog of a low window shows its button, and the focused field with its label": {
    size: low,
    walk: async (visitor) => {
      for (const form of ["rent", "vacancy"] as const) {
        await visitor.open(openers[form].page);
        await visitor.holds("have its code", () => document.readyState === "complete", undefined);
        await visitor.press({ css: "main a", words: openers[form].words });
        await visitor.sees({ css: `#${form}-send` });
        // A press before the code has come leads to the page of the form.
        if (await visitor.run((css) => document.querySelector(css) === null, places.dialog.css)) return;
        for (const field of ["name", "phone"]) {
          await visitor.press({ css: `#${form}-${field}` });
          await visitor.sees({ css: `label[for=${form}-${field}]` });
          await visitor.sees({ css: `#${form}-send` });
        }
        const isButton = (css: string) => {
          const { height = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
          return height >= 24 && height <= 80;
        };
        await visitor.holds("have a button of 24 to 80 px", isButton, `#${form}-send`);
      }
    },
  },
  "a form is sent once, and thanked for": {
    size: narrow,
    walk: async (visitor, desk) => {
      const phone = desk.freshPhone();
      await visitor.open("/requests/callback");
      await visitor.fill(places.phone, phone);
      await visitor.press(places.send);
      await visitor.sees(places.thanks);
      await visitor.until("have it arrive once", async () =>
        desk.arrived(phone) === 1 ? {} : { problem: "not once" },
      );
    },
  },
  "a form reached by its link is sent once, and thanked for": {
    size: wide,
    walk: async (visitor, desk) => {
      const phone = desk.freshPhone();
      await reachForm(visitor);
      await visitor.fill(places.phone, phone);
      await visitor.press(places.send);
      await visitor.sees(places.thanks);
      await visitor.until("have it arrive once", async () =>
        desk.arrived(phone) === 1 ? {} : { problem: "not once" },
      );
    },
  },
  "a building that is chosen filters the list": { size: wide, walk: chooseBuilding },
  "Back from a unit shows the list as it was filtered": {
    size: wide,
    walk: async (visitor) => {
      await chooseBuilding(visitor);
      const filtered = await shownNow(visitor);
      await visitor.press(places.unitGroup);
      await visitor.press(places.unit);
      await visitor.at(/^\/pavilions\/\d+$/);
      await visitor.back();
      await visitor.at(/bodies=2/);
      const isBack = ({ count, building, text }: Record<"count" | "building" | "text", string>) =>
        document.querySelector(count)?.textContent === text &&
        document.querySelector(building)?.getAttribute("aria-current") === "true";
      const wanted = { count: places.count.css, building: places.building.css, text: filtered };
      await visitor.holds("show the filtered list", isBack, wanted);
    },
  },
  "Back within a list takes the last choice away": {
    size: wide,
    walk: async (visitor) => {
      await chooseBuilding(visitor);
      await visitor.back();
      await visitor.at(/^\/arenda-ofisov$/);
      const isWhole = (css: string) => document.querySelector(css)?.getAttribute("aria-current") === null;
      await visitor.holds("show the whole list", isWhole, places.building.css);
    },
  },
  "a comparison that was asked for is seen": {
    size: wide,
    walk: async (visitor) => {
      await visitor.open("/arenda-ofisov");
      // Equal units are folded: the rows of the first fold are compared.
      await visitor.press(places.unitGroup);
      await visitor.press(places.compared);
      await visitor.press(places.otherCompared);
      await visitor.press(places.compare);
      await visitor.at(/compare=\d+&compare=\d+/);
      await visitor.sees(places.comparison);
    },
  },
  "the cookie notice stands in the window, and its answer is kept": {
    size: narrow,
    cookies: true,
    walk: async (visitor) => {
      await visitor.open("/");
      await visitor.sees(places.notice);
      await visitor.press(places.accept);
      await visitor.gone(places.notice);
      await visitor.open("/about");
      await visitor.sees(places.heading);
      const kept = () => localStorage.getItem("cookieNotice") === "true";
      await visitor.holds("keep the answer", kept, undefined);
      await visitor.gone(places.notice);
    },
  },
};
