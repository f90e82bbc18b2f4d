import { CookieNotice } from "../islands/CookieNotice.tsx";
import { href } from "../routes.ts";
import { Island } from "./Island.tsx";

/** The cookie notice; stays hidden, and its code unfetched, for whoever has answered it. */
export function CookieIsland() {
  return (
    <Island when="no-cookie-notice" hidden>
      <CookieNotice privacyHref={href("privacy", {})} consentHref="/docs/consent-cookie.pdf" />
    </Island>
  );
}
