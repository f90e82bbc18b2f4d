import { createHmac } from "node:crypto";
import type { FormName, Payload } from "../../views/requests/define-form.ts";

/** The same form with the same values within this time is one request. */
export const sameRequestMs = 10 * 60_000;

/**
 * How far the clocks of two machines may differ before a window that ends too late is taken for a clock that was set
 * back.
 */
export const clockSlackMs = 60_000;

/**
 * Names the content of a request without containing it. Keyed with a random secret, because the digest of a bare phone
 * number is found by trying them all.
 */
export function fingerprint(secret: string, form: FormName, payload: Payload): string {
  const fields = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", secret)
    .update(JSON.stringify([form, fields]))
    .digest("base64url");
}
