import { monthAhead } from "../../tests/support/moment.ts";
import { longDate } from "../../views/ui/format.ts";
import type { Size } from "../engines/engine.ts";
import { openers } from "../support/enquiry-dialogs.ts";
import { places } from "../support/selectors.ts";
import type { Visitor } from "./visitor.ts";

/** Test access to the content API: the number of requests that arrived with a phone. */
type Desk = { arrived(phone: string): number; freshPhone(): string };

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const low = { width: 844, height: 390 };

/**
 * `cookies`: the cookie notice is open. Otherwise it has been answered. `controls`: with the other such journeys it
 * presses every kind of control, so every engine makes it with each hand.
 */
export type Journey = {
  size: Size;
  cookies?: true;
  controls?: true;
  walk(visitor: Visitor, desk: Desk): Promise<void>;
};

const shownNow = (visitor: Visitor) =>
  visitor.run((css) => document.querySelector(css)?.textContent ?? "", places.count.css);

type ListState = { count: string; building: string; text: string; isChosen: boolean };

/** Sends the form that `reach` opens: in a dialog, or on its page while its code loads. */
async function sendForm(visitor: Visitor, desk: Desk, reach: () => Promise<unknown>) {
  const phone = desk.freshPhone();
  await reach();
  await visitor.sees(places.phone);
  await visitor.fill(places.phone, phone);
  await visitor.press(places.send);
  await isThanked(visitor, desk, phone);
}

async function isThanked(visitor: Visitor, desk: Desk, phone: string) {
  await visitor.sees(places.thanks);
  await visitor.until("have it arrive once", async () => (desk.arrived(phone) === 1 ? {} : { problem: "not once" }));
}

/** Waits for the page and its script: the address changes before. Until then a control works as without script. */
const isReady = (visitor: Visitor) =>
  visitor.holds("be ready", () => document.querySelector("main")?.dataset.load === "done", undefined);

/** Chooses an option of a list; drivers differ in how they open one. */
const choose = async (visitor: Visitor, css: string, value: string) => {
  await isReady(visitor);
  await visitor.run(
    (chosen) => {
      const list = document.querySelector<HTMLSelectElement>(chosen.css);
      if (list) list.value = chosen.value;
      list?.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { css, value },
  );
};

/** The main journeys, shared by all engines. */
export const journeys: Record<string, Journey> = {
  "the menu opens inside the window, and its links work": {
    size: narrow,
    controls: true,
    walk: async (visitor) => {
      await visitor.open("/");
      await visitor.press(places.burger);
      await visitor.sees(places.menuPanel);
      await visitor.press(places.menuPanelLink);
      await visitor.at(/^\/vacancies$/);
      await visitor.gone(places.menuPanel);
    },
  },
  "a dialog takes the focus, and Escape returns it to the opener": {
    size: wide,
    controls: true,
    walk: async (visitor) => {
      await visitor.open("/about");
      // Before its code loads, a click leads to the form's page. This visitor waits for the code.
      await visitor.holds("have its code", () => document.readyState === "complete", undefined);
      await visitor.press(places.opener);
      await visitor.sees(places.phone);
      const isInside = (css: string) => document.querySelector(css)?.contains(document.activeElement) ?? false;
      await visitor.sees(places.dialog);
      await visitor.holds("have the focus in the dialog", isInside, places.dialog.css);
      await visitor.key("Escape");
      await visitor.gone(places.dialog);
      const isOpener = (words: string) => document.activeElement?.textContent?.trim() === words;
      await visitor.holds("have the focus on the opener", isOpener, places.opener.words);
    },
  },
  "a dialog in a low window shows its button, and the focused field with its label": {
    size: low,
    walk: async (visitor) => {
      for (const form of ["rent", "vacancy"] as const) {
        await visitor.open(openers[form].page);
        await visitor.holds("have its code", () => document.readyState === "complete", undefined);
        await visitor.press({ css: "main a", words: openers[form].words });
        await visitor.sees({ css: `#${form}-send` });
        await visitor.sees(places.dialog);
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
  "a form is sent once, and the visitor is thanked": {
    size: narrow,
    walk: (visitor, desk) => sendForm(visitor, desk, () => visitor.open("/requests/callback")),
  },
  "a form of a dialog is sent once, and the visitor is thanked": {
    size: wide,
    controls: true,
    walk: (visitor, desk) =>
      sendForm(visitor, desk, async () => {
        await visitor.open("/about");
        await visitor.press(places.opener);
      }),
  },
  "a chosen building filters the list, Back undoes it, and Back from a unit restores the filtered list": {
    size: wide,
    walk: async (visitor) => {
      await visitor.open("/arenda-ofisov");
      const all = { css: places.count.css, text: await shownNow(visitor) };
      const isOther = ({ css, text }: typeof all) => document.querySelector(css)?.textContent !== text;
      const isList = ({ count, building, text, isChosen }: ListState) =>
        document.querySelector(count)?.textContent === text &&
        (document.querySelector(building)?.getAttribute("aria-current") === "true") === isChosen;
      const list = { count: places.count.css, building: places.building.css };
      // A link without script, a filter with script.
      await visitor.press(places.buildingPill);
      await visitor.at(/bodies=2/);
      await visitor.holds("show another count", isOther, all);
      const filtered = { ...list, text: await shownNow(visitor), isChosen: true };
      await visitor.back();
      await visitor.at(/^\/arenda-ofisov$/);
      await visitor.holds("show the whole list", isList, { ...list, text: all.text, isChosen: false });
      await visitor.press(places.buildingPill);
      await visitor.at(/bodies=2/);
      await visitor.holds("show the filtered list", isList, filtered);
      await visitor.press(places.unit);
      await visitor.at(/^\/pavilions\/\d+$/);
      await visitor.back();
      await visitor.at(/bodies=2/);
      await visitor.holds("show the filtered list again", isList, filtered);
    },
  },
  // Each press or filled field is one action.
  "35 people from February for 1.5 million: seven actions to an enquiry that says so": {
    size: wide,
    walk: async (visitor, desk) => {
      const phone = desk.freshPhone();
      await visitor.open("/");
      await visitor.fill({ css: "#people" }, "35");
      await choose(visitor, "#freeBy", monthAhead(2));
      await visitor.fill({ css: "#priceTo" }, "1500000");
      await visitor.key("Enter");
      await visitor.at(/people=35/);
      await visitor.press({ css: ".results a[href*='+']" });
      await visitor.at(/^\/pavilions\/\d+\+\d+\?.*people=35/);
      // What still loads may move the button from under Firefox's press.
      await visitor.holds("be whole", () => document.readyState === "complete", undefined);
      await visitor.press({ css: ".card-acts .button-primary" });
      await visitor.sees({ css: ".req-asked" });
      const isSaid = ({ css, dayWords }: { css: string; dayWords: string }) => {
        const words = document.querySelector(css)?.textContent?.replace(/\s/g, " ") ?? "";
        return /35 \S+.*1 500 000 ₽/.test(words) && words.includes(dayWords);
      };
      const day = longDate(monthAhead(2)).replace(/\s/g, " ");
      await visitor.holds("name the question in the enquiry", isSaid, { css: ".req-asked", dayWords: day });
      await visitor.fill({ css: "#rent-phone" }, phone);
      await visitor.press({ css: "#rent-send" });
      await isThanked(visitor, desk, phone);
    },
  },
  "a warehouse with a dock on a phone is six actions from the home page to a call": {
    size: narrow,
    walk: async (visitor) => {
      await visitor.open("/");
      await visitor.press({ css: "#kind-warehouse" });
      await visitor.fill({ css: "#squareFrom" }, "500");
      await visitor.fill({ css: "#squareTo" }, "900");
      await visitor.press({ css: "form:has(#squareTo) .button-primary" });
      await visitor.at(/squareFrom=500/);
      await choose(visitor, "#gates", "dock");
      await visitor.at(/gates=dock/);
      // None is as large: the nearest with a dock.
      await visitor.press({ css: ".results .row-link:not([href*='+'])" });
      await visitor.at(/^\/pavilions\/\d+/);
      await visitor.sees({ css: ".card-acts a.call[href^='tel:']" });
    },
  },
  "three options for a boss are five actions, also from an opened unit, and are there again next day": {
    size: wide,
    controls: true,
    walk: async (visitor) => {
      await visitor.open("/arenda-skladov");
      await isReady(visitor);
      for (const count of [1, 2]) {
        await visitor.press(places.mark);
        await visitor.sees({ css: places.shortlistCount.css, words: String(count) });
      }
      await visitor.press({ css: "#results .row:nth-child(3) .row-link" });
      await visitor.at(/^\/pavilions\/\d+/);
      await isReady(visitor);
      await visitor.press({ css: ".price-card .mark" });
      await visitor.sees({ css: places.shortlistCount.css, words: "3" });
      await visitor.press(places.shortlist);
      const whole = /^\/compare\?compare=\d+&compare=\d+&compare=\d+/;
      await visitor.at(whole);
      await visitor.sees(places.chosenOffer);
      await visitor.open("/");
      await isReady(visitor);
      await visitor.sees({ css: places.shortlistCount.css, words: "3" });
      await visitor.press(places.shortlist);
      await visitor.at(whole);
    },
  },
  "the cookie notice is inside the window, and its answer is stored": {
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
