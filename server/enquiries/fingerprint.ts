import { createHmac } from "node:crypto";
import type { FormName, Payload } from "../../views/enquiries/define-form.ts";

/** Deduplication window: the same form with the same values is one enquiry. */
export const sameEnquiryMs = 10 * 60_000;

/** Tolerated clock difference between machines. A window that ends later than that was made by a wrong clock. */
export const clockSlackMs = 60_000;

/** A digest keyed against brute force: phone numbers are few enough to try them all. */
export function fingerprint(secret: string, form: FormName, payload: Payload): string {
  const fields = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", secret)
    .update(JSON.stringify([form, fields]))
    .digest("base64url");
}
