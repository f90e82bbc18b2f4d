import { startCookieSettings } from "./cookie-settings.ts";
import { startHtmx } from "./htmx-setup.ts";
import { loadOnInteraction } from "./interaction.ts";
import { startIslands } from "./islands.ts";
import { startLoading } from "./loading.ts";
import { keepLocale } from "./locale-cookie.ts";

// What every page needs at once. What only an acting visitor needs comes with the first action: `on-interaction.ts`.
startHtmx();
startLoading();
startIslands();
startCookieSettings();
loadOnInteraction();
keepLocale();
const root = document.documentElement;
// Shows what is of no use without script: the buttons that print and copy.
root.classList.add("has-script");
if (root.dataset.widgets) {
  const configured = root.dataset.widgets;
  void import("./widgets.ts").then(({ startWidgets }) => startWidgets(configured), reportError);
}
if ("liveReload" in root.dataset) {
  void import("./live-reload.ts").then(({ startLiveReload }) => startLiveReload());
}
