import { legalHead } from "../../../views/about/about.head.ts";
import { type LegalFile, LegalPage } from "../../../views/about/LegalPage.tsx";
import type { LegalTextName, Park } from "../../../views/content/park.ts";
import { legalRoutes } from "../../../views/routes.ts";
import { HttpError } from "../../kit/http-error.ts";
import { definePage } from "../define-page.ts";

/** The legal texts that the API has; the others have neither a page nor a link. */
export const legalTextsOf = ({ texts }: Pick<Park, "texts">): LegalTextName[] =>
  (Object.keys(legalRoutes) as LegalTextName[]).filter((name) => texts[name] !== undefined);

/** A 404 without its text. The privacy policy is required: its absence must not look like consent. */
function legalPage<Name extends LegalTextName>(name: Name, file?: LegalFile) {
  return definePage({
    route: legalRoutes[name],
    async load({ park: { texts } }) {
      const text = texts[name];
      if (!text && name === "privacy") throw new HttpError(503, "The text is not available");
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
