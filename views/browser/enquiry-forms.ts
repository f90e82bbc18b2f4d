import { startFocusedFields } from "./focused-field.ts";
import { startForms } from "./forms.ts";
import { startPhoneFields } from "./phone-field.ts";
import { startSending } from "./sending.ts";

/** Everything of request forms: validation, phone numbers, scrolling, sending. */
export function start(): void {
  startPhoneFields();
  startSending();
  startForms();
  startFocusedFields();
}
