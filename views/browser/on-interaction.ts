import { startBanner } from "./banner.ts";
import { startCopying } from "./copy.ts";
import { startDialogs } from "./dialogs.ts";
import { startFilters } from "./filters.ts";
import { startForms } from "./forms.ts";
import { watchNavigation } from "./navigation.ts";
import { startPhoneFields } from "./phone-field.ts";
import { startPrefetch } from "./prefetch.ts";
import { startPrinting } from "./print.ts";
import { startSubmenus } from "./submenus.ts";
import { startSuggestions } from "./suggestions.ts";

/** Starts what only an acting visitor needs: a chunk of its own, so that whoever reads one page does not pay for it. */
export function startInteraction(): void {
  startPhoneFields();
  startForms();
  startDialogs();
  startFilters();
  watchNavigation(document.documentElement.classList);
  startSuggestions();
  startSubmenus();
  startCopying();
  startPrinting();
  startPrefetch();
  startBanner();
}
