import { startCookieSettings } from "./cookie-settings.ts";
import { startDialogs } from "./dialogs.ts";
import { startHtmx } from "./htmx-setup.ts";
import { loadOnInteraction } from "./interaction.ts";
import { startIslands } from "./islands.ts";
import { startLoadState } from "./load-state.ts";
import { startLoadingBar } from "./loading-bar.ts";
import { keepLocale } from "./locale-cookie.ts";
import { startPrefetch } from "./prefetch.ts";

// What every page needs at once. What only an acting visitor needs comes with the first action: `on-interaction.ts`.
startHtmx();
startLoadState();
startLoadingBar();
startDialogs();
startIslands();
startCookieSettings();
startPrefetch();
loadOnInteraction();
keepLocale();
const root = document.documentElement;
// Shows what is of no use without script: the buttons that print and copy.
root.classList.add("has-script");
if ("liveReload" in root.dataset) void import("./live-reload.ts").then(({ startLiveReload }) => startLiveReload());
