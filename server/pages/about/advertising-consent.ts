import { parkName } from "../../../views/park/park-name.ts";
import { legalPage } from "./legal-page.ts";

export const advertisingConsentPage = legalPage({
  route: "advertisingConsent",
  text: "advertisement",
  title: `Согласие на получение рекламы — ${parkName.quoted}`,
  file: { href: "/docs/consent-mail.pdf", text: "Согласие на рассылку (PDF)" },
});
