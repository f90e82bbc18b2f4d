import { dropEmptyValues, holdRentType, leadToList, leaveOutEmptyQueries, startListLinks } from "./addresses.ts";
import { startBanner } from "./banner.ts";
import { startCopying, startPhotoLinks, startPrinting } from "./buttons.ts";
import { startDialogs } from "./dialogs.ts";
import { startCookieAnswers, startIslands } from "./islands.ts";
import { awaitHtmx } from "./late-htmx.ts";
import { startParts } from "./lazy-parts.ts";
import { leaveToBrowser } from "./left-to-browser.ts";
import { startMenus } from "./menus.ts";
import { showAddress, watchNavigation } from "./navigation.ts";
import { startOfferBar } from "./offer-bar.ts";
import { startPressFocus } from "./press-focus.ts";
import { keepLocale, stored } from "./storage.ts";
import { showCurrentTabs } from "./tabs.ts";

// One script for all pages. Before it loads, controls work as without script.
const root = document.documentElement;
showAddress();
watchNavigation(root.classList);
startPressFocus();
startDialogs();
dropEmptyValues();
leaveToBrowser();
startParts();
startListLinks();
awaitHtmx();
startIslands();
startCookieAnswers();
startMenus();
startCopying();
startOfferBar();
startPhotoLinks();
startPrinting();
startBanner();
void showCurrentTabs();
holdRentType();
leadToList();
leaveOutEmptyQueries();
keepLocale();
// What `loading.ts` says of fragments, for the page itself.
Object.assign(document.querySelector("main")?.dataset ?? {}, { load: "done", loadedAt: new Date().toISOString() });
// Shows controls that need script: the buttons that print and copy.
root.classList.add("has-script");
if (!HTMLScriptElement.supports?.("speculationrules"))
  void import("./prefetch.ts").then(({ startPrefetch }) => startPrefetch(), reportError);
if (root.dataset.widgets) {
  const configured = root.dataset.widgets;
  // The consent may be given while the script loads.
  const consented = () => stored("local", "cookieConsent") === "all";
  void import("./widgets.ts").then(({ startWidgets }) => startWidgets(configured, consented()), reportError);
}
