import { known } from "../content/content.ts";
import type { LegalTextName } from "../content/park.ts";
import { definePage } from "../layout/define-page.ts";
import { legalRoutes } from "../routes.ts";
import { legalHead } from "./about.head.ts";
import { type LegalFile, LegalPage } from "./LegalPage.tsx";

/** A 404 without its text. The privacy policy is required: its absence must not look like consent. */
function legalPage<Name extends LegalTextName>(name: Name, file?: LegalFile) {
  return definePage({
    route: legalRoutes[name],
    load({ park: { texts } }) {
      const text = name === "privacy" ? known(texts[name]) : texts[name];
      return text && { text, file };
    },
    view: LegalPage,
    head: legalHead(name),
  });
}

export const agreementPage = legalPage("agreement");

export const advertisingConsentPage = legalPage("advertisement", {
  href: "/docs/consent-mail.pdf",
  text: "Согласие на рассылку (PDF)",
});

export const privacyPage = legalPage("privacy", {
  href: "/docs/consent-cookie.pdf",
  text: "Согласие на cookie (PDF)",
});

export const laborProtectionPage = legalPage("labor_protection");
