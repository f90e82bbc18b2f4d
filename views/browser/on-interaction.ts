import { startBanner } from "./banner.ts";
import { startCopying } from "./copy.ts";
import { startForms } from "./forms.ts";
import { startPhoneFields } from "./phone-field.ts";
import { startPrinting } from "./print.ts";
import { startSubmenus } from "./submenus.ts";
import { startSuggestions } from "./suggestions.ts";

/** Starts what only an acting visitor needs: a chunk of its own, so that whoever reads one page does not pay for it. */
export function startInteraction(): void {
  startPhoneFields();
  startForms();
  startSuggestions();
  startSubmenus();
  startCopying();
  startPrinting();
  startBanner();
}
