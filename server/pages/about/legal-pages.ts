import { type LegalFile, LegalPage } from "../../../views/about/LegalPage.tsx";
import { legalPageData } from "../../../views/about/legal-page.jsonld.ts";
import type { LegalTextName } from "../../../views/content/park.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { HttpError } from "../../kit/http-error.ts";
import { definePage } from "../define-page.ts";

type LegalRoute = "agreement" | "advertisingConsent" | "privacy" | "laborProtection";

/** The page of a legal document. A broken document is a 503: its absence must not look like consent. */
function legalPage<Name extends LegalRoute>(route: Name, name: LegalTextName, title: string, file?: LegalFile) {
  return definePage({
    route,
    async load({ park: { texts } }) {
      const text = texts[name];
      if (!text) throw new HttpError(503, "The text is not available");
      return { text, file };
    },
    view: LegalPage,
    head: ({ text, claims, url, origin }) => ({
      title,
      description: claims?.legal[name] ?? `${text.title}: документ на сайте ${parkName.genitive}.`,
      crumbs: [{ text: text.title }],
      structured: () => [legalPageData(text, url, origin)],
    }),
  });
}

export const agreementPage = legalPage(
  "agreement",
  "agreement",
  `Пользовательское соглашение — ${parkName.nominative}`,
);

export const advertisingConsentPage = legalPage(
  "advertisingConsent",
  "advertisement",
  `Согласие на получение рекламы — ${parkName.quoted}`,
  { href: "/docs/consent-mail.pdf", text: "Согласие на рассылку (PDF)" },
);

export const privacyPage = legalPage("privacy", "privacy", `Политика конфиденциальности — ${parkName.quoted}`, {
  href: "/docs/consent-cookie.pdf",
  text: "Согласие на cookie (PDF)",
});

export const laborProtectionPage = legalPage(
  "laborProtection",
  "labor_protection",
  `Охрана труда в ${parkName.prepositional}`,
);
