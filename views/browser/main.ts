import { startBanner } from "./banner.ts";
import { startBottomBar } from "./bottom-bar.ts";
import { startComparing } from "./comparing.ts";
import { startCookieSettings } from "./cookie-settings.ts";
import { startCopying } from "./copy.ts";
import { startDialogs } from "./dialogs.ts";
import { startFilterBar } from "./filter-bar.ts";
import { startFilters } from "./filters.ts";
import { startFocusedFields } from "./focused-field.ts";
import { startFolds } from "./folds.ts";
import { startForms } from "./forms.ts";
import { startHtmx } from "./htmx-setup.ts";
import { startIslands } from "./islands.ts";
import { startListLinks } from "./list-links.ts";
import { startLoading } from "./loading.ts";
import { keepLocale } from "./locale-cookie.ts";
import { watchNavigation } from "./navigation.ts";
import { startPhoneFields } from "./phone-field.ts";
import { startPhotoLinks } from "./photo-links.ts";
import { startPrinting } from "./print.ts";
import { holdRentType } from "./rent-type.ts";
import { startSubmenus } from "./submenus.ts";
import { startSuggestions } from "./suggestions.ts";
import { showCurrentTabs } from "./tabs.ts";

// One script for all pages. Before it loads, controls work as without script.
const root = document.documentElement;
watchNavigation(root.classList);
startPhoneFields();
startForms();
startFocusedFields();
startDialogs();
startFilters();
startFilterBar();
startFolds();
startComparing();
startHtmx();
startListLinks();
startLoading();
startIslands();
startCookieSettings();
startSuggestions();
startSubmenus();
startCopying();
startPhotoLinks();
startPrinting();
startBottomBar();
startBanner();
showCurrentTabs();
holdRentType();
keepLocale();
// Shows controls that need script: the buttons that print and copy.
root.classList.add("has-script");
if (root.dataset.widgets) {
  const configured = root.dataset.widgets;
  void import("./widgets.ts").then(({ startWidgets }) => startWidgets(configured), reportError);
}
if ("liveReload" in root.dataset) {
  void import("./live-reload.ts").then(({ startLiveReload }) => startLiveReload());
}
